import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import App from './App.svelte';
import { HOP_INFO, RUNNING } from './gallery/fixtures';
import type { TableHost } from './table/host';

function host(create: TableHost['create']): TableHost {
  return {
    modes: ['bots', 'hotseat'],
    games: async () => [HOP_INFO],
    create,
    join: () => Promise.reject(new Error('nobody invited')),
    act: async () => ({ ok: true }),
    subscribe: () => () => {},
    watchTables: (listen) => {
      listen(RUNNING);
      return () => {};
    },
  };
}

it('shows all nine games and offers no start without a place for tables', async () => {
  render(App);
  expect(within(screen.getByRole('main')).getAllByRole('button')).toHaveLength(9);
  await fireEvent.click(screen.getByRole('button', { name: /^Hop’n’ROLL/ }));
  const panel = screen.getByRole('dialog', { name: 'Hop’n’ROLL' });
  expect(within(panel).getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).not.toContain('Play against bots');
});

it('opens the table a start button made', async () => {
  const onopen = vi.fn();
  render(App, { tables: { host: host(async ({ game }) => ({ id: 'new', game })), onopen } });
  await fireEvent.click(await screen.findByRole('button', { name: /^Hop’n’ROLL 2 to 5/ }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Play against bots' }));
  await vi.waitFor(() => expect(onopen).toHaveBeenCalledWith({ id: 'new', game: 'hop-n-roll' }));
});

it('says so when a table cannot be set up', async () => {
  const onopen = vi.fn();
  render(App, { tables: { host: host(() => Promise.reject(new Error('full'))), onopen } });
  await fireEvent.click(await screen.findByRole('button', { name: /^Hop’n’ROLL 2 to 5/ }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Play against bots' }));
  // The dialog speaks for itself, because everything behind it is out of reach.
  const panel = screen.getByRole('dialog');
  await vi.waitFor(() => expect(within(panel).getAllByRole('status').map((each) => each.textContent)).toContain('The table could not be set up. Try again in a moment.'));
  expect(onopen).not.toHaveBeenCalled();
});

it('continues a running table', async () => {
  const onopen = vi.fn();
  render(App, { tables: { host: host(async ({ game }) => ({ id: 'new', game })), onopen } });
  await fireEvent.click(await screen.findByRole('button', { name: /Your turn/ }));
  expect(onopen).toHaveBeenCalledWith(RUNNING[0]);
});
