import { orientation } from '../../boards/dice/pyramid';
import { t } from '../../i18n/index.svelte';
import { baseCells } from '../../boards/pyramid/flat';
import { cellText, parseCell } from '../../boards/pyramid/geometry';
import type { CellText, Move, Shown } from '../../boards/pyramid/view';
import type { Tray } from '../shared/pyramid/Trays.svelte';

/** As `crates/games/src/eintrichtern/view.rs` shows it. */
export interface EintrichternView {
  plate: number;
  phase: 'throw' | 'lift' | 'choose' | 'shown' | 'over';
  turn: number;
  thrown: [number, number, number] | null;
  wanted: number | null;
  /** The yellow dice of which some faces are open. */
  yellow: Shown[];
  red: CellText[];
  lifted: { cell: CellText; sum: number } | null;
  target: number;
  ending: 'target' | 'empty' | null;
  players: { seat: number; kept: number }[];
}

/** A sum that is to be seen, for as long as everybody sees it. */
export interface Told {
  cell: CellText;
  sum: number;
  /** Whether it is what was thrown; then whose the red die is now. */
  by: number | null;
}

/** How long a sum is shown, to everybody alike, in milliseconds. */
export const SHOWN_FOR = 4000;

/** A red die lies as it fell; what it shows plays no part. */
const redAt = (cell: CellText): Shown => {
  const [x, y, z] = parseCell(cell);
  return { cell, colour: 'red', faces: orientation(x * 13 + y * 29 + z * 5) };
};

/** All dice: the yellow ones with the faces that are open, and the red ones over them. */
export function shown(view: EintrichternView): Shown[] {
  const open = new Map(view.yellow.map((die) => [die.cell, die]));
  const base = baseCells(view.plate).map((at): Shown => {
    const cell = cellText(at);
    return { cell, colour: 'yellow', faces: open.get(cell)?.faces ?? [null, null, null] };
  });
  return [...base, ...view.red.map(redAt)];
}

/** What lines of the game look like: only red dice that are kept leave the table. */
export function movesOf(lines: readonly string[]): Move[] {
  let lifted: CellText | null = null;
  return lines.flatMap((line): Move[] => {
    lifted = /^\d: lift (\d{3})$/.exec(line)?.[1] ?? lifted;
    return lifted && line.startsWith('= keep ') ? [{ kind: 'remove', cell: lifted }] : [];
  });
}

/** The sums that these lines tell, one after the other. */
export function toldIn(lines: readonly string[]): Told[] {
  const told: Told[] = [];
  let cell: CellText | null = null;
  for (const line of lines) {
    cell = /^\d: lift (\d{3})$/.exec(line)?.[1] ?? cell;
    const [, sum] = /^= sum (\d+)$/.exec(line) ?? [];
    if (sum && cell) told.push({ cell, sum: Number(sum), by: null });
    const [, by] = /^= keep (\d)$/.exec(line) ?? [];
    const last = told.at(-1);
    if (by && last) last.by = Number(by);
  }
  return told;
}

/** Red dice won. */
export function traysOf(view: EintrichternView): Tray[] {
  return view.players.map(({ seat, kept }) => ({
    seat,
    dice: [{ colour: 'red', count: kept }],
    words: t('eintrichtern-tray', { dice: kept, target: view.target }),
  }));
}
