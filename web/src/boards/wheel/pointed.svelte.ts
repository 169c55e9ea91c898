/** What somebody points at in the wheel, or a line of the game is about: shown for a while. */
const SHOWN_MS = 4000;

/** A piece, or the number of a compartment. */
let pointed = $state.raw<string | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const pointedInWheel = (): string | null => pointed;

export function pointInWheel(at: string): void {
  clearTimeout(timer);
  pointed = at;
  timer = setTimeout(() => (pointed = null), SHOWN_MS);
}

/** The piece that a line speaks of, or null if it is about none. */
export const pieceIn = (line: string | null): string | null =>
  /^\d+: (?:place|pass|shift|drop) ((?:red|green|blue|orange|purple|white|yellow)\d|starter)\b/.exec(line ?? '')?.[1] ??
  null;
