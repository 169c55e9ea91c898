import { expect, it } from 'vitest';
import { HAND_MS, SETTLE_MOST_MS, SLOW, speedOf, type Tempo } from './pace';

const moment = { phase: 'carry', hand: 100, settled: 0, still: false } as const;
/** Milliseconds on the screen until the engine's own end of settling. */
function settling(tempo: Tempo): number {
  let [shown, simulated] = [0, 0];
  for (; simulated < 30_000; shown += 10)
    simulated += 10 * speedOf({ phase: 'settle', hand: 100, settled: shown, still: false }, tempo);
  return shown;
}

it('a short hand is as quick as it is, a long one takes two and a half seconds', () => {
  expect(speedOf(moment, 1)).toBe(1);
  const speed = speedOf({ ...moment, hand: 1800 }, 1);
  expect(1800 / 60 / speed).toBeCloseTo(HAND_MS / 1000);
});

it('a hand that moves now is as quick as it is, also in slow motion', () => {
  expect(speedOf({ ...moment, hand: null }, SLOW)).toBe(1);
  expect(speedOf(moment, SLOW)).toBe(SLOW);
});

it('what settles is shown for three seconds, then faster, and at once when nothing moves any more', () => {
  const settle = { phase: 'settle', hand: 100, still: false } as const;
  expect(speedOf({ ...settle, settled: 2999 }, 1)).toBe(1);
  expect(speedOf({ ...settle, settled: 3001 }, 1)).toBeGreaterThan(4);
  expect(speedOf({ ...settle, settled: 100, still: true }, 1)).toBeGreaterThan(4);
});

it('the longest settling is as long as the watchdog thinks', () => {
  for (const tempo of [SLOW, 1, 2] as const)
    expect(Math.abs(settling(tempo) - SETTLE_MOST_MS / tempo)).toBeLessThan(60 / tempo);
});
