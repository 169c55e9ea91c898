import { afterEach, expect, it } from 'vitest';
import { isSeen, noteSeen, seenOf } from './seen.svelte';

afterEach(() => noteSeen(null));

it('result and log wait for a page that is still showing, and for no other', () => {
  expect([isSeen(7), seenOf(['a', 'b'])]).toEqual([true, ['a', 'b']]);
  noteSeen({ seq: 6, lines: 1 });
  expect([isSeen(6), isSeen(7), seenOf(['a', 'b'])]).toEqual([true, false, ['a']]);
  noteSeen({ seq: 7, lines: 2 });
  expect([isSeen(7), seenOf(['a', 'b'])]).toEqual([true, ['a', 'b']]);
  noteSeen(null);
  expect(isSeen(99)).toBe(true);
});
