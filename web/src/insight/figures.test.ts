import { expect, it } from 'vitest';
import type { Report, SeatTotals } from '../protocol/reports';
import { costliest, doubt, extremes, percent, skillOf, tendency } from './figures';

const totals = (of: Partial<SeatTotals>): SeatTotals => ({
  start: 5000,
  luck: 0,
  cost: 0,
  gifts: 0,
  rest: 0,
  result: 0,
  corrected: 0,
  decisions: 0,
  mistakes: 0,
  ...of,
});

const decision = (event: number, seat: number, cost: number) => ({
  event,
  line: event,
  seat,
  chosen: 'hold',
  best: 'roll',
  choices: 2,
  cost,
  cause: null,
  open: true,
});

const thrown = (event: number, luck: number[]) => ({
  event,
  line: event,
  thrown: '6',
  luck,
  exact: true,
  outcomes: 6,
});

const REPORT: Report = {
  game: 'pig',
  names: ['Mia', 'Tom'],
  whole: 10_000,
  complete: true,
  done: 9,
  of: 9,
  over: true,
  curve: [],
  throws: [thrown(1, [700, -700]), thrown(3, [-900, 900]), thrown(5, [30, -30])],
  decisions: [decision(2, 1, 120), decision(4, 2, 800), decision(6, 1, 300), decision(8, 1, 10)],
  seats: [totals({ cost: 430, gifts: 800 }), totals({ cost: 800, gifts: 430 })],
};

it('names the dearest decisions first, and none that hardly cost anything', () => {
  expect(costliest(REPORT, null).map(({ event }) => event)).toEqual([4, 6, 2]);
  expect(costliest(REPORT, 1).map(({ event }) => event)).toEqual([6, 2]);
  expect(costliest(REPORT, null, 1).map(({ event }) => event)).toEqual([4]);
});

it('finds the luckiest throw of a player, and the one that hurt most', () => {
  const { best, worst } = extremes(REPORT, 1);
  expect([best?.thrown.event, worst?.thrown.event]).toEqual([1, 3]);
  const anybody = extremes(REPORT, null);
  expect([anybody.best?.thrown.event, anybody.best?.seat]).toEqual([3, 2]);
  expect(extremes({ ...REPORT, throws: [thrown(5, [30, -30])] }, 1)).toEqual({ best: null, worst: null });
});

it('says who decided better by what each gave away', () => {
  expect(skillOf(REPORT, 1)).toBe(370);
  expect(skillOf(REPORT, 2)).toBe(-370);
  expect(tendency(REPORT, 370)).toBe('more');
  expect(tendency(REPORT, -370)).toBe('less');
  expect(tendency(REPORT, 49)).toBe('even');
});

it('says how much it doubts itself, if that is much', () => {
  expect(doubt(REPORT)).toBe(0);
  expect(doubt({ ...REPORT, seats: [totals({ rest: -1200 }), totals({ rest: 1200 })] })).toBe(1200);
});

it('writes small shares with a digit more', () => {
  expect(percent('en', 0.034)).toBe('3.4%');
  expect(percent('en', 0.34)).toBe('34%');
  expect(percent('en', 0.034, { signed: true })).toBe('+3.4%');
  expect(percent('de', -0.14, { signed: true })).toBe('−14\u00a0%');
});
