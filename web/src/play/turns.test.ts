import { expect, it } from 'vitest';
import { turnFrom, turnsIn } from './turns';

const EVENTS = [
  '',
  'throw: start 1',
  '1: tilt 026 125',
  '2: tilt 305 215',
  '= clash 215>1',
  '1: turn 125 321',
  'throw: 4',
  '1: build 111',
];

it('finds where turns begin: with the throw, or with whoever acts', () => {
  expect(turnsIn(EVENTS)).toEqual([1, 3, 5, 6]);
  expect(turnsIn([])).toEqual([]);
});

it('goes from turn to turn', () => {
  const turns = turnsIn(EVENTS);
  expect(turnFrom(turns, 0, 1)).toBe(1);
  expect(turnFrom(turns, 4, 1)).toBe(5);
  expect(turnFrom(turns, 4, -1)).toBe(3);
  expect(turnFrom(turns, 1, -1)).toBeNull();
  expect(turnFrom(turns, 7, 1)).toBeNull();
});
