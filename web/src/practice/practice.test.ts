import { beforeEach, describe, expect, it } from 'vitest';
import type { LogLine } from '../protocol/messages';
import { bestOf, recordTime } from './best.svelte';
import { PATIENCE, practice as bunteKuh, WRONG } from '../games/bunte-kuh/practice';
import { practice as raffzahn } from '../games/raffzahn/practice';

const logOf = (...lines: string[]): LogLine[] => lines.map((text) => ({ text, seat: null }));
const takes = (count: number, from: number) =>
  Array.from({ length: count }, (_, i) => `1: take 00${i % 9} @${from + 100 * i} seen 4`);

describe('a run of Raffzahn', () => {
  it('adds the rounds up to their STOPs, and counts dice that were right', () => {
    const log = logOf(
      'throw: 5',
      ...takes(3, 500),
      '= wrong 1',
      '1: stop @4000 seen 9',
      '= close',
      'throw: 2',
      ...takes(1, 800),
    );
    expect(raffzahn.run(log)).toEqual({ dice: 3, millis: 4000, done: false });
  });

  it('ends with the last die, not with a STOP', () => {
    const log = logOf('throw: 5', '1: stop @4000 seen 4', '= close', 'throw: 2', ...takes(raffzahn.goal, 1000));
    expect(raffzahn.run(log)).toEqual({ dice: 20, millis: 4000 + 2900, done: true });
    expect(raffzahn.run([...log, ...logOf('= wrong 1')]).done).toBe(false);
  });
});

describe('a run of Bunte Kuh', () => {
  it('counts until one has pointed, and being wrong costs', () => {
    const log = logOf(
      'throw: 3 5 6',
      '1: stop @2000 seen 4',
      '1: point 322 @3500 seen 5',
      '= right 1',
      '1: put 322 321 @9000 seen 7',
      'throw: 1 1 1',
      '1: nowhere @1000 seen 9',
      '= wrong 1',
      'throw: 1 2 1',
      '= time-out',
    );
    expect(bunteKuh.run(log)).toEqual({ dice: 1, millis: 3500 + 1000 + WRONG + PATIENCE, done: false });
  });

  it('is done with the last die that one was right about', () => {
    const round = ['throw: 3 5 6', '1: nowhere @2000 seen 4', '= right 1', '1: put 322 321 @9000 seen 7'];
    const log = logOf(...Array.from({ length: bunteKuh.goal }, () => round).flat());
    expect(bunteKuh.run(log)).toEqual({ dice: 5, millis: 10_000, done: true });
  });
});

describe('the best time', () => {
  beforeEach(() => localStorage.clear());

  it('is kept until a better one comes', () => {
    expect(bestOf('raffzahn')).toBeNull();
    expect(recordTime('raffzahn', 9000)).toBe(true);
    expect(recordTime('raffzahn', 9500)).toBe(false);
    expect(recordTime('raffzahn', 8000)).toBe(true);
    expect(bestOf('raffzahn')).toBe(8000);
    expect(JSON.parse(localStorage.getItem('kiste.best') ?? '')).toEqual({ raffzahn: 8000 });
    expect(bestOf('bunte-kuh')).toBeNull();
  });
});
