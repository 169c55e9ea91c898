/**
 * Pencil strokes, written by hand once. Each string is one stroke in the direction a hand draws it,
 * in a box 20 wide and 28 high, so that it can appear as it is written.
 */
const DIGITS: Record<number, string[]> = {
  0: ['M11 3C3 3 2 25 10 25C18 25 19 4 10 3'],
  1: ['M5 9C8 7 10 5 12 3C12 11 12 18 11.5 26'],
  2: ['M4 8C5 1 17 1 16 9C15 15 8 19 4 25C8 24 12 25 17 24.5'],
  3: ['M5 5C11 0 19 6 10 12.5C20 13 17 28 4 23.5'],
  4: ['M12 3C9 9 6 14 3 18C8 18 13 17.5 18 17.5', 'M13.5 10C13 15 13 20 12.5 26'],
  5: ['M7 4C6 7 5.5 10 5 13C13 9 19 14 16 21C13 27 6 26 3.5 23', 'M7 4C10 4 13 3.5 17 3.5'],
  6: ['M14 3C6 7 3 14 4 20C5 27 16 27 16 19C16 12 6 12 4.5 19'],
  7: ['M3 4C8 4 13 3.5 17 4C13 11 10 18 8 26'],
  8: ['M15 6C12 1 4 3 5 9C6 14 16 15 16 20C16 27 4 27 4 20C4 14 14 13 15 6'],
  9: ['M16 9C15 2 5 3 5 9C5 15 15 14 16 8C16 14 15 20 13 26'],
};

const CROSS = ['M3 4C8 11 13 18 18 25', 'M17.5 3.5C13 11 8 18 2.5 25'];
const TICK = ['M3 15C5 18 7 21 8 24C11 16 14 9 18 3'];
const STRIKE = ['M1 24C7 17 13 10 19 4'];
const CIRCLE = ['M12 3C2 3 0 15 4 22C9 29 20 24 19 13C18 5 12 2 7 5'];

export type PencilMark = 'cross' | 'tick' | 'strike' | 'circle' | number;

export function strokes(mark: PencilMark): string[] {
  if (mark === 'cross') return CROSS;
  if (mark === 'tick') return TICK;
  if (mark === 'strike') return STRIKE;
  if (mark === 'circle') return CIRCLE;
  return DIGITS[mark] ?? [];
}

/** How far off a hand is at this place: always the same for the same seed, so nothing dances on redraw. */
export function wobble(seed: number): { turn: number; scale: number; dx: number; dy: number } {
  const part = (n: number) => ((Math.imul(seed + 7, 2654435761 + n * 40503) >>> 8) % 1000) / 500 - 1;
  return { turn: part(1) * 6, scale: 1 + part(2) * 0.05, dx: part(3) * 0.9, dy: part(4) * 0.9 };
}
