import { describe, expect, it } from 'vitest';
import type { State } from '../protocol/messages';
import { stateOf } from '../table/fake-host';
import type { Session } from '../table/session.svelte';
import { isOffered } from './hints.svelte';

const bot = { seat: 2, sitter: { kind: 'bot', name: 'Berta', level: 'easy' }, host: false, deadline: null } as const;
const person = (seat: number) =>
  ({
    seat,
    sitter: { kind: 'person', name: 'Mia', connected: true, ready: true, stand_in: null },
    host: seat === 1,
    deadline: null,
  }) as const;
const here = { hasHints: true } as Session;
const asked = (more: Partial<State> = {}): State =>
  stateOf({
    setup: { game: 'hamstern', options: [], clock: { kind: 'none' } },
    seats: [person(1), bot],
    asked: 4,
    choices: { list: ['mark A 1', 'mark A 2'], complete: true },
    ...more,
  });

describe('a hint is offered', () => {
  it('to somebody who plays alone with bots and has something to choose', () => {
    expect(isOffered(here, asked())).toBe(true);
  });
  it('not among people, nor to whoever plays all alone', () => {
    expect(isOffered(here, asked({ seats: [person(1), person(2)] }))).toBe(false);
    expect(isOffered(here, asked({ seats: [person(1)] }))).toBe(false);
  });
  it('not where nothing is asked or there is no choice', () => {
    expect(isOffered(here, asked({ asked: null, choices: null }))).toBe(false);
    expect(isOffered(here, asked({ choices: { list: ['mark A 1'], complete: true } }))).toBe(false);
  });
  it('not in races and not in the wheel, where it is in the eye and in the hand', () => {
    for (const game of ['raffzahn', 'bunte-kuh', 'hamsterrolle'])
      expect(isOffered(here, asked({ setup: { game, options: [], clock: { kind: 'none' } } }))).toBe(false);
  });
  it('not where no bot is at hand, as at the table of a server', () => {
    expect(isOffered({ hasHints: false } as Session, asked())).toBe(false);
  });
});
