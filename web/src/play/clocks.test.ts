import { beforeAll, expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import { clockName, CLOCKS, timeLeft, timeUntil } from './clocks';

beforeAll(() => setLanguage('en'));

it('every clock that can be chosen has its own name', () => {
  for (const [name, clock] of Object.entries(CLOCKS)) expect(clockName(clock)).toBe(name);
});

it('a clock that somebody else made is called like the next longer one', () => {
  expect(clockName({ kind: 'move', seconds: 30 })).toBe('minute');
  expect(clockName({ kind: 'move', seconds: 601 })).toBe('hour');
  expect(clockName({ kind: 'days', days: 30 })).toBe('week');
});

it('tells seconds while they matter, then minutes, then until when', () => {
  const noon = new Date(2026, 0, 5, 12, 0);
  expect(timeLeft(-5, noon)).toBe('0 s left');
  expect(timeLeft(45_400, noon)).toBe('45 s left');
  expect(timeLeft(599_000, noon)).toBe('10 min left');
  expect(timeLeft(80_000_000, noon)).toMatch(/^until Mon/);
});

it('tells in how many minutes something begins, or when, and never until when', () => {
  const noon = new Date(2026, 0, 5, 12, 0);
  expect(timeUntil(20_000, noon)).toBe('in 1 minute');
  expect(timeUntil(599_000, noon)).toBe('in 10 minutes');
  expect(timeUntil(80_000_000, noon)).toMatch(/^Mon/);
});
