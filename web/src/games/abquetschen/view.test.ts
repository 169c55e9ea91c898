import { describe, expect, it } from 'vitest';
import { bonusFor, buildsOf, longestRow, movesOf, nextCells, startAt, trial } from './view';

const CHOICES = ['build 133 134 143', 'build 124 125 134', 'build 313 314 413', 'skip'];
const START = startAt('223');

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

describe('rows', () => {
  it('are counted along each axis', () => {
    expect(longestRow(['124', '134', '144', '125'])).toBe(3);
    expect(longestRow(['124', '144'])).toBe(1);
    expect(longestRow([])).toBe(0);
  });

  it('of four, five and six bring one, two and three bonus dice', () => {
    const row = ['044', '045', '046', '047', '048', '049'];
    expect([3, 4, 5, 6].map((dice) => bonusFor(row.slice(0, dice)))).toEqual([0, 1, 2, 3]);
  });
});

describe('what happened', () => {
  it('places the lowest dice first, from the side of their player', () => {
    expect(movesOf(['throw: 3', '2: build 133 134 143', '= pass 1'])).toEqual([
      { kind: 'place', cell: '134', from: 1 },
      { kind: 'place', cell: '143', from: 1 },
      { kind: 'place', cell: '133', from: 1 },
    ]);
    expect(movesOf(['1: start 223']).map((move) => 'cell' in move && move.cell)).toEqual(['323', '233', '224', '223']);
  });
});
