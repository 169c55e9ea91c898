import { describe, expect, it } from 'vitest';
import type { CuiView } from '../../protocol/views';
import { movesOf, traysOf } from './view';

const viewWith = (change: Partial<CuiView>): CuiView => ({
  players: [{ kept: [1, 0, 2], points: -7 }],
  turn: 1,
  most_kept: 9,
  dice: [],
  held: null,
  pulled: null,
  pulls: [],
  puts: [],
  refused: [],
  over: false,
  ...change,
});

describe('a pulled die', () => {
  it('brings the row above it down by one', () => {
    expect(movesOf(viewWith({ pulled: { cell: '800', row: 'x' } }), ['1: pull 800'])).toEqual([
      { kind: 'remove', cell: '800' },
      { kind: 'slide', cell: '800', axis: 0 },
    ]);
  });

  it('leaves a hole where nothing lay on it, and goes back into the funnel', () => {
    const view = viewWith({ pulled: { cell: '080', row: null } });
    expect(movesOf(view, ['1: pull 080', '1: put 431', '2: keep'])).toEqual([
      { kind: 'remove', cell: '080' },
      { kind: 'place', cell: '431' },
    ]);
  });

  it('slides what the game says, and nothing of a pull before the last', () => {
    const view = viewWith({ pulled: { cell: '080', row: 'y' } });
    expect(movesOf(view, ['1: pull 800', '1: keep', '2: pull 080'])).toEqual([
      { kind: 'remove', cell: '080' },
      { kind: 'slide', cell: '080', axis: 1 },
    ]);
  });
});

it('shows what was kept, by colour', () => {
  expect(traysOf(viewWith({}))[0]?.dice).toEqual([
    { colour: 'red', count: 1 },
    { colour: 'yellow', count: 0 },
    { colour: 'pearl', count: 2 },
  ]);
});

it('warns of the end before it, and not after', () => {
  const nearly = { players: [{ kept: [4, 3, 1] as CuiView['players'][number]['kept'], points: -13 }] };
  expect(traysOf(viewWith(nearly))[0]?.worry).toBeTruthy();
  expect(traysOf(viewWith({ ...nearly, over: true }))[0]?.worry).toBeUndefined();
});
