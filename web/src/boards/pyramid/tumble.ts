/** Dice that roll over the flat felt: one face after the other, and the outcome at the end. */
import type { Pips } from '../dice/pips';

/** Faces on the way, and how long each is up, in milliseconds. */
export const ROLLS = 7;
export const ROLL_MS = 95;

/** The four faces beside this one and its opposite; a die rolls over them. */
const BESIDE = (face: number): Pips[] =>
  ([1, 2, 3, 4, 5, 6] as const).filter((each) => each !== face && each !== 7 - face);

/** What is up when the die still rolls over so many times: each face lies beside the one before. */
export function onTheWay(value: number, die: number, rolls: number): Pips {
  let face = value as Pips;
  for (let left = 1; left <= rolls; left++) face = BESIDE(face)[(die + left * 2 + (left >> 1)) % 4] ?? face;
  return face;
}
