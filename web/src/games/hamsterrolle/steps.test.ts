import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEAT, Steps } from './steps.svelte';
import { aimAt } from './view';
import { noteBuilt } from './way.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  noteBuilt();
  wantsLittle(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wantsLittle = (matches: boolean) => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

function aiming(): Steps {
  const steps = new Steps();
  steps.begin(aimAt(3));
  return steps;
}
const free = () => true;

describe('the clock of a turn in steps', () => {
  it('runs from the moment a piece is taken', () => {
    const steps = aiming();
    const stop = steps.run();
    vi.advanceTimersByTime(2000);
    expect(Math.abs(steps.spent - 2000)).toBeLessThan(2 * BEAT);
    stop();
    vi.advanceTimersByTime(2000);
    expect(steps.spent).toBeLessThan(2100);
  });

  it('on the first turn of a life begins with the first touch', () => {
    localStorage.clear();
    const steps = aiming();
    for (let i = 0; i < 50; i++) steps.pass(BEAT);
    expect(steps.spent).toBe(0);
    steps.change({ ...aimAt(3), offset: 10 });
    steps.pass(BEAT);
    expect(steps.spent).toBe(BEAT);
  });

  it('stands still while somebody reads a tip', () => {
    const steps = aiming();
    steps.paused = true;
    steps.pass(BEAT);
    expect(steps.spent).toBe(0);
    steps.paused = false;
    steps.pass(BEAT);
    expect(steps.spent).toBe(BEAT);
  });

  it('does not count an hour in the background', () => {
    const steps = aiming();
    steps.pass(3_600_000);
    expect(steps.spent).toBe(0);
  });

  it('begins again with another piece', () => {
    const steps = aiming();
    steps.pass(BEAT);
    steps.end();
    expect(steps.spent).toBe(0);
    expect(steps.now(free)).toBeNull();
    steps.begin(aimAt(4));
    expect(steps.spent).toBe(0);
  });
});

it('the hand sways while one aims, and what it does is what is let go', () => {
  const steps = aiming();
  const seen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    steps.pass(BEAT);
    seen.add(JSON.stringify(steps.now(free)));
  }
  expect(seen.size).toBeGreaterThan(20);
  expect(steps.now(() => false)).toEqual(aimAt(3));
});

it('where little is to move it has swayed, and stays as it is until the aim changes', () => {
  wantsLittle(true);
  const steps = aiming();
  const first = steps.now(free);
  for (let i = 0; i < 20; i++) steps.pass(BEAT);
  expect(steps.now(free)).toEqual(first);
  const others = Array.from({ length: 8 }, () => {
    steps.change(aimAt(3));
    return JSON.stringify(steps.now(free));
  });
  expect(new Set(others).size).toBeGreaterThan(1);
});
