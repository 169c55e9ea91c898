import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choosePicture } from '../../boards/pyramid/settings.svelte';
import type { EintrichternView } from '../../protocol/views';
import { FakeHost, stateOf } from '../../table/fake-host';
import { saveTable } from '../../table/saved.svelte';
import { Session } from '../../table/session.svelte';
import EintrichternPlay from './EintrichternPlay.svelte';
import { SHOWN_FOR } from './view';

const VIEW: EintrichternView = {
  plate: 4,
  phase: 'shown',
  turn: 1,
  thrown: [1, 3, 5],
  wanted: 9,
  yellow: [],
  red: ['002'],
  lifted: { cell: '002', sum: 6, meets: false },
  target: 2,
  ending: null,
  players: [1, 2].map((seat) => ({ seat, kept: 0 })),
};

let host: FakeHost;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  choosePicture('flat');
  host = new FakeHost();
});
afterEach(() => stop());

it('a lifted die is put back when its time is over, and once more if that was in vain', async () => {
  const state = stateOf({
    view: VIEW,
    pending: [1],
    choices: { list: ['cover'], complete: true },
    setup: { game: 'eintrichtern', options: [], clock: { kind: 'none' } },
  });
  saveTable('local-t', 'eintrichtern', ['a']);
  const session = new Session(host, 'local-t');
  stop = session.start();
  host.last.welcome(state);
  render(EintrichternPlay, { session, state });
  const covers = () => host.last.commands().filter(({ command }) => 'action' in command && command.action === 'cover');

  await vi.advanceTimersByTimeAsync(SHOWN_FOR - 100);
  expect(covers()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(400);
  expect(covers()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(covers(), 'while it is on its way nothing else is sent').toHaveLength(1);

  const refusal = { code: 'try-again', args: {}, text: 'that did not work; please try again' };
  host.last.say({ type: 'refused', id: covers()[0]?.id ?? '', refusal });
  await vi.advanceTimersByTimeAsync(400);
  expect(covers()).toHaveLength(2);
});
