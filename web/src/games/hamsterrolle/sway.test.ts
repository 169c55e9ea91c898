import { describe, expect, it } from 'vitest';
import { SWAY, swayed, swaysWithin, tremor } from './sway';
import { aimAt, type Aim } from './view';

const aim: Aim = { ...aimAt(4), offset: 20, height: 10, depth: -5, tilt: 15, skew: 30 };
const DIALS = ['offset', 'height', 'depth', 'tilt', 'skew'] as const;
const still = tremor(() => 0);

describe('a piece that is aimed in steps', () => {
  it('sways about its aim, on every dial, in whole numbers, and never farther than a hand', () => {
    const far = { offset: 0, height: 0, depth: 0, tilt: 0, skew: 0 };
    for (let ms = 0; ms < 60_000; ms += 90) {
      const there = swayed(aim, still, ms);
      for (const dial of DIALS) {
        expect(Number.isInteger(there[dial])).toBe(true);
        far[dial] = Math.max(far[dial], Math.abs(there[dial] - aim[dial]));
      }
      expect([there.compartment, there.lie]).toEqual([4, 'flat']);
    }
    for (const dial of DIALS) {
      expect(far[dial]).toBeLessThanOrEqual(SWAY[dial]);
      expect(far[dial], dial).toBeGreaterThan(SWAY[dial] / 2);
    }
  });

  it('moves slowly enough for the right moment to be seen', () => {
    for (let ms = 0; ms < 20_000; ms += 90) {
      const [a, b] = [swayed(aim, still, ms), swayed(aim, still, ms + 90)];
      expect(Math.abs(a.offset - b.offset)).toBeLessThan(10);
      expect(Math.abs(a.tilt - b.tilt)).toBeLessThan(4);
    }
  });

  it('stays within what a hand can be asked for', () => {
    const corner: Aim = { ...aim, offset: 150, height: 0, depth: 40, tilt: 90, skew: -90 };
    for (let ms = 0; ms < 10_000; ms += 90) {
      const there = swayed(corner, still, ms);
      expect(there.offset).toBeLessThanOrEqual(150);
      expect(there.height).toBeGreaterThanOrEqual(0);
      expect(there.skew).toBeGreaterThanOrEqual(-90);
    }
  });

  it('is never let go for a tremble where it must not lie', () => {
    for (let ms = 0; ms < 10_000; ms += 90) {
      const there = swaysWithin(aim, still, ms, ({ offset }) => offset >= aim.offset);
      expect(there.offset).toBeGreaterThanOrEqual(aim.offset);
    }
    expect(swaysWithin(aim, still, 500, () => false)).toEqual(aim);
  });

  it('sways otherwise each time', () => {
    expect(tremor()).not.toEqual(tremor());
    expect(tremor()).toHaveLength(2 * DIALS.length);
  });
});
