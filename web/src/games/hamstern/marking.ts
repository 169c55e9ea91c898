import type { BurrowLayout, ChamberCells, Mark, Place } from '../../protocol/views';

/** `mark M 1 2 5` as a move, and back. */
export const markAction = ({ chamber, cells }: Mark) => `mark ${chamber} ${[...cells].sort((a, b) => a - b).join(' ')}`;

export function readMark(action: string): Mark | null {
  const [word, chamber, ...cells] = action.split(' ');
  return word === 'mark' && chamber ? { chamber, cells: cells.map(Number) } : null;
}

const holds = (mark: Mark, part: Mark) =>
  mark.chamber === part.chamber && part.cells.every((cell) => mark.cells.includes(cell));

/** The marks that a pencil mark can still become. Without one it can become any. */
export function completions(marks: readonly Mark[], pending: Mark | null): Mark[] {
  return pending ? marks.filter((mark) => holds(mark, pending)) : [...marks];
}

/** Whether the pencil mark is a whole mark. */
export function isWhole(marks: readonly Mark[], pending: Mark | null): boolean {
  return pending != null && marks.some((mark) => mark.cells.length === pending.cells.length && holds(mark, pending));
}

/** Cells that lead to some mark, by chamber. */
export function cellsOf(marks: readonly Mark[]): ChamberCells[] {
  const cells = new Map<string, Set<number>>();
  for (const mark of marks) {
    const known = cells.get(mark.chamber) ?? new Set();
    mark.cells.forEach((cell) => known.add(cell));
    cells.set(mark.chamber, known);
  }
  return [...cells].map(([chamber, known]) => ({ chamber, cells: [...known].sort((a, b) => a - b) }));
}

/** The pencil mark after a tap: a cell more, one less, or a new beginning elsewhere. Null if the cell leads nowhere. */
export function tap(marks: readonly Mark[], pending: Mark | null, { chamber, cell }: Place): Mark | null | 'refused' {
  if (pending?.chamber === chamber && pending.cells.includes(cell)) {
    const rest = { chamber, cells: pending.cells.filter((each) => each !== cell) };
    return rest.cells.length > 0 && completions(marks, rest).length > 0 ? rest : null;
  }
  const grown = pending?.chamber === chamber ? { chamber, cells: [...pending.cells, cell] } : null;
  if (grown && completions(marks, grown).length > 0) return grown;
  const anew = { chamber, cells: [cell] };
  return completions(marks, anew).length > 0 ? anew : 'refused';
}

function neighbours(sheet: BurrowLayout, chamber: string, cell: number): readonly number[] {
  const cells = sheet.chambers.find((each) => each.chamber === chamber)?.cells ?? [];
  return cells.find((each) => each.cell === cell)?.touches ?? [];
}

/**
 * A mark of the right size around a cell, to ask why it is not possible: the reason is then about the
 * place and not about the number of crosses.
 */
export function exampleAt(sheet: BurrowLayout, crossed: readonly ChamberCells[], place: Place, size: number): Mark {
  const taken = crossed.find(({ chamber }) => chamber === place.chamber)?.cells ?? [];
  const cells = [place.cell];
  for (let i = 0; i < cells.length && cells.length < size; i++) {
    for (const next of neighbours(sheet, place.chamber, cells[i] as number)) {
      if (cells.length < size && !cells.includes(next) && !taken.includes(next)) cells.push(next);
    }
  }
  return { chamber: place.chamber, cells };
}

/** Marks to build from where the host lists too many: every cell within reach that hangs on what is there. */
export function grownFrom(sheet: BurrowLayout, free: readonly ChamberCells[], pending: Mark | null): ChamberCells[] {
  if (!pending) return [...free];
  const reach = free.find(({ chamber }) => chamber === pending.chamber)?.cells ?? [];
  const next = pending.cells
    .flatMap((cell) => neighbours(sheet, pending.chamber, cell))
    .filter((cell) => reach.includes(cell));
  return [{ chamber: pending.chamber, cells: [...new Set([...pending.cells, ...next])] }];
}
