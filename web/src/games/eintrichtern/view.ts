import { orientation } from '../../boards/dice/pyramid';
import { t } from '../../i18n/index.svelte';
import { parseCell } from '../../boards/pyramid/geometry';
import type { CellText, Move, Shown } from '../../boards/pyramid/view';
import type { EintrichternView } from '../../protocol/views';
import type { Tray } from '../shared/pyramid/Trays.svelte';

/** A sum that is to be seen, for as long as everybody sees it. */
export interface Announced {
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
export const shown = (view: EintrichternView): Shown[] => [...view.yellow, ...view.red.map(redAt)];

/** What lines of the game look like: only red dice that are kept leave the table. */
export function movesOf(lines: readonly string[]): Move[] {
  let lifted: CellText | null = null;
  return lines.flatMap((line): Move[] => {
    lifted = /^\d: lift (\d{3})$/.exec(line)?.[1] ?? lifted;
    return lifted && line.startsWith('= keep ') ? [{ kind: 'remove', cell: lifted }] : [];
  });
}

/** The sums that these lines tell, one after the other. */
export function announcedIn(lines: readonly string[]): Announced[] {
  const announced: Announced[] = [];
  let cell: CellText | null = null;
  for (const line of lines) {
    cell = /^\d: lift (\d{3})$/.exec(line)?.[1] ?? cell;
    const [, sum] = /^= sum (\d+)$/.exec(line) ?? [];
    if (sum && cell) announced.push({ cell, sum: Number(sum), by: null });
    const [, by] = /^= keep (\d)$/.exec(line) ?? [];
    const last = announced.at(-1);
    if (by && last) last.by = Number(by);
  }
  return announced;
}

/** Red dice won. */
export function traysOf(view: EintrichternView): Tray[] {
  return view.players.map(({ seat, kept }) => ({
    seat,
    dice: [{ colour: 'red', count: kept }],
    words: t('eintrichtern-tray', { dice: kept, target: view.target }),
  }));
}
