import { expect, it } from 'vitest';
import { PIECES, Poses } from './kit';
import { Knocks } from './knocks';

/** One piece at a height. */
function at(y: number, there = true): Poses {
  const numbers = new Float32Array(2 + 8 * PIECES);
  numbers.set([there ? 1 : 0, 0, y, 0, 0, 0, 0, 1], 2);
  return new Poses(numbers);
}

function hear(heights: readonly number[]) {
  const knocks = new Knocks();
  return heights.slice(1).map((y, i) => knocks.between(at(heights[i] ?? 0), at(y)).map(({ loud }) => loud));
}

it('a piece that stops falling is heard once, the louder the quicker it was', () => {
  expect(hear([1, 0.98, 0.94, 0.94, 0.94])).toEqual([[], [], [expect.closeTo(0.04 / 0.12)], []]);
  const [, , loud] = hear([2, 1.8, 1.6, 1.6]);
  expect(loud).toEqual([1]);
});

it('falling, rolling on and lying still are silent', () => {
  expect(hear([1, 0.99, 0.97, 0.94, 0.9]).flat()).toEqual([]);
  expect(hear([1, 0.95, 0.9, 0.85]).flat()).toEqual([]);
  expect(hear([1, 1, 1]).flat()).toEqual([]);
});

it('what is gone is silent', () => {
  const knocks = new Knocks();
  knocks.between(at(1), at(0.9));
  expect(knocks.between(at(0.9), at(0.9, false))).toEqual([]);
});
