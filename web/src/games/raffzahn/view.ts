import { t } from '../../i18n/index.svelte';
import type { CellText, Move, Shown } from '../../boards/pyramid/view';
import type { RaffzahnFate, RaffzahnView } from '../../protocol/views';
import type { RaceTray } from '../shared/race/RaceTrays.svelte';
import { sideOf } from '../shared/pyramid/log';

/** The die that a decision names. */
export const cellIn = (action: string | null): CellText | null => /take (\d{3})/.exec(action ?? '')?.[1] ?? null;

/** Dice that have left since, and who took them. */
export function takenSince(
  before: readonly Shown[],
  view: RaffzahnView,
  lines: readonly string[],
): { die: Shown; seat: number }[] {
  const now = new Set(view.dice.map(({ cell }) => cell));
  const takers = new Map<CellText, number>();
  for (const { seat, last } of view.players) {
    const cell = cellIn(last);
    if (cell) takers.set(cell, seat);
  }
  for (const line of lines) {
    const [, seat, cell] = /^(\d): take (\d{3})/.exec(line) ?? [];
    if (seat && cell) takers.set(cell, Number(seat));
  }
  return before.flatMap((die) => {
    const seat = takers.get(die.cell);
    return now.has(die.cell) || seat === undefined ? [] : [{ die, seat }];
  });
}

/** Each flies to the side of its taker. */
export function movesOf(view: RaffzahnView, taken: readonly { die: Shown; seat: number }[]): Move[] {
  return taken.map(({ die: { cell }, seat }) => ({
    kind: 'remove',
    cell,
    to: sideOf(view.players[seat - 1]?.side ?? 'x'),
  }));
}

/** Names at the sides x, y and z. */
export function namesBySide(view: RaffzahnView, name: (seat: number) => string): (string | null)[] {
  const names: (string | null)[] = [null, null, null];
  view.players.forEach(({ seat, side }) => (names[sideOf(side)] = name(seat)));
  return names;
}

/** What came of the grabs of one player in the last round. */
export function grabsOf(view: RaffzahnView, seat: number) {
  const own = (view.last?.grabs ?? []).filter((grab) => grab.seat === seat);
  const number = (fate: RaffzahnFate) => own.filter((grab) => grab.fate === fate).length;
  return {
    /** When, from the throw, dice were taken. */
    times: own.flatMap(({ at, fate }) => (fate === 'taken' ? [at] : [])),
    wrong: number('wrong'),
    late: number('late'),
  };
}

/** Everybody's dice, and what the round has brought. */
export function traysOf(view: RaffzahnView): RaceTray[] {
  return view.players.map(({ seat, dice, done, last }) => {
    const { times, wrong, late } = grabsOf(view, seat);
    const cell = cellIn(last);
    const tray: RaceTray = { seat, dice, roller: seat === view.roller && view.step !== 'over' };
    if (late > 0) tray.worry = t('raffzahn-tray-late', { times: late });
    else if (wrong > 0) tray.worry = t('raffzahn-tray-wrong', { times: wrong });
    if (view.pace === 'ticks') {
      if (view.step === 'tick' && done) tray.done = true;
      else if (last) tray.round = cell ? t('raffzahn-tray-took', { dice: 1 }) : t('raffzahn-tray-none');
    } else if (times.length > 0) tray.round = t('raffzahn-tray-took', { dice: times.length });
    return tray;
  });
}
