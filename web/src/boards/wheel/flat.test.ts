import { expect, it } from 'vitest';
import { hull, outlineOf } from './flat';
import type { Kit } from './kit';

const half = (x: number, y: number, z: number): [number, number, number] => [x, y, z];
const kit: Kit = {
  radius: 1.8,
  inner: 1.72,
  width: 0.6,
  divider: 0.08,
  heights: Array<number>(12).fill(0.1),
  pieces: [
    { colour: 'red', shape: 'slab', half: half(0.4, 0.15, 0.05), grams: 16 },
    ...(['green', 'blue', 'orange', 'purple', 'white'] as const).map((colour) => ({
      colour,
      shape: 'slab' as const,
      half: half(0.1, 0.1, 0.1),
      grams: 5,
    })),
    { colour: 'yellow', shape: 'cylinder', half: half(0.1, 0.3, 0.1), grams: 13 },
    { colour: 'starter', shape: 'cone', half: half(0.16, 0.27, 0.16), grams: 10 },
  ],
  reach: 5000,
  most_frames: 7200,
};

const extent = (points: readonly (readonly [number, number])[], axis: 0 | 1) =>
  Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]));

it('a hull has only the outermost points', () => {
  const points = hull([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0.5, 0.5],
    [0.5, 0],
  ]);
  expect(points).toHaveLength(4);
});

it('a slab seen from the side shows two of its sides, and turns with the piece', () => {
  const lying = outlineOf(kit, 0, [0.5, -1, 0.1, 0, 0, 0, 1]);
  expect(extent(lying.points, 0)).toBeCloseTo(0.8);
  expect(extent(lying.points, 1)).toBeCloseTo(0.3);
  expect(lying.colour).toBe('red');
  // A quarter turn about the axis towards the viewer.
  const upright = outlineOf(kit, 0, [0, 0, 0, 0, 0, Math.SQRT1_2, Math.SQRT1_2]);
  expect(extent(upright.points, 0)).toBeCloseTo(0.3);
  expect(extent(upright.points, 1)).toBeCloseTo(0.8);
  // And one about the upright: the thin side shows.
  const edge = outlineOf(kit, 0, [0, 0, 0, 0, Math.SQRT1_2, 0, Math.SQRT1_2]);
  expect(extent(edge.points, 0)).toBeCloseTo(0.1);
});

it('what is round is as wide as its radius', () => {
  const roller = outlineOf(kit, 24, [0, 0, 0, 0, 0, 0, 1]);
  expect(extent(roller.points, 0)).toBeCloseTo(0.2);
  expect(extent(roller.points, 1)).toBeCloseTo(0.6);
  expect(outlineOf(kit, 28, [0, 0, 0, 0, 0, 0, 1]).colour).toBe('starter');
});
