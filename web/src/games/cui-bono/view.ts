import { t } from '../../i18n/index.svelte';
import { cellText, parseCell, step } from '../../boards/pyramid/geometry';
import {
  SIDES,
  type CellText,
  type DieColour,
  type Faces,
  type Move,
  type Shown,
  type Side,
} from '../../boards/pyramid/view';
import type { Refusal } from '../../protocol/messages';
import type { Tray } from '../shared/pyramid/Trays.svelte';

/** As `crates/games/src/cui_bono/view.rs` shows it. */
export interface CuiView {
  players: { kept: [number, number, number]; points: number }[];
  turn: number;
  most_kept: number;
  /** What a red, a yellow and a pearl die cost. */
  costs: [number, number, number];
  dice: Shown[];
  held: { colour: DieColour; faces: Faces } | null;
  pulls: { cell: CellText; row: 'x' | 'y' | 'z' | null; top: CellText | null }[];
  puts: CellText[];
  refused: { cell: CellText; reason: { code: string } & Record<string, unknown> }[];
  over: boolean;
}

export const COLOURS = ['red', 'yellow', 'pearl'] as const satisfies readonly DieColour[];

export const costOf = (view: CuiView, colour: DieColour): number =>
  view.costs[COLOURS.indexOf(colour as (typeof COLOURS)[number])] ?? 0;

/** The direction in which a row lies on this die; null if nothing does. */
function burden(there: ReadonlySet<CellText>, cell: CellText): Side | null {
  return SIDES.find((axis) => there.has(cellText(step(parseCell(cell), axis, -1)))) ?? null;
}

/** The dice of a row above a cell, from below. */
export function rowAbove(there: ReadonlySet<CellText>, cell: CellText, axis: Side): CellText[] {
  const row: CellText[] = [];
  for (let at = cellText(step(parseCell(cell), axis, -1)); there.has(at); at = cellText(step(parseCell(at), axis, -1)))
    row.push(at);
  return row;
}

/** What lines of the game look like, beginning with these dice. */
export function movesOf(before: readonly Shown[], lines: readonly string[]): Move[] {
  const there = new Set(before.map(({ cell }) => cell));
  return lines.flatMap((line): Move[] => {
    const [, what, cell] = /^\d: (pull|put) (\d{3})$/.exec(line) ?? [];
    if (!what || !cell) return [];
    if (what === 'put') {
      there.add(cell);
      return [{ kind: 'place', cell }];
    }
    if (!there.has(cell)) return [];
    const axis = burden(there, cell);
    const pulled: Move = { kind: 'remove', cell };
    const top = axis === null ? cell : (rowAbove(there, cell, axis).at(-1) ?? cell);
    there.delete(top);
    return axis === null ? [pulled] : [pulled, { kind: 'slide', cell, axis }];
  });
}

/** Why a funnel does not take the die, as the table would say it. */
export function refusalOf({ code, ...args }: CuiView['refused'][number]['reason']): Refusal {
  return { code, args, text: code };
}

/** Kept dice and what they cost. */
export function traysOf(view: CuiView): Tray[] {
  return view.players.map(({ kept, points }, i) => {
    const dice = kept.reduce((sum, count) => sum + count, 0);
    const left = view.most_kept - dice;
    return {
      seat: i + 1,
      dice: COLOURS.map((colour, at) => ({ colour, count: kept[at] ?? 0 })),
      words: t('cui-tray', { points: Math.abs(points), dice, most: view.most_kept }),
      ...(left <= 2 && left > 0 && { worry: t('cui-nearly', { dice: left }) }),
    };
  });
}
