import { expect, it } from 'vitest';
import { bestAlone, bestScores, exported, imported, sharesByGame, sharesByOpponent, type Finished } from './history';

function game(id: string, about: Partial<Finished> & { scores: number[]; ranks: number[] }): Finished {
  const { scores, ranks, ...rest } = about;
  const standings = scores.map((score, i) => ({ seat: i + 1, score, rank: ranks[i] ?? 1, parts: [] }));
  return {
    id,
    game: 'hamstern',
    at: 1,
    names: ['Mia', 'Tom'],
    bots: [],
    own: [1],
    record: 'kiste record 1',
    ...rest,
    standings,
  };
}

const GAMES = [
  game('a', { scores: [50, 40], ranks: [1, 2] }),
  game('b', { scores: [30, 40], ranks: [2, 1] }),
  game('c', { game: 'cui-bono', names: ['Mia', 'Berta'], bots: [2], scores: [3, 9], ranks: [1, 2] }),
  game('d', { game: 'cui-bono', names: ['Mia', 'Berta'], bots: [2], scores: [5, 4], ranks: [2, 1] }),
  game('e', { names: ['Mia'], scores: [70], ranks: [1] }),
];

it('counts wins by game and by opponent, where somebody was played against', () => {
  expect(sharesByGame(GAMES)).toEqual([
    { name: 'cui-bono', played: 2, won: 1 },
    { name: 'hamstern', played: 2, won: 1 },
  ]);
  expect(sharesByOpponent(GAMES)).toEqual([
    { name: 'Berta', played: 2, won: 1 },
    { name: 'Tom', played: 2, won: 1 },
  ]);
});

it('games that people wrote are told apart by their titles', () => {
  const own = [
    game('x', { game: 'own', title: 'Summit', scores: [9, 4], ranks: [1, 2] }),
    game('y', { game: 'own', title: 'Quarry', scores: [2, 4], ranks: [2, 1] }),
  ];
  expect(sharesByGame(own)).toEqual([
    { name: 'Quarry', played: 1, won: 0 },
    { name: 'Summit', played: 1, won: 1 },
  ]);
  expect(bestScores(own)).toEqual(
    new Map([
      ['Summit', 9],
      ['Quarry', 2],
    ]),
  );
});

it('knows the best score, also where few points are good', () => {
  expect([...bestScores(GAMES)]).toEqual([
    ['hamstern', 70],
    ['cui-bono', 3],
  ]);
});

it('everything fits into one file and comes back from it', () => {
  expect(imported(exported(GAMES))).toEqual(GAMES);
  expect(() => imported('{"format": "something else", "games": []}')).toThrow();
  expect(() => imported('no json')).toThrow();
  const damaged = exported(GAMES).replace('"names": [', '"nomen": [');
  expect(imported(damaged)).toHaveLength(GAMES.length - 1);
});

it('knows the best score of somebody who played alone', () => {
  expect(bestAlone(GAMES, 'hamstern')).toBe(70);
  expect(bestAlone(GAMES, 'cui-bono')).toBeNull();
});
