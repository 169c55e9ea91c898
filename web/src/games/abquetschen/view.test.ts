import { describe, expect, it } from 'vitest';
import type { AbquetschenView } from '../../protocol/views';
import { bonusFor, buildsOf, movesOf, nextCells, trial } from './view';

const CHOICES = ['build 133 134 143', 'build 124 125 134', 'build 313 314 413', 'skip'];
const START = ['323', '233', '224', '223'];

const viewWith = (change: Partial<AbquetschenView>): AbquetschenView => ({
  plate: 9,
  phase: 'turn',
  turn: 2,
  roll: 5,
  bonus: null,
  due: 5,
  starts: [],
  rows: [],
  start: START,
  guarded: false,
  latest: [],
  ending: null,
  players: [],
  ...change,
});

describe('a build, die by die', () => {
  const builds = buildsOf(CHOICES);

  it('begins with dice that rest on the plate', () => {
    expect(nextCells(builds, START, [], 9).sort()).toEqual(['125', '134', '143', '314', '413']);
  });

  it('goes on with what completes a build, and only there', () => {
    expect(nextCells(builds, START, ['134'], 9).sort()).toEqual(['125', '143']);
    expect(nextCells(builds, START, ['134', '143'], 9)).toEqual(['133']);
    expect(nextCells(builds, START, ['134', '143', '133'], 9)).toEqual([]);
  });

  it('is tried with any other die, so that the rules can say what is wrong with that one', () => {
    expect(trial(builds, [], '800', 3)).toEqual(['800', '134', '143']);
    expect(trial(builds, ['125'], '800', 3)).toEqual(['125', '800', '134']);
    expect(trial(builds, ['134', '143', '133'], '800', 3)).toHaveLength(4);
  });

  it('knows the plate of a smaller game', () => {
    expect(nextCells([['112']], [], [], 5)).toEqual(['112']);
    expect(nextCells([['112']], [], [], 9)).toEqual([]);
  });
});

it('brings what its longest row brings', () => {
  const row = ['044', '045', '046', '047', '048'];
  const view = viewWith({
    rows: [
      { cells: row.slice(0, 4), dice: 1 },
      { cells: row, dice: 2 },
    ],
  });
  expect([3, 4, 5].map((dice) => bonusFor(view, row.slice(0, dice)))).toEqual([0, 1, 2]);
});

describe('what happened', () => {
  it('places the lowest dice first, from the side of their player', () => {
    expect(movesOf(viewWith({}), ['throw: 3', '2: build 133 134 143', '= pass 1'])).toEqual([
      { kind: 'place', cell: '134', from: 1 },
      { kind: 'place', cell: '143', from: 1 },
      { kind: 'place', cell: '133', from: 1 },
    ]);
    const moves = movesOf(viewWith({}), ['1: start 223']);
    expect(moves.map((move) => 'cell' in move && move.cell)).toEqual(['323', '233', '224', '223']);
  });
});
