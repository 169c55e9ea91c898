import { expect, it } from 'vitest';
import { overlap } from './clear';
import type { Point } from './flat';

const square = (x: number, y: number, half = 0.5): Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];
const diamond = (x: number, y: number, half = 0.5): Point[] => [
  [x, y - half],
  [x + half, y],
  [x, y + half],
  [x - half, y],
];

it('outlines overlap where no side keeps them apart', () => {
  expect(overlap(square(0, 0), square(0.8, 0.8))).toBe(true);
  expect(overlap(square(0, 0), square(0, 0, 0.1))).toBe(true);
  expect(overlap(square(0, 0), square(1.2, 0))).toBe(false);
  // Only the slanted side keeps these apart.
  expect(overlap(square(0, 0), diamond(0.85, 0.85))).toBe(false);
  expect(overlap(square(0, 0), diamond(0.7, 0.7))).toBe(true);
});

it('a touch is no overlap', () => {
  expect(overlap(square(0, 0), square(0.99, 0))).toBe(false);
});
