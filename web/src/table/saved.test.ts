import { expect, it, vi } from 'vitest';
import { stateOf } from './fake-host';
import { runningTables, savedTable, saveTable, updateTable } from './saved.svelte';

it('tables are listed by need: those that wait for somebody here, the most urgent first, then the newest', () => {
  vi.useFakeTimers();
  const table = (id: string, yourTurn: boolean, minutes: number | null, phase: 'playing' | 'over' = 'playing') => {
    vi.advanceTimersByTime(1000);
    saveTable(id, 'pig', [id]);
    const deadline = minutes === null ? null : Date.now() + minutes * 60_000;
    const { seats } = stateOf();
    const waited = seats.map((seat) => ({ ...seat, deadline }));
    updateTable(id, { ...stateOf({ phase, pending: [1], now: Date.now() }), seats: waited }, yourTurn);
  };
  table('mine', true, null);
  table('mine-in-a-week', true, 10_000);
  table('mine-now', true, 5);
  table('theirs-soon', false, 3);
  table('theirs', false, null);
  table('theirs-new', false, null);
  table('done', true, 1, 'over');
  expect(runningTables().map(({ id }) => id)).toEqual([
    'mine-now',
    'mine-in-a-week',
    'mine',
    'theirs-soon',
    'theirs-new',
    'theirs',
  ]);
});

it('a game that somebody wrote keeps its title until another game follows', () => {
  saveTable('written', 'own', ['token']);
  updateTable('written', stateOf(), false, { game: 'own', title: 'Summit' });
  expect(savedTable('written')?.title).toBe('Summit');
  // Whoever only asks how the table stands is not told the title again.
  updateTable('written', stateOf(), true);
  expect(savedTable('written')?.title).toBe('Summit');
  updateTable('written', stateOf(), true, { game: 'pig' });
  expect(savedTable('written')?.title).toBeUndefined();
});

it('a game that only tries out another move is known as one, however it goes on', () => {
  saveTable('tried', 'hamstern', ['token'], { whatIf: true });
  saveTable('played', 'hamstern', ['token']);
  updateTable('tried', stateOf(), true);
  updateTable('played', stateOf(), true);
  expect(runningTables().filter(({ whatIf }) => whatIf)).toMatchObject([{ id: 'tried' }]);
});
