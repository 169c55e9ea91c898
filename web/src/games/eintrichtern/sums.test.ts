import { expect, it } from 'vitest';
import { sumsIn } from './sums';

// The game of the page on notation.
const LINES = [
  'throw: lay 321 321 321 321 145 145 145 321 321 654',
  'throw: first 2',
  'throw: 1 1 2',
  '2: lift 002',
  '= sum 4',
  '= keep 2',
  'throw: 5 5 1',
  '2: lift 110',
  '= sum 12',
];

it('tells every sum of a game that is over, and who found it', () => {
  const sums = sumsIn(LINES, 4);
  expect(sums.map(({ cell }) => cell)).toEqual(['002', '011', '020', '101', '110', '200']);
  expect(sums.find(({ cell }) => cell === '002')).toEqual({ cell: '002', sum: 4, by: 2 });
  expect(sums.find(({ cell }) => cell === '110')).toEqual({ cell: '110', sum: 12, by: null });
});

it('tells nothing while nobody may know', () => {
  expect(sumsIn([null, ...LINES.slice(1)], 4)).toEqual([]);
});
