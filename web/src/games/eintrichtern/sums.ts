import { cellText, parseCell, step } from '../../boards/pyramid/geometry';
import { SIDES, type CellText } from '../../boards/pyramid/view';

export interface SumAt {
  cell: CellText;
  sum: number;
  /** Who found it, and kept the red die. */
  by: number | null;
}

/** Cells of a triangle whose digits make this much, in their order. */
function cellsOf(digits: number): CellText[] {
  const cells: CellText[] = [];
  for (let x = 0; x <= digits; x++) for (let y = 0; y <= digits - x; y++) cells.push(cellText([x, y, digits - x - y]));
  return cells;
}

/** All sums under the red dice, once it is told how the yellow ones lie; none before. */
export function sumsIn(lines: readonly (string | null)[], plate: number): SumAt[] {
  const lay = lines.flatMap((line) => /^throw: lay (.+)$/.exec(line ?? '')?.[1]?.split(' ') ?? []);
  if (lay.length === 0) return [];
  const faces = new Map(cellsOf(plate - 1).map((cell, i) => [cell, lay[i] ?? '']));
  const found = new Map<CellText, number>();
  let lifted: CellText | null = null;
  for (const line of lines) {
    lifted = /^\d: lift (\d{3})$/.exec(line ?? '')?.[1] ?? lifted;
    const [, by] = /^= keep (\d)$/.exec(line ?? '') ?? [];
    if (by && lifted) found.set(lifted, Number(by));
  }
  return cellsOf(plate - 2).map((cell) => ({
    cell,
    sum: SIDES.reduce<number>(
      (sum, side) => sum + Number(faces.get(cellText(step(parseCell(cell), side, 1)))?.[side] ?? 0),
      0,
    ),
    by: found.get(cell) ?? null,
  }));
}
