import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../games';
import { setLanguage, speakOfGames } from '../i18n/index.svelte';
import { moverAfter } from '../insight/what-if';
import { puzzleOf, puzzlesOf, puzzleWords } from './puzzles';

const FOLDER = join(process.cwd(), '../data/puzzles');

it('there are puzzles for exactly those games that say so, eight and more of each', async () => {
  const claimed = Object.entries(GAMES).flatMap(([id, module]) => ('puzzles' in module && module.puzzles ? [id] : []));
  expect(readdirSync(FOLDER).sort()).toEqual(claimed.sort());
  for (const game of claimed) {
    expect(puzzlesOf(game), game).toBeGreaterThanOrEqual(8);
    expect(await puzzleOf(game, 0)).toContain(`game: ${game}`);
  }
  await expect(puzzleOf('pig', 0)).rejects.toThrow();
});

describe('what is said in a puzzle', () => {
  beforeAll(async () => {
    await speakOfGames();
    await setLanguage('en');
  });
  const weighed = {
    instead: 'keep',
    whole: 10_000,
    margin: 1_240,
    cause: { code: 'jokers-more', args: {}, text: 'saves jokers' },
  };

  it('is how much better the answer is, and why', () => {
    const words = puzzleWords(weighed);
    expect(words('best')).toMatch(/best/);
    expect(words('best', 'done')).toMatch(/12\s?% of a win better.+The best move saves jokers\./);
    expect(words('best', 'hint')).toMatch(/better by 12\s?% of a win\. The best move saves jokers\./);
  });
  it('is less where nobody knows more', () => {
    expect(puzzleWords({ ...weighed, cause: null })('best', 'hint')).toMatch(/of a win\.$/);
    expect(puzzleWords(null)('best', 'hint')).toMatch(/better than that/);
  });
});

it('whoever goes on from a step takes the place of whoever moves next', () => {
  const steps = ['', '= round 1', '1: roll', 'throw: 4', '2: hold'].map((event) => ({ event, view: null }));
  expect([0, 1, 2, 4].map((at) => moverAfter({ steps }, at))).toEqual([1, 1, 2, null]);
});
