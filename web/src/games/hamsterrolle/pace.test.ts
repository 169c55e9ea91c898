import { expect, it } from 'vitest';
import { HAND_MS, MAX_SETTLE_MS, QUICK, MAX_SHOWN_SETTLE_MS, SLOW, speedOf, type Tempo } from './pace';

const calm = { fell: Infinity, slowed: 0 };
const moment = { phase: 'carry', own: false, hand: 100, settled: 0, still: false, ...calm } as const;
/** Milliseconds on the screen until the engine's own end of settling, if something falls at these moments of it. */
function settling(tempo: Tempo, own: boolean, falls: readonly number[] = []): number {
  let [shown, simulated, slowed] = [0, 0, 0];
  for (; simulated < MAX_SETTLE_MS; shown += 10) {
    const last = falls.filter((at) => at <= shown).at(-1) ?? -Infinity;
    const speed = speedOf({ ...moment, phase: 'settle', own, settled: shown, fell: shown - last, slowed }, tempo);
    if (speed < tempo) slowed += 10;
    simulated += 10 * speed;
  }
  return shown;
}

it('a short hand is as quick as it is, a long one takes no longer than one watches', () => {
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
  for (const own of [true, false]) {
    const settle = { ...moment, phase: 'settle', own } as const;
    const until = own ? 3000 : 1900;
    expect(speedOf({ ...settle, settled: until - 1 }, 1)).toBe(1);
    expect(speedOf({ ...settle, settled: until + 1 }, 1)).toBeGreaterThan(4);
    expect(speedOf({ ...settle, settled: 100, still: true }, 1)).toBeGreaterThan(4);
  }
});

it('the longest settling is no longer than the watchdog thinks', () => {
  for (const own of [true, false])
    for (const tempo of [SLOW, 1, QUICK] as const)
      for (const falls of [[], [0, 700, 1400, 2100, 2800, 3500, 4200]])
        expect(settling(tempo, own, falls)).toBeLessThan(MAX_SHOWN_SETTLE_MS / tempo + 20);
});

it('three bots take less than fifteen seconds in all, whatever falls', () => {
  for (const falls of [[], [300], [100, 900, 1700]])
    expect(3 * (HAND_MS + settling(1, false, falls))).toBeLessThan(15_000);
});

it('a fall is slow for a moment, not in quick turns, and not for ever', () => {
  const settle = { ...moment, phase: 'settle', settled: 500 } as const;
  for (const own of [true, false]) {
    expect(speedOf({ ...settle, own, fell: 100, slowed: 0 }, 1)).toBeLessThan(0.5);
    expect(speedOf({ ...settle, own, fell: 1000, slowed: 700 }, 1)).toBe(1);
    expect(speedOf({ ...settle, own, fell: 100, slowed: Infinity }, 1)).toBe(1);
    expect(speedOf({ ...settle, own, fell: 100, slowed: 0 }, QUICK)).toBe(2);
  }
});
