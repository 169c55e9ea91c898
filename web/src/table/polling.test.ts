import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Summary } from '../protocol/messages';
import { saveTable, savedTable, runningTables } from './saved.svelte';
import { pollTables } from './polling';

const SUMMARY: Summary = {
  table: 'far',
  game: 'hamstern',
  title: 'Hamstern',
  phase: 'playing',
  you: 2,
  seats: [],
  pending: [1, 2],
  standings: null,
  now: 0,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of runningTables()) localStorage.removeItem(id);
  localStorage.clear();
});

it('asks for tables far away with the own token, and notes whose turn it is', async () => {
  saveTable('far', 'hamstern', ['secret']);
  saveTable('local-near', 'hamstern', ['other']);
  const summary = vi.fn(async () => SUMMARY);
  const stop = pollTables({ summary });
  await vi.advanceTimersByTimeAsync(0);
  expect(summary.mock.calls).toEqual([['far', 'secret']]);
  expect(savedTable('far')).toMatchObject({ phase: 'playing', yourTurn: true });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(summary).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(summary).toHaveBeenCalledTimes(2);
});

it('forgets a table that is gone, but not one that nobody could tell of', async () => {
  saveTable('gone', 'hamstern', ['secret']);
  saveTable('silent', 'hamstern', ['secret']);
  const stop = pollTables({ summary: async (id) => (id === 'gone' ? null : undefined) });
  await vi.advanceTimersByTimeAsync(0);
  stop();
  expect(savedTable('gone')).toBeUndefined();
  expect(savedTable('silent')).toBeDefined();
});
