import { expect, it } from 'vitest';
import { HAND_MS, MOMENTS_MS, QUICK, SETTLE_MOST_MS, SLOW, speedOf, type Tempo } from './pace';

const calm = { fell: Infinity, slowed: 0 };
const moment = { phase: 'carry', hand: 100, settled: 0, still: false, ...calm } as const;
/** Milliseconds on the screen until the engine's own end of settling. */
function settling(tempo: Tempo): number {
  let [shown, simulated] = [0, 0];
  for (; simulated < 30_000; shown += 10)
    simulated += 10 * speedOf({ phase: 'settle', hand: 100, settled: shown, still: false, ...calm }, tempo);
  return shown;
}

it('a short hand is as quick as it is, a long one takes two seconds', () => {
  expect(speedOf(moment, 1)).toBe(1);
  const speed = speedOf({ ...moment, hand: 1800 }, 1);
  expect(1800 / 60 / speed).toBeCloseTo(HAND_MS / 1000);
  expect(HAND_MS).toBeLessThanOrEqual(2500);
});

it('a hand that moves now is as quick as it is, also in slow motion', () => {
  expect(speedOf({ ...moment, hand: null }, SLOW)).toBe(1);
  expect(speedOf(moment, SLOW)).toBe(SLOW);
});

it('what settles is shown for a while, then faster, and at once when nothing moves any more', () => {
  const settle = { phase: 'settle', hand: 100, still: false, ...calm } as const;
  expect(speedOf({ ...settle, settled: 2499 }, 1)).toBe(1);
  expect(speedOf({ ...settle, settled: 2501 }, 1)).toBeGreaterThan(4);
  expect(speedOf({ ...settle, settled: 100, still: true }, 1)).toBeGreaterThan(4);
});

it('the longest settling is no longer than the watchdog thinks', () => {
  for (const tempo of [SLOW, 1, QUICK] as const) expect(settling(tempo)).toBeLessThan(SETTLE_MOST_MS / tempo);
  expect(settling(1) + MOMENTS_MS).toBeGreaterThan(SETTLE_MOST_MS - 100);
});

it('a fall is slow for a moment, not in quick turns, and not for ever', () => {
  const settle = { phase: 'settle', hand: 100, settled: 500, still: false } as const;
  expect(speedOf({ ...settle, fell: 100, slowed: 0 }, 1)).toBeLessThan(0.5);
  expect(speedOf({ ...settle, fell: 1000, slowed: 700 }, 1)).toBe(1);
  expect(speedOf({ ...settle, fell: 100, slowed: MOMENTS_MS }, 1)).toBe(1);
  expect(speedOf({ ...settle, fell: 100, slowed: 0 }, QUICK)).toBe(2);
});
