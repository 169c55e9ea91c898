import { describe, expect, it } from 'vitest';
import { neighbour } from './roving';

// 0 1 2
// 3   4
const places = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 2, y: 0 },
  { x: 0, y: 1 },
  { x: 2, y: 1 },
];

describe('arrow keys', () => {
  it.each([
    [0, 'ArrowRight', 1],
    [1, 'ArrowRight', 2],
    [2, 'ArrowRight', null],
    [3, 'ArrowRight', 4],
    [0, 'ArrowDown', 3],
    [4, 'ArrowUp', 2],
    [1, 'Home', 0],
    [1, 'End', 4],
    [1, 'x', null],
  ])('from %i with %s to %s', (from, key, to) => {
    expect(neighbour(places, from, key)).toBe(to);
  });
});
