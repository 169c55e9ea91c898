import { expect, it } from 'vitest';
import { indexOf, PIECES, Poses, type Kit } from '../../boards/wheel/kit';
import type { Surface } from '../../boards/wheel/surface';
import { pictureOf, placeIn } from './pointing';

const kit = {
  radius: 1.8,
  inner: 1.7,
  pieces: Array.from({ length: 8 }, () => ({ shape: 'slab', half: [0.2, 0.1, 0.1], grams: 9 })),
} as unknown as Kit;

/** A hundred pixels a decimetre, with the axle at 200, 200. */
const surface: Surface = {
  pointAt: (x, y) => ({ x: (x - 200) / 100, y: (200 - y) / 100 }),
  placeOf: ([x, y]) => ({ x: 200 + 100 * x, y: 200 - 100 * y }),
};

function posesOf(angle: number, ...pieces: [piece: string, x: number, y: number, z: number][]): Poses {
  const numbers = new Float32Array(2 + PIECES * 8);
  numbers[1] = angle;
  for (const [piece, x, y, z] of pieces) numbers.set([1, x, y, z, 0, 0, 0, 1], 2 + indexOf(piece) * 8);
  return new Poses(numbers);
}

it('a piece that is touched is meant, the one in front before others', () => {
  const poses = posesOf(0, ['red1', 0, -1.6, 0.3], ['blue2', 0, -1.6, -0.3], ['green1', 1, -1, 0]);
  expect(placeIn(surface, kit, poses, { x: 210, y: 360 })).toBe('red1');
  expect(placeIn(surface, kit, poses, { x: 300, y: 300 })).toBe('green1');
  expect(pictureOf(surface, kit, poses, 'green1')).toEqual({ x: 300, y: 300 });
  expect(pictureOf(surface, kit, poses, 'white1')).toBeNull();
});

it('elsewhere in the wheel a compartment is, wherever the wheel has rolled to', () => {
  expect(placeIn(surface, kit, posesOf(0), { x: 200, y: 340 })).toBe('1');
  expect(placeIn(surface, kit, posesOf(90), { x: 200, y: 340 })).toBe('4');
  const at = pictureOf(surface, kit, posesOf(90), '4');
  expect(at?.x).toBeCloseTo(200);
  expect(at?.y).toBeCloseTo(200 + 100 * 1.7 * 0.8);
  expect(placeIn(surface, kit, posesOf(0), { x: 20, y: 20 })).toBeNull();
});
