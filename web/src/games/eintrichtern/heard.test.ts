import { describe, expect, it } from 'vitest';
import { unusedIn } from './heard';

const LIFTS = ['throw: 5 5 1', '2: lift 110', '= sum 12', '2: cover', '1: take', '1: lift 200', '= sum 9', '1: cover'];

describe('what was heard and not used', () => {
  it('is a sum that was looked for elsewhere although its place had been announced', () => {
    const lines = [...LIFTS, '2: roll', 'throw: 3 3 6', '2: lift 020', '= sum 7', '2: cover'];
    expect(unusedIn(lines)).toEqual([{ seat: 2, sum: 12, lifted: '020', cell: '110', ago: 2 }]);
  });
  it('is nothing where somebody remembered, or nobody could know', () => {
    expect(unusedIn(LIFTS)).toEqual([]);
    expect(unusedIn([...LIFTS, '2: roll', 'throw: 3 3 6', '2: lift 110', '= sum 12', '= keep 2'])).toEqual([]);
  });
  it('does not speak of dice that were taken away', () => {
    const kept = [...LIFTS, '2: roll', 'throw: 3 3 6', '2: lift 110', '= sum 12', '= keep 2'];
    expect(unusedIn([...kept, 'throw: 4 4 4', '2: lift 020', '= sum 7'])).toEqual([]);
  });
  it('also counts a throw that was taken over', () => {
    const lines = [...LIFTS, '2: roll', 'throw: 3 3 3', '2: lift 020', '= sum 7', '2: cover', '1: take', '1: lift 002'];
    expect(unusedIn([...lines, '= sum 4']).map(({ seat, cell, ago }) => [seat, cell, ago])).toEqual([
      [2, '200', 1],
      [1, '200', 2],
    ]);
  });
});
