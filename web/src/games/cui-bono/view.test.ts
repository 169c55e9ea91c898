import { describe, expect, it } from 'vitest';
import { cells } from '../../boards/dice/pyramid';
import { cellText } from '../../boards/pyramid/geometry';
import type { Shown } from '../../boards/pyramid/view';
import { movesOf, rowAbove } from './view';

const FULL: Shown[] = cells(9).map((cell) => ({ cell: cellText(cell), colour: 'red', faces: [null, null, null] }));
const there = new Set(FULL.map(({ cell }) => cell));

describe('a pulled die', () => {
  it('brings the row above it down by one', () => {
    expect(rowAbove(there, '800', 0)).toEqual(['700', '600', '500', '400', '300', '200', '100', '000']);
    expect(movesOf(FULL, ['1: pull 800'])).toEqual([
      { kind: 'remove', cell: '800' },
      { kind: 'slide', cell: '800', axis: 0 },
    ]);
  });

  it('leaves a hole where nothing lay on it, and goes back into the funnel', () => {
    const two: Shown[] = FULL.filter(({ cell }) => ['800', '080'].includes(cell));
    expect(movesOf(two, ['1: pull 080', '1: put 431', '2: keep'])).toEqual([
      { kind: 'remove', cell: '080' },
      { kind: 'place', cell: '431' },
    ]);
  });

  it('is judged on the pyramid as it stands then', () => {
    // The top of the row is free now, so the second pull slides a shorter row along another axis.
    expect(movesOf(FULL, ['1: pull 800', '1: keep', '2: pull 080']).at(-1)).toEqual({
      kind: 'slide',
      cell: '080',
      axis: 1,
    });
    expect(movesOf(FULL, ['1: pull 999'])).toEqual([]);
  });
});
