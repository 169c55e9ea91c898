/** No hand is quite still: a piece that is aimed in steps sways about its aim as much as one in a hand does. */
import type { Aim } from './view';

/** How far from its aim at most, in the units of an aim: what hands at a mouse err. */
export const SWAY = { offset: 25, height: 2, depth: 4, tilt: 7, skew: 7 } as const;
type Dial = keyof typeof SWAY;
const DIALS = Object.keys(SWAY) as Dial[];

/** Milliseconds of the two swings that each dial is moved by; none fits into another. */
const SWINGS: Record<Dial, [number, number]> = {
  offset: [2300, 3700],
  height: [1900, 4100],
  depth: [2900, 4700],
  tilt: [2100, 3300],
  skew: [2700, 5100],
};
const BOUNDS: Record<Dial, [least: number, most: number]> = {
  offset: [-150, 150],
  height: [0, 60],
  depth: [-40, 40],
  tilt: [-90, 90],
  skew: [-90, 90],
};

/** Where in its swings a hand begins: two numbers from 0 to 1 for each dial. */
export type Tremor = readonly number[];
export const tremor = (random: () => number = Math.random): Tremor => DIALS.flatMap(() => [random(), random()]);

/** Where the piece is after so many milliseconds, if it sways so much of its most. */
export function swayed(aim: Aim, from: Tremor, ms: number, share = 1): Aim {
  const moved = { ...aim };
  DIALS.forEach((dial, i) => {
    const [one, other] = SWINGS[dial];
    const wave = (period: number, begun = 0) => Math.sin(2 * Math.PI * (ms / period + begun));
    const by = ((wave(one, from[2 * i]) + wave(other, from[2 * i + 1])) / 2) * SWAY[dial] * share;
    const [least, most] = BOUNDS[dial];
    moved[dial] = Math.min(most, Math.max(least, aim[dial] + Math.round(by)));
  });
  return moved;
}

/** Sways as far as may be: nobody lets go where they must not for a tremble. */
export function swaysWithin(aim: Aim, from: Tremor, ms: number, allowed: (aim: Aim) => boolean): Aim {
  for (const share of [1, 0.6, 0.3]) {
    const there = swayed(aim, from, ms, share);
    if (allowed(there)) return there;
  }
  return aim;
}
