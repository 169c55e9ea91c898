/** How a game begins, from the line that the shelf keeps of it. */
import type { DieColour, Shown } from '../boards/pyramid/view';

const COLOURS: Record<string, DieColour> = { r: 'red', y: 'yellow', p: 'pearl', t: 'turquoise' };
const pips = (digit: string | undefined) => (digit && /[1-6]/.test(digit) ? Number(digit) : null);

export interface Start {
  /** Dice along an edge of the plate. */
  side: number;
  dice: Shown[];
}

/** Reads `3 002r321 011-5--`; what cannot be read is left out. */
export function readPicture(line: string): Start {
  const [side, ...dice] = line.split(' ');
  return {
    side: Math.min(Math.max(Number(side) || 1, 1), 9),
    dice: dice
      .filter((die) => /^[0-8]{3}[rypt-][1-6-]{3}$/.test(die))
      .map((die) => ({
        cell: die.slice(0, 3),
        colour: COLOURS[die[3] ?? ''] ?? null,
        faces: [pips(die[4]), pips(die[5]), pips(die[6])],
      })),
  };
}
