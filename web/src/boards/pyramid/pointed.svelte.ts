/** What a line of the game is about, shown on the board for a while when the line is touched. */
const SHOWN_MS = 4000;

export interface Pointed {
  /** Cells of the pyramid. */
  cells: readonly string[];
  /** Where a die came from that moved. */
  from: string | null;
}

/** The cells that a line speaks of, or null if it is about none. Faces, times and numbers of throws are no cells. */
export function cellsIn(line: string | null): Pointed | null {
  const [, word = '', rest = ''] = /^(?:\d+: |= )(\S+)(.*)$/.exec(line?.split(/ @| in \d/)[0] ?? '') ?? [];
  const cells = rest.match(/\b\d{3}\b/g) ?? [];
  if (cells.length === 0) return null;
  if (word === 'tilt') return { cells: cells.slice(1), from: cells[0] ?? null };
  // What follows the cell is how the die lies.
  return { cells: ['turn', 'put'].includes(word) ? cells.slice(0, 1) : cells, from: null };
}

let pointed = $state.raw<Pointed | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

let finger = $state.raw<((cell: string) => void) | null>(null);

/** What a touch of the board means for somebody who only watches, if it means anything. */
export const pointing = () => finger;

/** From now on touches of the board point, until the returned function is called. */
export function pointWith(next: (cell: string) => void): () => void {
  finger = next;
  return () => (finger = null);
}

/** What is pointed at now. */
export const pointedAt = (): Pointed | null => pointed;

export function pointAt(what: Pointed): void {
  clearTimeout(timer);
  pointed = what;
  timer = setTimeout(() => (pointed = null), SHOWN_MS);
}
