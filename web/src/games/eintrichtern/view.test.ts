import { describe, expect, it } from 'vitest';
import type { EintrichternView } from '../../protocol/views';
import { movesOf, shown, announcedIn } from './view';

const VIEW: EintrichternView = {
  plate: 4,
  phase: 'lift',
  turn: 1,
  thrown: [1, 2, 4],
  wanted: 7,
  yellow: [
    { cell: '003', colour: 'yellow', faces: [2, 1, null] },
    { cell: '012', colour: 'yellow', faces: [null, null, null] },
  ],
  red: ['002', '011'],
  lifted: null,
  target: 2,
  ending: null,
  players: [],
};

describe('the table', () => {
  it('has all yellow dice, with no face that is not open', () => {
    const dice = shown(VIEW);
    const yellow = dice.filter(({ colour }) => colour === 'yellow');
    expect(yellow).toHaveLength(2);
    expect(yellow.flatMap(({ faces }) => faces.filter((face) => face !== null))).toEqual([2, 1]);
    expect(dice.filter(({ colour }) => colour === 'red').map(({ cell }) => cell)).toEqual(['002', '011']);
  });
});

describe('a lifted die', () => {
  const missed = ['1: lift 002', '= sum 9'];
  const met = ['1: cover', '2: take', '2: lift 011', '= sum 7', '= keep 2', 'throw: 1 1 2'];

  it('tells its sum, and none is left out', () => {
    expect(announcedIn(missed)).toEqual([{ cell: '002', sum: 9, by: null }]);
    expect(announcedIn([...missed, ...met])).toEqual([
      { cell: '002', sum: 9, by: null },
      { cell: '011', sum: 7, by: 2 },
    ]);
    expect(announcedIn(['2: roll', 'throw: 1 2 3'])).toEqual([]);
  });

  it('leaves the table only when it is kept', () => {
    expect(movesOf(missed)).toEqual([]);
    expect(movesOf(met)).toEqual([{ kind: 'remove', cell: '011' }]);
  });
});
