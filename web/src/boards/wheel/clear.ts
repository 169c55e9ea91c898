/** Whether a hand can put a piece into the wheel at a place without pushing anything: as one sees it from the side. */
import { outlineOf, type Point } from './flat';
import { PIECES, type Kit, type Poses } from './kit';
import { dividers } from './landing';

/** Less than this is a touch and no push, in decimetres. */
const TOUCH = 0.02;

/** Whether two convex outlines overlap: no side of either keeps them apart. */
export function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  const apart = (from: readonly Point[], other: readonly Point[]) =>
    from.some(([x1, y1], i) => {
      const [x2, y2] = from[(i + 1) % from.length] as Point;
      const length = Math.hypot(x2 - x1, y2 - y1);
      if (length < 1e-9) return false;
      // Outlines go round counterclockwise: what is beyond a side is on its right.
      const beyond = ([x, y]: Point) => ((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length;
      return other.every((point) => beyond(point) > -TOUCH);
    });
  return !apart(a, b) && !apart(b, a);
}

/** Counterclockwise, whichever way it went round. */
function turnedLeft(points: readonly Point[]): readonly Point[] {
  const area = points.reduce((sum, [x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length] as Point;
    return sum + x1 * y2 - x2 * y1;
  }, 0);
  return area < 0 ? [...points].reverse() : points;
}

export function isClear(kit: Kit, poses: Poses, index: number, pose: readonly number[]): boolean {
  const held = turnedLeft(outlineOf(kit, index, pose).points);
  if (dividers(kit, poses.angle).some((divider) => overlap(held, turnedLeft(divider)))) return false;
  for (let other = 0; other < PIECES; other++)
    if (other !== index && poses.has(other)) {
      const { points } = outlineOf(kit, other, [...poses.of(other)]);
      if (overlap(held, turnedLeft(points))) return false;
    }
  return true;
}
