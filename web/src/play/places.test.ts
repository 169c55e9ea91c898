import { afterEach, expect, it, vi } from 'vitest';
import { pointedAt } from '../boards/pyramid/pointed.svelte';
import { pieceIn, pointedInWheel } from '../boards/wheel/pointed.svelte';
import { showerOf, showPlace, wheelPlace } from './places';

afterEach(() => vi.useRealTimers());

it('finds the piece of a turn, however it was built', () => {
  expect(pieceIn('2: place red1 in 3 flat +120 up 1')).toBe('red1');
  expect(pieceIn('1: drop purple4 by hand AB-123-x')).toBe('purple4');
  expect(pieceIn('3: pass starter in 12 edge')).toBe('starter');
  for (const line of [null, '1: sit', '2: pass', '= fell red1', '= built 3; wheel x', '1: place 012 red'])
    expect(pieceIn(line)).toBeNull();
});

it('shows a place of any board for a while', () => {
  vi.useFakeTimers();
  showPlace('012');
  expect(pointedAt()).toEqual({ cells: ['012'], from: null });
  showPlace(wheelPlace('purple4'));
  expect(pointedInWheel()).toBe('purple4');
  vi.advanceTimersByTime(5000);
  expect([pointedAt(), pointedInWheel()]).toEqual([null, null]);
});

it('a line that is touched shows what it is about, and one about nothing cannot be', () => {
  vi.useFakeTimers();
  showerOf('1: place blue2 by hand q-123-z')?.();
  expect([pointedInWheel(), pointedAt()]).toEqual(['blue2', null]);
  showerOf('2: pull 800')?.();
  expect(pointedAt()?.cells).toEqual(['800']);
  expect(showerOf('2: write 4 red3')).not.toBeNull();
  expect(showerOf('throw: 3')).toBeNull();
});

it('names of places fit into a message', () => {
  for (const at of ['purple4', 'orange1', 'starter', '12']) expect(wheelPlace(at)).toMatch(/^[A-Za-z0-9-]{1,12}$/);
});
