import { describe, expect, it } from 'vitest';
import { isAllowedSomewhere, nearestAllowed } from './nearest';
import { aimAt } from './view';

describe('the nearest aim that is allowed', () => {
  const aim = aimAt(4);

  it('is the one that was wished for, where that is allowed', () => {
    expect(nearestAllowed(aim, () => true)).toEqual(aim);
  });

  it('lies ahead rather than behind', () => {
    expect(nearestAllowed(aim, ({ offset }) => Math.abs(offset) >= 30)).toEqual({ ...aim, offset: 30 });
    expect(nearestAllowed(aim, ({ offset }) => offset < -40)).toEqual({ ...aim, offset: -50 });
  });

  it('is above what lies there before the piece is laid otherwise', () => {
    expect(nearestAllowed(aim, ({ height }) => height > 20)).toEqual({ ...aim, height: 25 });
    expect(nearestAllowed(aim, ({ lie }) => lie !== 'flat')?.lie).not.toBe('flat');
  });

  it('stays within what the dials can set, and is none where nothing is allowed', () => {
    const seen: { offset: number; height: number }[] = [];
    const wide = { ...aim, offset: 140, height: 58 };
    expect(nearestAllowed(wide, (each) => !seen.push(each))).toBeNull();
    expect(Math.max(...seen.map(({ offset }) => Math.abs(offset)))).toBeLessThanOrEqual(150);
    expect(Math.max(...seen.map(({ height }) => height))).toBeLessThanOrEqual(60);
  });
});

describe('room in a compartment', () => {
  it('is found at its front end, on top of others, or laid otherwise', () => {
    expect(isAllowedSomewhere(5, ({ compartment, offset }) => compartment === 5 && offset >= 130)).toBe(true);
    expect(isAllowedSomewhere(5, ({ height }) => height > 40)).toBe(true);
    expect(isAllowedSomewhere(5, ({ lie }) => lie === 'upright')).toBe(true);
  });

  it('is missing where nothing is allowed, and that is known after few looks', () => {
    let looks = 0;
    expect(isAllowedSomewhere(5, () => !(looks += 1))).toBe(false);
    expect(looks).toBeLessThanOrEqual(60);
  });
});
