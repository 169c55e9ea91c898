import { beforeEach, describe, expect, it } from 'vitest';
import { dayAfter, hasDays, keep, kept, streak } from './kept';

describe('what is kept of the games of the day', () => {
  beforeEach(() => localStorage.clear());

  it('counts days in a row up to today, and forgives a day that is not over', () => {
    const played = ['2026-02-27', '2026-02-28', '2026-03-01'];
    expect(streak(played, '2026-03-01')).toBe(3);
    expect(streak(played, '2026-03-02')).toBe(3);
    expect(streak(played, '2026-03-03')).toBe(0);
    expect(streak(['2026-02-27', '2026-03-01'], '2026-03-01')).toBe(1);
    expect(streak([], '2026-03-01')).toBe(0);
  });

  it('knows the calendar', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('stays the same player, and a player is nobody else', () => {
    const first = kept();
    expect(first.player).toMatch(/^[0-9a-f]{32}$/);
    keep(first);
    expect(kept().player).toBe(first.player);
    localStorage.clear();
    expect(kept().player).not.toBe(first.player);
  });

  it('is not put off by what others have written there', () => {
    for (const nonsense of ['null', '[]', '{', '{"player": 3, "played": "x", "keys": [1], "promises": 2}']) {
      localStorage.setItem('kiste.daily', nonsense);
      expect(kept()).toMatchObject({ played: [], promises: {}, keys: {} });
    }
  });

  it('keeps the keys of the last days, each day once', () => {
    const keys = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [dayAfter('2026-01-01', i), 'ab']));
    keep({ ...kept(), keys, played: ['2026-01-02', '2026-01-01', '2026-01-02'] });
    expect(Object.keys(kept().keys)).toHaveLength(30);
    expect(kept().keys['2026-02-19']).toBe('ab');
    expect(kept().played).toEqual(['2026-01-01', '2026-01-02']);
    expect(hasDays()).toBe(true);
  });
});
