import { beforeEach, expect, it } from 'vitest';
import { noteBegun, noteEnded } from './lasting';

beforeEach(() => localStorage.clear());

it('a game lasts from its first lines to its end, also over a reload, and not until somebody looks again', () => {
  noteBegun('a', 1, 1000);
  noteBegun('a', 2, 5000);
  noteBegun('a', 40, 9000);
  expect(noteEnded('a', 61_000)).toBe(60_000);
  expect(noteEnded('a', 999_000)).toBe(60_000);
});

it('of a game that was begun elsewhere it is not known', () => {
  noteBegun('a', 40, 1000);
  expect(noteEnded('a', 61_000)).toBeNull();
});

it('another game at the same table is another game', () => {
  noteBegun('a', 1, 1000);
  noteEnded('a', 61_000);
  noteBegun('a', 1, 100_000);
  expect(noteEnded('a', 103_000)).toBe(3000);
});

it('what somebody else wrote there does no harm', () => {
  localStorage.setItem('kiste.wheel-times', '{');
  noteBegun('a', 1, 1000);
  expect(noteEnded('a', 2000)).toBe(1000);
});
