import { describe, expect, it } from 'vitest';
import { SIDE_A } from '../../gallery/fixtures';
import type { Mark } from '../../protocol/views';
import { cellsOf, completions, exampleAt, grownFrom, isWhole, markAction, readMark, tap } from './marking';

const MARKS: Mark[] = ['mark M 1 2', 'mark M 2 5', 'mark B 7 8'].flatMap((text) => readMark(text) ?? []);

describe('building a mark', () => {
  it('reads and writes the notation, cells ascending', () => {
    expect(markAction({ chamber: 'M', cells: [5, 1, 2] })).toBe('mark M 1 2 5');
    expect(readMark('mark M 1 2 5')).toEqual({ chamber: 'M', cells: [1, 2, 5] });
    expect(readMark('hop 3')).toBeNull();
  });

  it('offers only cells that lead to a mark', () => {
    expect(cellsOf(MARKS)).toEqual([
      { chamber: 'M', cells: [1, 2, 5] },
      { chamber: 'B', cells: [7, 8] },
    ]);
    expect(cellsOf(completions(MARKS, { chamber: 'M', cells: [5] }))).toEqual([{ chamber: 'M', cells: [2, 5] }]);
  });

  it('grows, shrinks, begins elsewhere and refuses', () => {
    const one = tap(MARKS, null, { chamber: 'M', cell: 2 }) as Mark;
    expect(one).toEqual({ chamber: 'M', cells: [2] });
    const two = tap(MARKS, one, { chamber: 'M', cell: 5 }) as Mark;
    expect(isWhole(MARKS, two)).toBe(true);
    expect(tap(MARKS, two, { chamber: 'M', cell: 5 })).toEqual(one);
    expect(tap(MARKS, one, { chamber: 'M', cell: 2 })).toBeNull();
    expect(tap(MARKS, two, { chamber: 'M', cell: 1 })).toEqual({ chamber: 'M', cells: [1] });
    expect(tap(MARKS, two, { chamber: 'B', cell: 7 })).toEqual({ chamber: 'B', cells: [7] });
    expect(tap(MARKS, two, { chamber: 'C', cell: 1 })).toBe('refused');
  });

  it('asks about a place with a mark of the right size', () => {
    expect(exampleAt(SIDE_A, [], { chamber: 'M', cell: 1 }, 3).cells).toHaveLength(3);
    const tight = exampleAt(SIDE_A, [{ chamber: 'M', cells: [2, 4] }], { chamber: 'M', cell: 1 }, 3);
    expect(tight.cells).toEqual([1]);
  });

  it('offers neighbours within reach where the host lists too many marks', () => {
    const free = [{ chamber: 'M', cells: [1, 2, 3, 5] }];
    expect(grownFrom(SIDE_A, free, null)).toEqual(free);
    expect(grownFrom(SIDE_A, free, { chamber: 'M', cells: [2] })[0]?.cells.sort()).toEqual([1, 2, 3, 5]);
    expect(grownFrom(SIDE_A, free, { chamber: 'M', cells: [1] })[0]?.cells.sort()).toEqual([1, 2]);
  });
});
