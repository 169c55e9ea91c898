import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentToasts, lastSpoken } from '../../design/announcer.svelte';
import type { State } from '../../protocol/messages';
import { FakeHost, stateOf } from '../../table/fake-host';
import { Session } from '../../table/session.svelte';
import GenericPlay from './GenericPlay.svelte';

let host: FakeHost;
let session: Session;
let stop: () => void;

const stateWith = (change: Partial<State>): State =>
  stateOf({
    you: 1,
    asked: 7,
    pending: [1],
    setup: { game: 'pig', options: [], clock: { kind: 'none' } },
    view: { target: 100, banked: [12, 40], turn: 1, at_stake: 7, rolling: false },
    choices: { list: ['roll', 'hold'], complete: true },
    ...change,
  });

function sit(state: State) {
  session = new Session(host, 'local-t', ['a']);
  stop = session.start();
  host.last.say({ type: 'welcome', version: 1, table: 'local-t' });
  host.last.say({ type: 'snapshot', snapshot: { state, log: [], chat: [] } });
  return render(GenericPlay, { session, state });
}

const acts = () => host.last.commands().map(({ command }) => command);

beforeEach(() => (host = new FakeHost()));
afterEach(() => stop());

it('shows the view in words and sends what is pressed, once', async () => {
  sit(stateWith({}));
  expect(document.querySelector('[data-state]')?.textContent).toMatch(/At stake\s*7/);
  await fireEvent.click(screen.getByRole('button', { name: 'Hold' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Roll' }));
  expect(acts()).toEqual([{ do: 'act', action: 'hold', asked: 7 }]);
  await expect.poll(lastSpoken).toBe('What do you do?');
});

it('puts a move together word by word, and begins anew with the next question', async () => {
  const list = ['A', 'B'].flatMap((row) => Array.from({ length: 9 }, (_, i) => `put ${row} ${i}`));
  const { rerender } = sit(stateWith({ choices: { list, complete: true } }));
  await fireEvent.click(screen.getByRole('button', { name: 'put B …' }));
  expect(screen.getByRole('button', { name: 'put B 8' })).toBeTruthy();
  await rerender({ session, state: stateWith({ asked: 8, choices: { list, complete: true } }) });
  expect(screen.getByRole('button', { name: 'put A …' })).toBeTruthy();
});

it('takes a move in notation where not all are listed, and says why one is refused', async () => {
  sit(stateWith({ choices: { list: ['roll'], complete: false } }));
  await fireEvent.input(screen.getByLabelText('Your move, in notation'), { target: { value: 'hold' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  const [sent] = host.last.commands();
  expect(sent?.command).toMatchObject({ do: 'act', action: 'hold' });
  host.last.say({ type: 'refused', id: sent?.id ?? '', refusal: { code: 'nothing-to-hold', args: {}, text: '' } });
  await expect.poll(() => currentToasts().at(-1)?.text).toBe('Roll at least once before you hold.');
});

it('asks nothing of whoever waits or watches', () => {
  sit(stateWith({ you: null, asked: null, pending: [2], choices: null }));
  expect(document.querySelector('[data-ask]')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});
