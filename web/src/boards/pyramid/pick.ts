/** Which cell a ray meets. Boxes along the axes, so no scene is needed to know it. */
import type { Vector } from './geometry';
import { parseCell } from './geometry';
import type { CellText } from './view';

export interface Ray {
  origin: Vector;
  direction: Vector;
}

/** How far along the ray it enters the unit cube at `corner`, or null. */
export function meets({ origin, direction }: Ray, corner: Vector): number | null {
  let enter = 0;
  let leave = Infinity;
  for (let axis = 0; axis < 3; axis++) {
    const from = origin[axis] ?? 0;
    const along = direction[axis] ?? 0;
    const low = (corner[axis] ?? 0) - from;
    if (Math.abs(along) < 1e-9) {
      if (low > 0 || low < -1) return null;
      continue;
    }
    const near = low / along;
    const far = (low + 1) / along;
    enter = Math.max(enter, Math.min(near, far));
    leave = Math.min(leave, Math.max(near, far));
  }
  return enter <= leave ? enter : null;
}

/**
 * The first cell on the ray among `solid` dice and `hollow` cells, the offered places where no die stands yet.
 * In a tie the hollow one, because a die beside it shares that wall.
 */
export function pick(ray: Ray, solid: Iterable<CellText>, hollow: Iterable<CellText>): CellText | null {
  let best: CellText | null = null;
  let least = Infinity;
  const consider = (cell: CellText) => {
    const at = meets(ray, parseCell(cell));
    if (at !== null && at < least) {
      least = at;
      best = cell;
    }
  };
  for (const cell of hollow) consider(cell);
  for (const cell of solid) consider(cell);
  return best;
}

/**
 * What a touch means. Offers go first. Beside them: where places are offered an empty one is meant rather than
 * the dice around it, elsewhere the die; so that a touch in vain is told why.
 */
export function meant(
  ray: Ray,
  solid: ReadonlySet<CellText>,
  offers: readonly CellText[],
  places: readonly CellText[],
): CellText | null {
  const hollow = offers.filter((cell) => !solid.has(cell));
  const met = pick(ray, solid, hollow);
  if (met && offers.includes(met)) return met;
  const building = hollow.length > 0 && hollow.length === offers.length;
  return building ? pick(ray, solid, places) : (met ?? pick(ray, [], places));
}

/** On a touch screen a finger covers several dice: the nearest offered cell within reach of it, else null. */
export function nearby(
  at: { x: number; y: number },
  places: readonly { cell: CellText; x: number; y: number }[],
  reach: number,
): CellText | null {
  let best: CellText | null = null;
  let least = reach;
  for (const place of places) {
    const distance = Math.hypot(place.x - at.x, place.y - at.y);
    if (distance < least) {
      least = distance;
      best = place.cell;
    }
  }
  return best;
}
