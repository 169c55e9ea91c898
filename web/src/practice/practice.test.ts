import { beforeEach, describe, expect, it } from 'vitest';
import type { State } from '../protocol/messages';
import type { RaceTempo, RaffzahnGrab, RaffzahnView } from '../protocol/views';
import { bestOf, recordTime } from './best.svelte';
import { practice as bunteKuh, WRONG } from '../games/bunte-kuh/practice';
import { practice as raffzahn } from '../games/raffzahn/practice';

const tempo = (right: number, wrong = 0): RaceTempo => ({ right, wrong, best: null, total: 0 });
const at = (game: string, view: unknown) => ({ setup: { game }, view }) as unknown as State;

describe('a run of Raffzahn', () => {
  const seen = (change: Partial<RaffzahnView>, ...right: number[]) =>
    raffzahn.run(
      at('raffzahn', { players: right.map((each) => ({ tempo: tempo(each) })), spent: 0, last: null, ...change }),
    );
  const grabs = (...times: number[]): RaffzahnGrab[] => times.map((each) => ({ seat: 1, at: each, fate: 'taken' }));

  it('adds the rounds up to their STOPs, and counts dice that were right, by whichever hand', () => {
    expect(seen({}, 0, 0)).toEqual({ dice: 0, millis: 0, done: false });
    const last = { throw: 2 as const, grabs: grabs(800), stop: null };
    expect(seen({ spent: 4000, last }, 2, 1)).toEqual({ dice: 3, millis: 4000, done: false });
  });

  it('ends with the last die, not with a STOP', () => {
    const wrong: RaffzahnGrab = { seat: 1, at: 1500, fate: 'wrong' };
    const last = { throw: 2 as const, grabs: [...grabs(1000, 1200), wrong, ...grabs(2900)], stop: null };
    expect(seen({ spent: 4000, last }, 15, 5)).toEqual({ dice: 20, millis: 6900, done: true });
    // Whatever was done before the page had seen it changes nothing.
    const more = { ...last, grabs: [...last.grabs, ...grabs(3100)], stop: { by: 1, at: 3500 } };
    expect(seen({ spent: 7500, last: more }, 16, 5)).toEqual({ dice: 21, millis: 6900, done: true });
  });
});

describe('a run of Bunte Kuh', () => {
  const seen = (spent: number, ...tempos: RaceTempo[]) =>
    bunteKuh.run(at('bunte-kuh', { players: tempos.map((each) => ({ tempo: each })), spent }));

  it('counts until one has pointed, and being wrong costs', () => {
    expect(seen(3500 + 1000 + 45_000, tempo(1, 1), tempo(0))).toEqual({
      dice: 1,
      millis: 3500 + 1000 + 45_000 + WRONG,
      done: false,
    });
  });

  it('is done with the last die that one was right about', () => {
    expect(seen(10_000, tempo(3), tempo(2))).toEqual({ dice: 5, millis: 10_000, done: true });
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
