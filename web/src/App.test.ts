import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import App from './App.svelte';
// What the page fetches when a compartment is touched is here already.
import './home/GamePanel.svelte';
import { HOP_INFO } from './gallery/fixtures';
import { go, route } from './route.svelte';
import { CreateError, type TableHost } from './table/host';
import { Hosts, type BrowserHost } from './table/hosts';
import { saveTable, savedTable } from './table/saved.svelte';

function hosts(create: TableHost['create'], listed = [HOP_INFO]): Hosts {
  const local: BrowserHost = {
    games: async () => listed,
    create,
    // Whoever starts a table waits for its answer; this one says yes to everything.
    connect: (listener) => ({
      send: (message) => {
        if (message.type === 'hello')
          queueMicrotask(() => listener.message({ type: 'welcome', version: 1, table: message.table }));
        if (message.type === 'command') queueMicrotask(() => listener.message({ type: 'ack', id: message.id, seq: 2 }));
      },
      close: () => {},
    }),
    record: async () => undefined,
    replay: () => Promise.reject(new Error('nothing to see')),
    check: () => Promise.reject(new Error('nothing to see')),
    remove: async () => {},
    daily: () => Promise.reject(new Error('no such day')),
    promiseOf: () => Promise.resolve(undefined),
    unseal: () => Promise.reject(new Error('nothing to unseal')),
    whatIf: () => Promise.reject(new Error('nothing to try')),
    teacher: {} as BrowserHost['teacher'],
  };
  return new Hosts(local, {
    ...local,
    games: () => Promise.reject(new Error('no server')),
    summary: async () => undefined,
  });
}

const refusing = () => Promise.reject(new CreateError({ code: 'full', args: {}, text: 'every seat is taken' }));

afterEach(() => {
  go({ at: 'home' });
  localStorage.clear();
});

it('shows all nine games and the one to invent, and offers no start without a place for tables', async () => {
  render(App);
  expect(within(screen.getByRole('main')).getAllByRole('button')).toHaveLength(10);
  await fireEvent.click(screen.getByRole('button', { name: /^Hop’n’ROLL/ }));
  const panel = await screen.findByRole('dialog', { name: 'Hop’n’ROLL' });
  expect(within(panel).queryByRole('button', { name: 'Play against bots' })).toBeNull();
});

it('opens the table a start button made, and keeps the token', async () => {
  render(App, { hosts: hosts(async () => ({ table: 'local-new', token: 'secret', invite: 'come' })) });
  await fireEvent.click(await screen.findByRole('button', { name: /^Hop’n’ROLL 2 to 6/ }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Play against bots' }));
  await expect.poll(() => route()).toEqual({ at: 'table', id: 'local-new' });
  expect(savedTable('local-new')?.tokens).toEqual(['secret']);
});

it('starts a game against bots with one tap', async () => {
  render(App, {
    hosts: hosts(async ({ seats }) => ({
      table: `local-${seats.map(({ kind }) => kind).join('-')}`,
      token: 'secret',
      invite: 'come',
    })),
  });
  await fireEvent.click(await screen.findByRole('button', { name: 'Play Hop’n’ROLL against bots at once' }));
  await expect.poll(() => route()).toEqual({ at: 'table', id: 'local-person-bot' });
});

it('puts a game that was registered a minute ago on the shelf, and starts it like any other', async () => {
  const fresh = { ...HOP_INFO, id: 'minute', name: 'Minute', about: 'Be quick.', players: [2], options: [] };
  render(App, {
    hosts: hosts(
      async ({ setup }) => ({ table: `local-${setup.game}`, token: 'secret', invite: 'come' }),
      [HOP_INFO, fresh],
    ),
  });
  await fireEvent.click(await screen.findByRole('button', { name: 'Minute 2 players' }));
  expect(await screen.findByText('Be quick.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Play against bots' }));
  await expect.poll(() => route()).toEqual({ at: 'table', id: 'local-minute' });
  expect(savedTable('local-minute')?.game).toBe('minute');
});

it('offers no link where there is no server', async () => {
  render(App, { hosts: hosts(refusing) });
  await fireEvent.click(await screen.findByRole('button', { name: /^Hop’n’ROLL 2 to 6/ }));
  await screen.findByRole('button', { name: 'Share this screen' });
  expect(screen.queryByRole('button', { name: /friends by link/ })).toBeNull();
});

it('says why a table cannot be set up', async () => {
  render(App, { hosts: hosts(refusing) });
  await fireEvent.click(await screen.findByRole('button', { name: /^Hop’n’ROLL 2 to 6/ }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Play against bots' }));
  // The dialog speaks for itself, because everything behind it is out of reach.
  const panel = screen.getByRole('dialog');
  await expect
    .poll(() =>
      within(panel)
        .getAllByRole('status')
        .map((each) => each.textContent)
        .join(),
    )
    .toMatch(/taken/i);
  expect(route()).toEqual({ at: 'home' });
});

it('shows the crate alone for rules that nobody wrote', () => {
  go({ at: 'rules', game: 'chess' });
  render(App);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: /^Hop’n’ROLL/ })).toBeTruthy();
});

it('continues a running table', async () => {
  saveTable('local-old', 'hop-n-roll', ['secret']);
  render(App, { hosts: hosts(refusing) });
  await fireEvent.click(await screen.findByRole('button', { name: 'Hop’n’ROLL' }));
  expect(route()).toEqual({ at: 'table', id: 'local-old' });
});
