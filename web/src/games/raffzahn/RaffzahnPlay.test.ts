import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RaceState, State } from '../../protocol/messages';
import { choosePicture } from '../../boards/pyramid/settings.svelte';
import { tipsAgain } from '../../play/tips.svelte';
import { FakeHost, stateOf } from '../../table/fake-host';
import { Session } from '../../table/session.svelte';
import RaffzahnPlay from './RaffzahnPlay.svelte';
import type { Pips, RaffzahnView, Shown } from '../../protocol/views';
import { viewOf } from '../shared/view';

const die = (cell: string, front: Pips): Shown => ({ cell, colour: 'red', faces: [front, null, null] });
const DICE = [die('001', 5), die('010', 4), die('100', 5)];

let host: FakeHost;
let session: Session;
let stop: () => void;

function stateWith(change: Partial<RaffzahnView>, race: RaceState | null, you = 1): State {
  const players = (['x', 'y'] as const).map((side, i) => ({
    seat: i + 1,
    side,
    dice: 2,
    locked: null,
    grabbed: 0,
    done: false,
    last: null,
    tempo: { right: 0, wrong: 0, best: null, total: 0 },
  }));
  const view: RaffzahnView = {
    pace: 'live',
    step: 'race',
    round: 1,
    roller: 1,
    throw: 5,
    clock: 0,
    deadline: 60_000,
    stop_after: 1500,
    stopped: null,
    events: 4,
    last_round: false,
    dice: DICE,
    players,
    lock: 500,
    wrong: null,
    last: null,
    spent: 0,
    overlooked: [],
    sealed: null,
    ...change,
  };
  return stateOf({ you, view, asked: null, setup: { game: 'raffzahn', options: [], clock: { kind: 'none' } }, race });
}

function sit(state: State) {
  session = new Session(host, 'local-t', ['a']);
  stop = session.start();
  host.last.say({ type: 'welcome', version: 1, table: 'local-t' });
  host.last.say({
    type: 'snapshot',
    snapshot: { state, log: [null, '1: roll', 'throw: 5'].map((text) => ({ text, seat: null })), chat: [] },
  });
  return render(RaffzahnPlay, { session, state });
}

const acts = () => host.last.commands().map(({ command }) => command);

beforeEach(() => {
  localStorage.clear();
  tipsAgain();
  choosePicture('flat');
  host = new FakeHost();
  // Time stands still: what a slow machine takes must not count.
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => {
  vi.restoreAllMocks();
  stop();
});

it('takes a die with one touch, and tells what was on the screen and for how long', async () => {
  sit(stateWith({}, { countdown: null, waits: null, since: 200, deadline: 60_000 }));
  session.client.shownLine(3);
  await fireEvent.click(screen.getByRole('button', { name: /in the front left corner/ }));
  expect(acts()).toEqual([{ do: 'act', action: 'take 001', shown: 3, since: 0 }]);
});

it('lets the roller stop by the space bar, but not before everybody has had a look', async () => {
  const { rerender } = sit(stateWith({}, { countdown: null, waits: null, since: 200, deadline: 60_000 }));
  await fireEvent.keyDown(window, { key: ' ' });
  expect(acts()).toEqual([]);
  await rerender({ session, state: stateWith({}, { countdown: null, waits: null, since: 1600, deadline: 60_000 }) });
  await fireEvent.keyDown(window, { key: ' ' });
  expect(acts()).toMatchObject([{ action: 'stop' }]);
});

it('shows the others who may stop, and has no key for them', async () => {
  sit(stateWith({ roller: 2 }, { countdown: null, waits: null, since: 5000, deadline: 60_000 }));
  const button = screen.getByRole('button', { name: /STOP.*only Tom/ });
  expect(button).toHaveProperty('disabled', true);
  await fireEvent.keyDown(window, { key: ' ' });
  expect(acts()).toEqual([]);
});

it('counts down before the throw', () => {
  const { container } = sit(
    stateWith({ step: 'ready', throw: null }, { countdown: 2400, waits: null, since: null, deadline: null }),
  );
  expect(container.querySelector('[data-countdown]')?.getAttribute('data-countdown')).toBe('3');
  expect(screen.queryByRole('button', { name: 'Throw the die' })).toBeNull();
});

it('explains a wrong grab while the hand is locked, and grabs nothing then', async () => {
  const { container, rerender } = sit(stateWith({}, { countdown: null, waits: null, since: 900, deadline: 60_000 }));
  await fireEvent.click(screen.getByRole('button', { name: /in the front right corner/ }));
  const players = viewOf(stateWith({}, null), 'raffzahn').players.map((player) =>
    player.seat === 1 ? { ...player, locked: 1500 } : player,
  );
  const wrong = { code: 'shows-another', cell: '010', shows: 4, throw: 5 };
  await rerender({
    session,
    state: stateWith({ players, wrong }, { countdown: null, waits: null, since: 1000, deadline: 60_000 }),
  });
  expect(container.querySelector('[data-locked]')?.textContent).toContain('This die shows you a 4, not a 5.');
  await fireEvent.click(screen.getByRole('button', { name: /in the front left corner/ }));
  expect(acts()).toHaveLength(1);
});

it('among friends asks the first throw to wait while somebody reads, says when they are ready, and asks once', async () => {
  const readying = (reading: boolean, countdown: number | null) => {
    const state = stateWith(
      { step: 'ready', throw: null, roller: 2 },
      countdown === null ? null : { countdown, waits: reading ? 20_000 : null, since: null, deadline: null },
    );
    return { ...state, seats: state.seats.map((each) => (each.seat === 1 ? { ...each, reading } : each)) };
  };
  const { container, rerender } = sit(readying(false, null));
  await tick();
  expect(acts()).toEqual([{ do: 'ready', ready: false }]);
  await rerender({ session, state: readying(true, 23_000) });
  expect(screen.getByText(/The dice wait until you are ready/)).toBeTruthy();
  expect(container.querySelector('[data-countdown]')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'I am ready' }));
  expect(acts()).toEqual([
    { do: 'ready', ready: false },
    { do: 'ready', ready: true },
  ]);
  await rerender({ session, state: readying(false, 3000) });
  expect(container.querySelector('[data-countdown]')?.getAttribute('data-countdown')).toBe('3');
  expect(acts()).toHaveLength(2);
});
