import { describe, expect, it } from 'vitest';
import type { HopPlayer, HopView, OpenBox, Pips } from '../../protocol/views';
import { hopped, meantValue, newEntry, readWrite, valuesOf, writeAction } from './writing';

const BOXES: OpenBox[] = [
  { row: 'red', number: 2, values: [3, 5], kills: [] },
  { row: 'blue', number: 1, values: [5], kills: [] },
];

describe('which number is meant', () => {
  it('is the one that was chosen, the only one of the box, or the only one there is', () => {
    expect(valuesOf(BOXES)).toEqual([3, 5]);
    expect(meantValue(BOXES, 3, { row: 'blue', number: 1 })).toBe(3);
    expect(meantValue(BOXES, null, { row: 'blue', number: 1 })).toBe(5);
    expect(meantValue(BOXES, null, { row: 'red', number: 2 })).toBeNull();
    expect(meantValue(BOXES.slice(1), null, null)).toBe(5);
  });
});

it('writes and reads the notation', () => {
  const entry = { value: 4 as const, row: 'red' as const, number: 3 };
  expect(writeAction(entry)).toBe('write 4 red3');
  expect(readWrite('write 4 red3')).toEqual(entry);
  expect(readWrite('nothing')).toBeNull();
  expect(readWrite(null)).toBeNull();
});

it('finds what was written between two looks', () => {
  const row = (numbers: (Pips | null)[]): Pick<HopPlayer, 'rows'> => ({
    rows: [{ colour: 'red', numbers, stars: 0, star: null, special: 0, complete: false, dead: [] }],
  });
  expect(newEntry(row([1, null]), row([1, 4]))).toEqual({ row: 'red', number: 2, value: 4 });
  expect(newEntry(row([1, 4]), row([1, 4]))).toBeNull();
  expect(newEntry(undefined, row([1, 4]))).toBeNull();
});

it('keeps the hops of the others to be seen until the own next one', () => {
  const field = (at: number, left: number | null, right: number | null) =>
    ({ field: at, left, right }) as HopView['fields'][number];
  const players = [1, 2].map((seat) => ({ seat })) as HopView['players'];
  const start = { players, fields: [field(1, 1, null), field(2, 2, null)] };
  const other = { players, fields: [field(1, 1, 2), field(2, null, null)] };
  const both = { players, fields: [field(1, null, 2), field(2, null, 1)] };
  const seen = hopped([], start, other, 1);
  expect(seen).toEqual([{ seat: 2, from: { field: 2, left: true } }]);
  expect(hopped(seen, other, other, 1)).toEqual(seen);
  expect(hopped(seen, other, both, 1)).toEqual([{ seat: 1, from: { field: 1, left: true } }]);
});
