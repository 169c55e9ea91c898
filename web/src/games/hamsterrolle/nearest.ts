/** In steps one begins where one may build: whoever needs steps shall not have to search for the place as well. */
import { LIES } from '../../boards/wheel/kit';
import { aimAt, type Aim } from './view';

/** From the aim outwards; of two as far off, ahead comes first. Tenths of a degree. */
const OFFSETS = [0, ...Array.from({ length: 15 }, (_, i) => [10 * (i + 1), -10 * (i + 1)]).flat()];
const FURTHEST = 150;
/** Millimetres above the rim: onto what lies there already. */
const HEIGHTS = [0, 12, 24, 36, 48];
const HIGHEST = 60;

/** The aim that is allowed and differs least from this one; null where none is. */
export function nearestAllowed(aim: Aim, allowed: (aim: Aim) => boolean): Aim | null {
  const lies = [aim.lie, ...LIES.filter((lie) => lie !== aim.lie)];
  for (const lie of lies)
    for (const up of HEIGHTS)
      for (const by of OFFSETS) {
        const next = { ...aim, lie, height: aim.height + up, offset: aim.offset + by };
        if (Math.abs(next.offset) > FURTHEST || next.height > HIGHEST) continue;
        if (allowed(next)) return next;
      }
  return null;
}

/** Where to look for room, the most likely first: what reaches ahead must lie ahead, as far as the compartment goes. */
const AHEAD = [140, 110, 80, 40, 0];
const UP = [0, 24, 48];

/** Whether a compartment has any room, however the piece is laid; a few looks in each. */
export function isAllowedSomewhere(compartment: number, allowed: (aim: Aim) => boolean): boolean {
  return LIES.some((lie) =>
    UP.some((height) => AHEAD.some((offset) => allowed({ ...aimAt(compartment), lie, height, offset }))),
  );
}
