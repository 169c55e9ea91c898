import { describe, expect, it } from 'vitest';
import type { OwnGameView } from '../../protocol/views';
import { choiceOf, movesOf, offersOf, spoken, spokenText, traysOf, wholeOf } from './view';

const choices = (...texts: string[]) => texts.map(choiceOf);

describe('choices of a game of one’s own', () => {
  it('are put together cell by cell where several dice are put', () => {
    const all = choices('put 134 143', 'put 134 125', 'pass');
    expect(offersOf(all, []).map(({ cell }) => cell)).toEqual(['134', '143', '125']);
    expect(offersOf(all, ['143'])).toEqual([{ cell: '134', style: 'build' }]);
    expect(wholeOf(all, ['143'])).toBeNull();
    expect(wholeOf(all, ['143', '134'])?.text).toBe('put 134 143');
  });

  it('lead from one cell to another where a die is tilted', () => {
    const all = choices('tilt 044 143', 'tilt 044 035', 'tilt 143 044');
    expect(offersOf(all, []).map(({ cell }) => cell)).toEqual(['044', '143']);
    expect(offersOf(all, ['044'])).toEqual([
      { cell: '143', style: 'target' },
      { cell: '035', style: 'target' },
    ]);
    expect(wholeOf(all, ['044', '143'])?.text).toBe('tilt 044 143');
  });

  it('without a cell are spoken', () => {
    const all = choices('take 080', 'choose stop', 'say 5', 'pass', 'throw');
    expect(spoken(all).map(({ text }) => text)).toEqual(['choose stop', 'say 5', 'pass', 'throw']);
    expect(spoken(all).slice(0, 2).map(spokenText)).toEqual(['Stop', '5']);
    expect(wholeOf(all, [])).toBeNull();
  });

  it('turn a die that is chosen, and choose nothing else by it', () => {
    const all = choices('turn 044 213', 'turn 044 132');
    expect(offersOf(all, [])).toEqual([{ cell: '044', style: 'take' }]);
    expect(offersOf(all, ['044'])).toEqual([]);
    expect(wholeOf(all, ['044'])).toBeNull();
  });
});

it('lines become moves on the plate', () => {
  expect(movesOf(['1: put 134 143', '2: take 080', '1: tilt 044 143', '2: turn 044 213', '1: pass'])).toEqual([
    { kind: 'place', cell: '134' },
    { kind: 'place', cell: '143' },
    { kind: 'remove', cell: '080' },
    { kind: 'tilt', from: '044', to: '143' },
    { kind: 'turn', cell: '044' },
  ]);
});

it('a game without dice to build with shows points where such dice would lie', () => {
  const having = (...stocks: number[]) =>
    traysOf({ players: stocks.map((stock) => ({ colour: 'red', stock, points: 4 })) } as unknown as OwnGameView);
  expect(having(0, 3).map(({ dice, none }) => [dice.length, none])).toEqual([
    [0, undefined],
    [1, undefined],
  ]);
  for (const { none, words } of having(0, 0)) {
    expect(none).toContain('4');
    expect(words).toBe('');
  }
});
