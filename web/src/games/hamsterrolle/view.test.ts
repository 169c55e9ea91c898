import { expect, it } from 'vitest';
import type { HamsterrolleView } from '../../protocol/views';
import { actionOf, aimAt, contents, piles, stocksNow } from './view';

it('an aim is written as the rules read it', () => {
  expect(actionOf('place', 'red1', aimAt(3))).toBe('place red1 in 3 flat up 1');
  expect(
    actionOf('pass', 'blue2', { compartment: 12, offset: -35, height: 0, depth: -5, lie: 'edge', tilt: 10, skew: 0 }),
  ).toBe('pass blue2 in 12 edge -35 out -5 tilt 10');
  expect(actionOf('drop', 'starter', { ...aimAt(1), offset: 20 })).toBe('drop starter in 1 flat +20 up 1');
});

it('pieces of a colour lie together', () => {
  expect(piles(['red1', 'yellow2', 'red3'])).toEqual([
    { colour: 'red', pieces: ['red1', 'red3'] },
    { colour: 'yellow', pieces: ['yellow2'] },
  ]);
});

it('what lies where is told compartment by compartment, around the bottom', () => {
  const lying = (piece: string, compartment: number) => ({
    piece,
    compartment,
    at: [0, 0, 0] as [number, number, number],
    turn: [0, 0, 0, 1] as [number, number, number, number],
  });
  const view: Pick<HamsterrolleView, 'angle' | 'pieces'> = {
    angle: 31,
    pieces: [lying('starter', 1), lying('red1', 3), lying('blue1', 3)],
  };
  expect(contents(view)).toEqual([
    { compartment: 1, pieces: ['starter'] },
    { compartment: 3, pieces: ['red1', 'blue1'] },
  ]);
});

it('what is in a hand is in no stock, and what falls is in one at once', () => {
  const view = { stocks: [['red1', 'blue1'], ['green1']] } as HamsterrolleView;
  expect(stocksNow(view, null)).toBe(view.stocks);
  const under = { seat: 1, piece: 'blue1', fallen: [] as string[] };
  expect(stocksNow(view, under)).toEqual([['red1'], ['green1']]);
  expect(stocksNow(view, { ...under, fallen: ['starter', 'blue1'] })).toEqual([
    ['red1', 'starter', 'blue1'],
    ['green1'],
  ]);
  // In teams one may build with a piece of the partner's.
  expect(stocksNow(view, { seat: 1, piece: 'green1', fallen: ['starter'] })).toEqual([
    ['red1', 'blue1', 'starter'],
    [],
  ]);
});
