import { afterAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import { LANGUAGES, type Language } from '../i18n/languages';
import type { State } from '../protocol/messages';
import { stateOf } from '../table/fake-host';
import type { Session } from '../table/session.svelte';
import { isOffered } from './hints.svelte';
import { advised } from './log';

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

describe('advice', () => {
  const moves: [game: string, action: string, said: string][] = [
    ['cui-bono', 'pull 800', 'pull the die '],
    ['cui-bono', 'keep', 'keep the die'],
    ['hamstern', 'mark A 1 2', 'cross 2 cells in chamber A'],
    ['hop-n-roll', 'hop 3', 'hop to field 3'],
    ['hop-n-roll', 'write 4 red3', 'write a 4 into red 3'],
    ['abquetschen', 'build 133 134', 'build 2 dice'],
    ['abquetschen', 'skip', 'build no bonus dice'],
    ['wuerfelmarsch', 'tilt 026 125', 'tilt the die '],
    ['eintrichtern', 'lift 002', 'lift the red die '],
    ['own', 'put 800', 'put a die '],
    ['pig', 'roll', 'Roll'],
  ];
  afterAll(() => setLanguage('en'));

  it.each(moves)('of %s, %s, names no player', (game, action, said) => {
    expect(advised(game, action)).toMatch(new RegExp(`^${said}`));
  });
  it.each(Object.keys(LANGUAGES) as Language[])('is given in %s', async (language) => {
    await setLanguage(language);
    for (const [game, action] of moves) expect(advised(game, action)).not.toMatch(/^1|\{|^: /);
    expect(new Set(moves.map(([game, action]) => advised(game, action))).size).toBe(moves.length);
  });
});
