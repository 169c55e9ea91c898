import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { OwnGameView } from '../../protocol/views';
import { Touching } from './touching.svelte';

const view = {
  plate: 3,
  players: [{ colour: 'red', stock: 0, points: 0 }],
  turn: 1,
  dice: [{ cell: '002', colour: 'red', faces: [3, 2, 1] }],
  held: null,
} as unknown as OwnGameView;

/** Touches these cells of a table with these choices. */
function touch(choices: string[], cells: string[]) {
  let done: { means: string | undefined; settled: boolean; turnable: boolean; picked: boolean[] } | undefined;
  const end = $effect.root(() => {
    const touching = new Touching(() => ({ choices, view, dice: view.dice, seat: 1 }));
    const picked = cells.map((cell) => touching.pick(cell));
    flushSync();
    done = {
      means: touching.whole?.text,
      settled: touching.settled,
      turnable: touching.turnable !== null,
      picked,
    };
  });
  end();
  return done;
}

describe('touching', () => {
  it('a single place is a move at once', () => {
    expect(touch(['put 002', 'put 011'], ['011'])).toMatchObject({ means: 'put 011', settled: true });
  });

  it('of several dice waits until nothing more can be meant', () => {
    const choices = ['put 002', 'put 002 011'];
    expect(touch(choices, ['002'])).toMatchObject({ means: 'put 002', settled: false });
    expect(touch(choices, ['002', '011'])).toMatchObject({ means: 'put 002 011', settled: true });
  });

  it('again leaves it', () => {
    expect(touch(['tilt 002 011'], ['002', '002'])).toMatchObject({ means: undefined, settled: false });
  });

  it('what means nothing is said', () => {
    expect(touch(['put 011'], ['020'])?.picked).toEqual([false]);
  });

  it('a die that can be turned as well is not yet a move', () => {
    expect(touch(['take 002', 'turn 002 123'], ['002'])).toMatchObject({ settled: false, turnable: true });
  });
});
