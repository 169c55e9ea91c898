import { expect, it } from 'vitest';
import type { FieldView, HamsternView, HopPlayer, HopView } from '../../protocol/views';
import { scenesOf as crossed } from '../hamstern/again';
import { scenesOf as written } from '../hop-n-roll/again';

const hop = (field: number, rows: (number | null)[][]): HopView =>
  ({
    fields: [1, 2].map((at) => ({ field: at, left: at === field ? 2 : null, right: null }) as FieldView),
    players: rows.map((numbers, i) => ({ seat: i + 1, rows: [{ colour: 'red', numbers }] }) as unknown as HopPlayer),
  }) as HopView;

it('of Hop’n’ROLL the others’ numbers are shown again, each on its sheet, and not the own', () => {
  const [before, now] = [hop(1, [[null], [null], [3]]), hop(1, [[4], [5], [3]])];
  const scenes = written(before, now, 1);
  expect(scenes.map(({ after }) => after.sheet?.seat)).toEqual([2]);
  expect(scenes[0]?.before.sheet).toBe(before.players[1]);
  expect(scenes[0]?.after.fresh).toEqual({ row: 'red', number: 1, value: 5 });
});

it('of Hop’n’ROLL the others’ hops are shown again, from where the pawns stood', () => {
  const before = hop(1, [[null], [null]]);
  const now = { ...before, fields: before.fields.map((each) => ({ ...each, left: null, right: each.left })) };
  const [scene, ...more] = written(before, now, 1);
  expect(more).toEqual([]);
  expect([scene?.before.fields, scene?.before.still]).toEqual([before.fields, true]);
  expect([scene?.after.fields, scene?.after.still]).toEqual([now.fields, false]);
  expect(scene?.after.trails).toEqual([{ seat: 2, from: { field: 1, left: true } }]);
  expect(written(before, now, 2)).toEqual([]);
});

const burrow = (...cells: number[][]): HamsternView =>
  ({
    players: cells.map((crossed, i) => ({ seat: i + 1, crossed: [{ chamber: 'A', cells: crossed }], last: null })),
  }) as unknown as HamsternView;

it('of Hamstern the others’ crosses are shown again, and nothing of whoever had no room', () => {
  const [before, now] = [burrow([1], [1], [2]), burrow([1, 2], [1, 2, 3], [2])];
  const scenes = crossed(before, now, 1);
  expect(scenes.map(({ after }) => after.seat)).toEqual([2]);
  expect(scenes[0]?.before).toEqual({ ...before.players[1], last: null });
  expect(crossed(before, before, null)).toEqual([]);
});
