import { expect, it } from 'vitest';
import { temposIn } from './tempo';

it('tells how quick everybody was with what counted', () => {
  const grabs = [
    'throw: 4',
    '1: take 008 @900 seen 12',
    '2: take 080 @1100 seen 12',
    '= wrong 2',
    '1: take 017 @2100 seen 13',
    '2: stop @4000 seen 14',
    null,
    'throw: 2',
    '1: take 026 @500 seen 20',
    '= late 1',
    '2: take 071 @700 seen 20',
  ];
  expect(temposIn(grabs, /^(\d): take/, [1, 2, 3])).toEqual([
    { seat: 1, right: 2, wrong: 1, best: 900, mean: 1500 },
    { seat: 2, right: 1, wrong: 1, best: 700, mean: 700 },
    { seat: 3, right: 0, wrong: 0, best: null, mean: null },
  ]);
});
