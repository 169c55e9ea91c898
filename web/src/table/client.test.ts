import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicEvent } from '../protocol/messages';
import { TableClient, type HandNews } from './client.svelte';
import { FakeHost, stateOf } from './fake-host';
import type { TableHost } from './host';

let host: FakeHost;
let stops: (() => void)[];
beforeEach(() => {
  vi.useFakeTimers();
  host = new FakeHost();
  stops = [];
});
afterEach(() => {
  stops.forEach((stop) => stop());
  vi.useRealTimers();
});

function begin(token?: string, at: TableHost = host) {
  const ontoken = vi.fn();
  const client = new TableClient(at, { table: 'local-t', token, ontoken });
  stops.push(client.start());
  return { client, ontoken };
}

const acted = (seq: number, text: string): PublicEvent => ({
  seq,
  at: 0,
  what: { event: 'acted', seat: 2, bot: false, lines: [{ text, seat: 2 }] },
});

describe('look', () => {
  const seen = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const looks = () => host.links.flatMap(({ heard }) => heard.filter(({ type }) => type === 'look'));
  afterEach(() => vi.restoreAllMocks());

  it('tells a server whether the page can be seen', () => {
    const client = new TableClient(host, { table: 't', token: 'secret' });
    stops.push(client.start());
    host.last.welcome(stateOf({ seq: 5 }));
    expect(looks()).toEqual([]);
    seen('hidden');
    expect(looks()).toEqual([{ type: 'look', visible: false }]);
    // A line that comes back while nobody looks.
    host.last.listener.closed('lost');
    vi.advanceTimersByTime(1000);
    host.last.welcome(stateOf({ seq: 5 }));
    seen('visible');
    expect(looks().slice(1)).toEqual([
      { type: 'look', visible: false },
      { type: 'look', visible: true },
    ]);
  });

  it('does not tell a table in this browser, which calls nobody', () => {
    begin('secret');
    host.last.welcome(stateOf({ seq: 5 }));
    seen('hidden');
    expect(looks()).toEqual([]);
  });
});

describe('hello', () => {
  it('comes with the token, and later with the last event seen', () => {
    const { client } = begin('secret');
    expect(host.last.heard).toEqual([{ type: 'hello', version: 1, table: 'local-t', token: 'secret' }]);
    host.last.welcome(stateOf({ seq: 5 }));
    expect(client.line).toBe('open');
    host.last.listener.closed('lost');
    expect(client.line).toBe('away');
    vi.advanceTimersByTime(1000);
    expect(host.links).toHaveLength(2);
    expect(host.last.heard[0]).toEqual({ type: 'hello', version: 1, table: 'local-t', token: 'secret', last_seq: 5 });
  });

  it('keeps the token the host has made', () => {
    const { ontoken } = begin();
    host.last.welcome(stateOf(), 'fresh');
    expect(ontoken).toHaveBeenCalledWith('fresh');
  });

  it('is not repeated when the table does not exist', () => {
    const { client } = begin('secret');
    host.last.say({ type: 'refused', refusal: { code: 'no-such-table', args: {}, text: 'there is no such table' } });
    vi.advanceTimersByTime(60_000);
    expect(client.error?.code).toBe('no-such-table');
    expect(host.links).toHaveLength(1);
  });

  it('is repeated when the server only has no room to write now', () => {
    const { client } = begin('secret');
    host.last.say({ type: 'refused', refusal: { code: 'no-space', args: {}, text: 'there is no room' } });
    host.last.listener.closed('lost');
    vi.advanceTimersByTime(60_000);
    expect(client.error).toBeNull();
    expect(host.links.length).toBeGreaterThan(1);
  });
});

describe('updates', () => {
  it('move the state on and append to the log', () => {
    const { client } = begin('secret');
    host.last.welcome(stateOf({ seq: 5 }));
    host.last.say({
      type: 'update',
      update: { after: 5, seq: 6, events: [acted(6, '2: mark M 1')], state: stateOf({ seq: 6, pending: [1] }) },
    });
    expect(client.state?.pending).toEqual([1]);
    expect(client.log.map((line) => line.text)).toEqual(['2: mark M 1']);
  });

  it('replace the log when lines were taken back', () => {
    const { client } = begin('secret');
    host.last.welcome(stateOf({ seq: 5 }));
    host.last.say({
      type: 'update',
      update: { after: 5, seq: 6, events: [acted(6, '2: mark M 1')], state: stateOf({ seq: 6 }) },
    });
    host.last.say({ type: 'update', update: { after: 6, seq: 7, events: [], log: [], state: stateOf({ seq: 7 }) } });
    expect(client.log).toEqual([]);
  });

  it('after a gap are not believed: everything is asked for again', () => {
    const { client } = begin('secret');
    host.last.welcome(stateOf({ seq: 5 }));
    host.last.say({
      type: 'update',
      update: { after: 7, seq: 8, events: [acted(8, '2: mark M 1')], state: stateOf({ seq: 8, pending: [] }) },
    });
    expect(client.state?.seq).toBe(5);
    expect(host.last.heard.at(-1)).toEqual({ type: 'resync' });
    host.last.say({
      type: 'snapshot',
      snapshot: { state: stateOf({ seq: 8, pending: [] }), log: [{ text: 'throw: 3', seat: null }], chat: [] },
    });
    expect(client.state?.seq).toBe(8);
    expect(client.log).toHaveLength(1);
  });

  it('collect what is said without a new state', () => {
    const { client } = begin('secret');
    host.last.welcome(stateOf({ seq: 5 }));
    host.last.say({
      type: 'update',
      update: { after: 5, seq: 6, events: [{ seq: 6, at: 0, what: { event: 'chatted', seat: 2, text: 'hi' } }] },
    });
    expect(client.chat).toMatchObject([{ name: 'Tom', text: 'hi' }]);
    expect(client.state?.pending).toEqual([1, 2]);
  });
});

describe('commands', () => {
  it('are answered by their acknowledgement', async () => {
    const { client } = begin('secret');
    host.last.welcome(stateOf());
    const answer = client.send({ do: 'act', action: 'mark M 1', asked: 3 });
    const [sent] = host.last.commands();
    host.last.say({ type: 'ack', id: sent?.id ?? '', seq: 6 });
    expect(await answer).toEqual({ ok: true, seq: 6 });
  });

  it('wait for the line, and are sent again under the same id until answered', async () => {
    const { client } = begin('secret');
    const answer = client.send({ do: 'undo' });
    expect(host.last.commands()).toEqual([]);
    host.last.welcome(stateOf());
    const id = host.last.commands()[0]?.id ?? '';
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    host.last.listener.closed('lost');
    vi.advanceTimersByTime(1000);
    host.last.welcome(stateOf());
    expect(host.last.commands().map((each) => each.id)).toEqual([id]);
    host.last.say({ type: 'ack', id, seq: 6 });
    host.last.say({ type: 'ack', id, seq: 6 });
    expect(await answer).toEqual({ ok: true, seq: 6 });
    host.last.listener.closed('lost');
    vi.advanceTimersByTime(1000);
    host.last.welcome(stateOf());
    expect(host.last.commands()).toEqual([]);
  });

  it('tell why not', async () => {
    const { client } = begin('secret');
    host.last.welcome(stateOf());
    const answer = client.preview('mark Z 1');
    const asked = host.last.heard.find((message) => message.type === 'preview');
    const refusal = { code: 'no-such-chamber', args: { chamber: 'Z' }, text: '' };
    host.last.say({ type: 'refused', id: asked?.id, refusal });
    expect(await answer).toEqual({ ok: false, refusal });
  });
});

describe('the line', () => {
  it('is tried again ever more slowly', () => {
    begin('secret');
    for (let i = 0; i < 5; i++) {
      host.last.listener.closed('lost');
      vi.advanceTimersByTime(9000);
    }
    expect(host.links).toHaveLength(6);
    host.last.listener.closed('lost');
    vi.advanceTimersByTime(1000);
    expect(host.links).toHaveLength(6);
  });

  it('that answers at once is not taken for silent', () => {
    let links = 0;
    const state = stateOf();
    const { client } = begin(undefined, {
      create: () => Promise.reject(new Error('not asked for')),
      record: () => Promise.resolve(undefined),
      connect: ({ message }) => {
        links += 1;
        return {
          send: ({ type }) => {
            if (type === 'ping') message({ type: 'pong' });
            if (type !== 'hello') return;
            message({ type: 'welcome', version: 1, table: 'local-t' });
            message({ type: 'snapshot', snapshot: { state, log: [], chat: [] } });
          },
          close: () => {},
        };
      },
    });
    vi.advanceTimersByTime(120_000);
    expect([client.line, links]).toEqual(['open', 1]);
  });

  it('that is silent is given up', () => {
    const { client } = begin('secret');
    host.last.welcome(stateOf());
    vi.advanceTimersByTime(20_000);
    expect(host.last.heard.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(client.line).toBe('away');
    expect(host.links[0]?.closed).toBe(true);
  });

  it('belongs to the window that took the table last', () => {
    const { client } = begin('secret');
    host.last.welcome(stateOf());
    host.last.listener.closed('elsewhere');
    vi.advanceTimersByTime(60_000);
    expect(client.line).toBe('elsewhere');
    expect(host.links).toHaveLength(1);
    client.takeOver();
    host.last.welcome(stateOf());
    expect(client.line).toBe('open');
  });

  it('that has ended hears nothing', () => {
    const { client } = begin('secret');
    host.last.welcome(stateOf({ seq: 5 }));
    const link = host.last;
    stops.splice(0).forEach((stop) => stop());
    link.say({ type: 'update', update: { after: 5, seq: 6, events: [], state: stateOf({ seq: 6 }) } });
    expect(client.state?.seq).toBe(5);
    expect(client.line).toBe('ended');
  });
});

describe('a race', () => {
  const lines = (count: number) => Array.from({ length: count }, () => ({ text: null, seat: null }));
  const race = { countdown: null, waits: null, since: 0, deadline: 60_000 };

  /** In a round whose throw is line 4, which came just now. */
  function racing() {
    const { client } = begin('secret');
    host.last.say({ type: 'welcome', version: 1, table: 'local-t' });
    host.last.say({ type: 'snapshot', snapshot: { state: stateOf({ seq: 5, race }), log: lines(4), chat: [] } });
    return client;
  }
  const pressed = () => host.last.commands().at(-1)?.command;

  it('answers pings of the host at once', () => {
    racing();
    host.last.say({ type: 'ping', nonce: 7 });
    expect(host.last.heard.at(-1)).toEqual({ type: 'pong', nonce: 7 });
  });

  it('says what had been shown, and how long ago', () => {
    const client = racing();
    vi.advanceTimersByTime(100); // some frames
    const shown = performance.now();
    client.shownLine(4);
    vi.advanceTimersByTime(2_310);
    void client.act('stop');
    expect(performance.now() - shown).toBe(2_310);
    expect(pressed()).toEqual({ do: 'act', action: 'stop', shown: 4, since: 2_310 });
  });

  it('counts a throw as shown a quarter of a second after it came, also where pictures are slow', () => {
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    const client = racing();
    vi.advanceTimersByTime(249);
    void client.act('take 431');
    expect(pressed()).toMatchObject({ shown: 0 });
    vi.advanceTimersByTime(151);
    void client.act('take 431');
    expect(pressed()).toEqual({ do: 'act', action: 'take 431', shown: 4, since: 150 });
    frames.mockRestore();
  });

  it('notes by itself what was painted, and not before', () => {
    const client = racing();
    vi.advanceTimersByTime(500);
    const late: PublicEvent = { seq: 6, at: 0, what: { event: 'lapsed', lines: lines(1) } };
    host.last.say({ type: 'update', update: { after: 5, seq: 6, events: [late], state: stateOf({ seq: 6, race }) } });
    void client.act('take 431');
    expect(pressed()).toMatchObject({ shown: 4 });
    vi.advanceTimersByTime(200);
    void client.act('take 431');
    const last = pressed();
    expect(last).toMatchObject({ shown: 5 });
    expect((last as { since: number }).since).toBeGreaterThan(100);
    expect((last as { since: number }).since).toBeLessThan(200);
    expect(client.log).toHaveLength(5);
  });

  it('has no say over moves outside of a round', () => {
    const client = racing();
    host.last.say({ type: 'update', update: { after: 5, seq: 6, events: [], state: stateOf({ seq: 6, asked: 6 }) } });
    void client.act('roll');
    expect(pressed()).toEqual({ do: 'act', action: 'roll', asked: 6 });
  });

  it('counts anew when another game begins', () => {
    const client = racing();
    vi.advanceTimersByTime(100);
    host.last.say({
      type: 'update',
      update: { after: 5, seq: 6, events: [], state: stateOf({ seq: 6, race }), log: lines(2) },
    });
    vi.advanceTimersByTime(100);
    void client.act('stop');
    expect(pressed()).toMatchObject({ shown: 2 });
  });
});

describe('a hand that moves', () => {
  const news = (from: number): HandNews => ({ type: 'hand', seat: 2, asked: 3, piece: 'red1', from, frames: ['AAAA'] });

  it('is told from its beginning on until its turn is made', () => {
    const { client } = begin();
    host.last.welcome(stateOf());
    host.last.say(news(0));
    host.last.say(news(6));
    expect(client.hand.map(({ from }) => from)).toEqual([0, 6]);
    host.last.say(news(0));
    expect(client.hand.map(({ from }) => from)).toEqual([0]);
    host.last.say({
      type: 'update',
      update: {
        after: 5,
        seq: 6,
        events: [{ seq: 6, at: 0, what: { event: 'presence', seat: 2 } }],
        state: stateOf({ seq: 6 }),
      },
    });
    expect(client.hand).toHaveLength(1);
    host.last.say({
      type: 'update',
      update: { after: 6, seq: 7, events: [acted(7, '2: hold')], state: stateOf({ seq: 7 }) },
    });
    expect(client.hand).toEqual([]);
  });

  it('is shown to others while there is a line', () => {
    const { client } = begin();
    const own = { asked: 3, piece: 'red1', from: 0, frames: 'AAAA' };
    expect(client.showHand(own)).toBe(false);
    client.settled(3, 'ff');
    host.last.welcome(stateOf());
    expect(client.showHand(own)).toBe(true);
    client.settled(3, 'ff');
    expect(host.last.heard.slice(1)).toEqual([
      { type: 'hand', ...own },
      { type: 'settled', asked: 3, digest: 'ff' },
    ]);
  });
});
