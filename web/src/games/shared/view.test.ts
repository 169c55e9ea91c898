import { expect, it } from 'vitest';
import { stateOf } from '../../table/fake-host';
import { viewOf } from './view';

const view = { target: 100, banked: [0, 0], turn: 1, at_stake: 0, rolling: false };

it('gives the view of a table or a replay the type of its game', () => {
  const setup = { game: 'pig', options: [], clock: { kind: 'none' as const } };
  expect(viewOf(stateOf({ view, setup }), 'pig').banked).toEqual([0, 0]);
  expect(viewOf({ game: 'pig', view }, 'pig').turn).toBe(1);
});

it('is not fooled by the view of another game', () => {
  expect(() => viewOf({ game: 'pig', view }, 'hamstern')).toThrow('a view of pig is none of hamstern');
});
