import type { Pips } from '../../boards/dice/pips';
import type { HopPlayer, HopView, OpenBox, RowColour } from '../../protocol/views';
import { sameSpot, type Spot } from './view';

/** A number and where it goes. */
export interface Entry extends Spot {
  value: Pips;
}

/** All numbers that fit somewhere, ascending. */
export function valuesOf(boxes: readonly OpenBox[]): Pips[] {
  return [...new Set(boxes.flatMap(({ values }) => values))].sort();
}

/** The number meant, if there is no doubt: chosen, the only one the box takes, or the only one at all. */
export function meantValue(boxes: readonly OpenBox[], chosen: Pips | null, spot: Spot | null): Pips | null {
  if (chosen != null) return chosen;
  const box = spot && boxes.find((each) => sameSpot(each, spot));
  const values = box ? box.values : valuesOf(boxes);
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** `write 4 red3` as a move, and back. */
export const writeAction = ({ value, row, number }: Entry) => `write ${value} ${row}${number}`;

export function readWrite(action: string | null): Entry | null {
  const [, value, row, number] = /^write ([1-6]) ([a-z]+)([1-9])$/.exec(action ?? '') ?? [];
  return value && row && number
    ? { value: Number(value) as Pips, row: row as RowColour, number: Number(number) }
    : null;
}

type Written = Pick<HopPlayer, 'rows'>;

/** The box that was written between two looks at a sheet. */
export function newEntry(before: Written | undefined, now: Written | undefined): Entry | null {
  for (const row of now?.rows ?? []) {
    const old = before?.rows.find(({ colour }) => colour === row.colour);
    const at = row.numbers.findIndex((value, i) => value != null && old?.numbers[i] == null);
    const value = row.numbers[at];
    if (old && value != null) return { row: row.colour, number: at + 1, value };
  }
  return null;
}

/** The fields that matter in this game: those below the last die and pawn stay empty with few players. */
export function usedFields(view: Pick<HopView, 'fields'>) {
  return view.fields.filter(({ die, left, right }) => die ?? left ?? right);
}

/** A pawn's hop: from one side of a field to the other side of a field. */
export interface Trail {
  seat: number;
  from: { field: number; left: boolean };
}

function standing(view: Pick<HopView, 'fields'>, seat: number): Trail['from'] | null {
  const field = view.fields.find(({ left, right }) => left === seat || right === seat);
  return field ? { field: field.field, left: field.left === seat } : null;
}

/** The hops to be seen: those between two looks are added, and an own one ends what was seen before. */
export function hopped(
  trails: readonly Trail[],
  before: Pick<HopView, 'fields' | 'players'>,
  now: Pick<HopView, 'fields' | 'players'>,
  own: number,
): Trail[] {
  const fresh = now.players.flatMap(({ seat }): Trail[] => {
    const [from, to] = [standing(before, seat), standing(now, seat)];
    return from && to && from.left !== to.left ? [{ seat, from }] : [];
  });
  const kept = fresh.some(({ seat }) => seat === own) ? [] : trails;
  return [...kept.filter(({ seat }) => !fresh.some((each) => each.seat === seat)), ...fresh];
}
