import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RaceState, State } from '../../protocol/messages';
import { choosePicture } from '../../boards/pyramid/settings.svelte';
import { FakeHost, stateOf } from '../../table/fake-host';
import { saveTable } from '../../table/saved.svelte';
import { Session } from '../../table/session.svelte';
import KuhPlay from './KuhPlay.svelte';
import type { KuhView } from '../../protocol/views';

const DICE: KuhView['dice'] = [
  { cell: '422', colour: 'pearl', faces: [3, null, null] },
  { cell: '332', colour: 'pearl', faces: [null, 5, null] },
  { cell: '323', colour: 'pearl', faces: [null, null, 6] },
];
const RUNNING: RaceState = { countdown: null, waits: null, since: 2000, deadline: 45_000 };

let host: FakeHost;
let session: Session;
let stop: () => void;

function stateWith(change: Partial<KuhView>, race: RaceState | null = RUNNING, you = 1): State {
  const players = [1, 2].map((seat) => ({
    seat,
    dice: 30,
    done: false,
    last: null,
    tempo: { right: 0, wrong: 0, best: null, total: 0 },
  }));
  const view: KuhView = {
    pace: 'live',
    step: 'search',
    round: 1,
    roller: 2,
    throw: [3, 5, 6],
    wanted: 14,
    clock: 0,
    deadline: 45_000,
    time: 45_000,
    patience: 45_000,
    events: 4,
    caller: null,
    pointed: null,
    judged: null,
    spent: 0,
    next: 'red',
    dice: DICE,
    funnels: ['322'],
    players,
    sealed: null,
    ...change,
  };
  return stateOf({
    you,
    view,
    asked: view.pace === 'ticks' ? 7 : null,
    setup: { game: 'bunte-kuh', options: [], clock: { kind: 'none' } },
    race,
  });
}

function sit(state: State, tokens = ['a']) {
  saveTable('local-t', 'bunte-kuh', tokens);
  session = new Session(host, 'local-t');
  stop = session.start();
  host.links.forEach((link, i) => link.welcome({ ...state, you: i + 1 }));
  return render(KuhPlay, { session, state });
}

const acts = (link = 0) =>
  host.links[link]?.commands().map(({ command }) => ('action' in command ? command.action : command.do));

beforeEach(() => {
  localStorage.clear();
  choosePicture('flat');
  host = new FakeHost();
});
afterEach(() => stop());

it('calls by the space bar and by N, and each only once', async () => {
  sit(stateWith({}));
  await fireEvent.keyDown(window, { key: 'n' });
  await fireEvent.keyDown(window, { key: ' ' });
  expect(acts()).toEqual(['nowhere']);
});

it('calls when the finger comes down', async () => {
  sit(stateWith({}));
  await fireEvent.pointerDown(screen.getByRole('button', { name: /^STOP/ }), { button: 0 });
  expect(acts()).toEqual(['stop']);
});

it('reads the faces of a funnel aloud, and points at the one that was marked', async () => {
  const { rerender } = sit(stateWith({}));
  const funnel = screen.getByRole('button', {
    name: 'empty place on layer 2, in the fourth row, in the middle, 5 left, 6 right, 3 front look into it, a funnel',
  });
  await fireEvent.click(funnel);
  expect(acts()).toEqual([]);
  await rerender({ session, state: stateWith({ step: 'point', caller: 1 }, { ...RUNNING, deadline: 5000 }) });
  await fireEvent.keyDown(window, { key: ' ' });
  expect(acts()).toEqual(['point 322']);
});

it('gives everybody at one screen buttons and a key of their own', async () => {
  sit(stateWith({}), ['a', 'b']);
  expect(screen.getAllByRole('button', { name: /^STOP/ })).toHaveLength(2);
  await fireEvent.keyDown(window, { key: '2' });
  expect(acts(0)).toEqual([]);
  expect(acts(1)).toEqual(['stop']);
});

it('covers the throw in ticks until the own watch runs', async () => {
  const { container } = sit(stateWith({ pace: 'ticks', step: 'tick' }, null));
  expect(container.querySelector('[data-throw]')?.getAttribute('data-throw')).toBe('');
  await fireEvent.click(screen.getByRole('button', { name: /Uncover and start/ }));
  expect(container.querySelector('[data-throw]')?.getAttribute('data-throw')).toBe('3 5 6');
  await fireEvent.click(
    screen.getByRole('button', { name: /empty place on layer 2, in the fourth row, in the middle/ }),
  );
  await fireEvent.pointerDown(screen.getByRole('button', { name: /This one/ }), { button: 0 });
  expect(acts()?.[0]).toMatch(/^call 322 in \d+$/);
});
