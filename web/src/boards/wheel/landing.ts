/**
 * What will become of a piece that is let go, as far as one can see it from the side: where it first touches,
 * whether it should stay there, and which way the wheel will roll. No simulation, and no promise.
 */
import { outlineOf, type Outline, type Point } from './flat';
import { kindOfIndex, PIECES, type Block, type Kit, type Poses } from './kit';

export interface Landing {
  /** How far down it falls, in decimetres. */
  drop: number;
  /** Where it touches then. */
  contacts: Point[];
  /** Whether it should stay as it comes to lie, or which way it goes; null if it falls too far to tell. */
  fate: 'steady' | 'tips' | 'slides' | null;
  /** -1 to the left, 1 to the right, 0 if it stays. */
  way: -1 | 0 | 1;
}

/** Overlaps of less than this are a touch, in decimetres. */
const TOUCH = 0.03;
/** What touches almost at the same time touches. */
const ALMOST = 0.012;
/** A piece that has to turn less than this onto its second support lies well enough. */
const SETTLES = 0.22;
/** The steepest on which wood stays on wood. */
const STEEPEST = 0.34;
/** What falls farther than this bounces, and may lie anywhere in the end, in decimetres. */
const BOUNCES = 1;
/** What is nearer than this beside it holds a piece that would slide. */
const BESIDE = 0.08;

/** The highest or lowest y of a convex outline above x; null beside it. */
function edgeAt(points: readonly Point[], x: number, pick: (a: number, b: number) => number): number | null {
  let found: number | null = null;
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length] as Point;
    if (x < Math.min(x1, x2) || x > Math.max(x1, x2)) return;
    const y = Math.abs(x2 - x1) < 1e-9 ? pick(y1, y2) : y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
    found = found === null ? y : pick(found, y);
  });
  return found;
}

/** The dividers as outlines, where the wheel is now. */
export function dividers(kit: Kit, angle: number): Point[][] {
  return kit.heights.map((height, number) => {
    const turn = ((number + 0.5) / kit.heights.length) * 2 * Math.PI - (angle * Math.PI) / 180;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    // Along the rim and towards the axle, clockwise from the bottom.
    const at = (along: number, up: number): Point => {
      const far = kit.inner - up;
      return [-sin * far - cos * along, -cos * far + sin * along];
    };
    const half = kit.divider / 2;
    return [at(-half, -0.02), at(half, -0.02), at(half, height), at(-half, height)];
  });
}

/** A meeting of two outlines: where it will be, and how far the upper one falls until then. */
interface Meeting {
  x: number;
  fall: number;
  /** Where on the lower one. */
  y: number;
}

/** Where an outline meets another one that lies below it. */
function meetings(upper: readonly Point[], lower: readonly Point[]): Meeting[] {
  const all: Meeting[] = [];
  for (const [x, y] of upper) {
    const top = edgeAt(lower, x, Math.max);
    if (top !== null && y - top > -TOUCH) all.push({ x, fall: Math.max(0, y - top), y: top });
  }
  for (const [x, y] of lower) {
    const bottom = edgeAt(upper, x, Math.min);
    if (bottom !== null && bottom - y > -TOUCH) all.push({ x, fall: Math.max(0, bottom - y), y });
  }
  return all;
}

const between = (a: Outline, b: Outline) => a.near > b.far && b.near > a.far;

/** What becomes of the piece as it is held now; null where there is nothing below it to land on. */
export function landing(kit: Kit, poses: Poses, index: number, pose: readonly number[]): Landing | null {
  const held = outlineOf(kit, index, pose);
  const [x = 0, y = 0] = pose;
  if (Math.hypot(x, y) > kit.inner || held.far > kit.width / 2 || held.near < -kit.width / 2) return null;
  const others: Point[][] = dividers(kit, poses.angle);
  for (let other = 0; other < PIECES; other++) {
    if (other === index || !poses.has(other)) continue;
    const lying = outlineOf(kit, other, [...poses.of(other)]);
    if (between(held, lying)) others.push(lying.points);
  }
  const met = others.flatMap((points) => meetings(held.points, points));
  for (const [px, py] of held.points) {
    if (Math.abs(px) >= kit.inner) continue;
    const rim = -Math.sqrt(kit.inner ** 2 - px ** 2);
    met.push({ x: px, fall: Math.max(0, py - rim), y: rim });
  }
  const first = met.reduce<Meeting | null>((best, each) => (best && best.fall <= each.fall ? best : each), null);
  if (!first) return null;
  const drop = first.fall;
  const contacts = met.filter(({ fall }) => fall - drop < ALMOST).map(({ x: at, y: on }): Point => [at, on]);
  const landed = held.points.map(([px, py]): Point => [px, py - drop]);
  const { fate, way } = fateOf(x, landed, met, drop, others);
  return { drop, contacts, fate: fate === 'steady' && drop > BOUNCES ? null : fate, way };
}

/** Held up on both sides of its middle it stays, unless what holds it is too steep. */
function fateOf(
  middle: number,
  landed: readonly Point[],
  met: readonly Meeting[],
  drop: number,
  others: readonly (readonly Point[])[],
): Pick<Landing, 'fate' | 'way'> {
  const side = (sign: -1 | 1) =>
    met
      .filter(({ x }) => (x - middle) * sign > -0.01)
      .map((each) => ({ ...each, steep: (each.fall - drop) / Math.max(0.05, Math.abs(each.x - middle) * 2) }))
      .reduce<(Meeting & { steep: number }) | null>(
        (best, each) => (best && best.steep <= each.steep ? best : each),
        null,
      );
  const [left, right] = [side(-1), side(1)];
  const holds = (support: { steep: number } | null) => support !== null && support.steep < SETTLES;
  // On a steep slope it slides before it tips over.
  const touching = met.filter(({ fall }) => fall - drop < ALMOST).sort((a, b) => a.x - b.x);
  const [first, last] = [touching[0], touching.at(-1)];
  const steep = first && last && Math.abs(last.y - first.y) > STEEPEST * Math.max(0.05, last.x - first.x);
  const goes = (fate: 'tips' | 'slides', way: -1 | 1): Pick<Landing, 'fate' | 'way'> =>
    blocked(middle, landed, others, way) ? { fate: 'steady', way: 0 } : { fate: steep ? 'slides' : fate, way };
  if (!left || !holds(left)) return goes('tips', -1);
  if (!right || !holds(right)) return goes('tips', 1);
  const slope = (right.y - left.y) / Math.max(0.05, right.x - left.x);
  if (Math.abs(slope) < STEEPEST) return { fate: 'steady', way: 0 };
  return goes('slides', slope > 0 ? -1 : 1);
}

/** How far a point is from an outline. */
function distance([x, y]: Point, points: readonly Point[]): number {
  return Math.min(
    ...points.map(([x1, y1], i) => {
      const [x2, y2] = points[(i + 1) % points.length] as Point;
      const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
      const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
      return Math.hypot(x1 + part * (x2 - x1) - x, y1 + part * (y2 - y1) - y);
    }),
  );
}

/** Whether something stands close beside it, on the way that it would go. */
function blocked(
  middle: number,
  landed: readonly Point[],
  others: readonly (readonly Point[])[],
  way: -1 | 1,
): boolean {
  const lowest = Math.min(...landed.map(([, y]) => y));
  return others
    .flat()
    .some((point) => (point[0] - middle) * way > 0.02 && point[1] > lowest + 0.01 && distance(point, landed) < BESIDE);
}

/** How far the wheel will turn until everything hangs under the axle again, in degrees; below 0 to the left. */
export function balance(kit: Kit, poses: Poses, held?: { index: number; pose: readonly number[] }): number {
  let [side, down] = [0, 0];
  const weigh = (index: number, pose: ArrayLike<number>) => {
    const { grams } = kit.pieces[kindOfIndex(index)] as Block;
    side += grams * (pose[0] ?? 0);
    down -= grams * (pose[1] ?? 0);
  };
  for (let index = 0; index < PIECES; index++)
    if (poses.has(index) && index !== held?.index) weigh(index, poses.of(index));
  if (held) weigh(held.index, held.pose);
  return side === 0 ? 0 : (Math.atan2(side, down) * 180) / Math.PI;
}
