/** The wheel from the side, as outlines: for small pictures, and where there is no third dimension. */
import { COLOURS, kindOfIndex, PIECES, type Block, type Kit, type Poses } from './kit';

export type Point = readonly [x: number, y: number];

export interface Outline {
  index: number;
  colour: (typeof COLOURS)[number];
  points: Point[];
  /** How near to the viewer its middle is, and from where to where it reaches. */
  depth: number;
  near: number;
  far: number;
}

const ROUND = 16;

function corners({ shape, half: [x, y, z] }: Block): [number, number, number][] {
  if (shape === 'slab')
    return [-x, x].flatMap((a) => [-y, y].flatMap((b) => [-z, z].map((c): [number, number, number] => [a, b, c])));
  const ring = (height: number) =>
    Array.from({ length: ROUND }, (_, i): [number, number, number] => [
      x * Math.cos((i / ROUND) * 2 * Math.PI),
      height,
      z * Math.sin((i / ROUND) * 2 * Math.PI),
    ]);
  return shape === 'cylinder' ? [...ring(-y), ...ring(y)] : [...ring(-y), [0, y, 0]];
}

function turned([x, y, z]: readonly number[], [qx, qy, qz, qw]: readonly number[]): [number, number, number] {
  const [a = 0, b = 0, c = 0, i = 0, j = 0, k = 0, w = 1] = [x, y, z, qx, qy, qz, qw];
  // Twice the cross product with the vector part, as usual for unit quaternions.
  const [u, v, t] = [2 * (j * c - k * b), 2 * (k * a - i * c), 2 * (i * b - j * a)];
  return [a + w * u + (j * t - k * v), b + w * v + (k * u - i * t), c + w * t + (i * v - j * u)];
}

/** The convex hull, counterclockwise. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (from: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of from) {
      for (;;) {
        const [b, a] = [chain.at(-1), chain.at(-2)];
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 1e-9) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export function outlineOf(kit: Kit, index: number, pose: readonly number[]): Outline {
  const kind = kindOfIndex(index);
  const [x = 0, y = 0, z = 0, ...turn] = pose;
  const block = kit.pieces[kind] as Block;
  const placed = corners(block).map((corner) => turned(corner, turn));
  const depths = placed.map(([, , c]) => z + c);
  return {
    index,
    colour: COLOURS[kind] ?? 'white',
    points: hull(placed.map(([a, b]): Point => [x + a, y + b])),
    depth: z,
    near: Math.max(...depths),
    far: Math.min(...depths),
  };
}

/** Outlines of all pieces, the farthest first. */
export function outlines(kit: Kit, poses: Poses): Outline[] {
  const all: Outline[] = [];
  for (let index = 0; index < PIECES; index++)
    if (poses.has(index)) all.push(outlineOf(kit, index, [...poses.of(index)]));
  return all.sort((a, b) => a.depth - b.depth);
}
