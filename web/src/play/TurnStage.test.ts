import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentToasts } from '../design/announcer.svelte';
import GenericPlay from '../games/generic/GenericPlay.svelte';
import { FakeHost, stateOf } from '../table/fake-host';
import { Session } from '../table/session.svelte';

let host: FakeHost;
let stop: () => void;

beforeEach(() => (host = new FakeHost()));
afterEach(() => stop());

/** What is said to Mia, who has seat 1, when the rules write this line. */
async function said(game: string, line: string): Promise<string[]> {
  const known = currentToasts().at(-1)?.id ?? -1;
  const state = stateOf({ view: {}, setup: { game, options: [], clock: { kind: 'none' } }, asked: null, pending: [2] });
  const session = new Session(host, 'local-t', ['a']);
  stop = session.start();
  host.last.welcome(state);
  const { rerender } = render(GenericPlay, { session, state });
  const next = { ...state, seq: state.seq + 1 };
  const what = { event: 'acted' as const, seat: 2, bot: false, lines: [{ text: line, seat: null }] };
  const events = [{ seq: next.seq, at: Date.now(), what }];
  host.last.say({ type: 'update', update: { after: state.seq, seq: next.seq, events, state: next } });
  await rerender({ session, state: next });
  return currentToasts()
    .filter(({ id }) => id > known)
    .map(({ text }) => text);
}

it.each([
  ['hamstern', 'pass', 'No room in your burrow for that throw: nothing crossed.'],
  ['hop-n-roll', 'nothing', 'Your die fits nowhere: nothing written.'],
  ['abquetschen', 'pass', 'No room to build that many: your turn goes by.'],
  ['wuerfelmarsch', 'skip', 'You have no dice left: your turn goes by.'],
])('a turn of %s that goes by says why, to whoever would have had it', async (game, word, why) => {
  expect(await said(game, `= ${word} 1`)).toEqual([why]);
  stop();
  expect(await said(game, `= ${word} 2`)).toEqual([]);
});
