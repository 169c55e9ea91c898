import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { State } from '../protocol/messages';
import { FakeHost, stateOf } from './fake-host';
import { saveTable, savedTable, runningTables } from './saved.svelte';
import { Session } from './session.svelte';

let host: FakeHost;
let stop: () => void;
let session: Session;

function sit(tokens: string[]) {
  saveTable('local-t', 'hamstern', tokens);
  session = new Session(host, 'local-t');
  stop = session.start();
}

/** Everybody at the screen is told how things stand, each with the own seat. */
function tell(seq: number, pending: number[], can: { undo?: number[] } = {}) {
  host.links.forEach((link, i) => {
    const you = i + 1;
    const state: State = stateOf({
      seq,
      you,
      pending,
      asked: pending.includes(you) ? seq : null,
      can_undo: can.undo?.includes(you) ?? false,
    });
    if (seq === 5) link.welcome(state);
    else link.say({ type: 'update', update: { after: seq - 1, seq, events: [], state } });
  });
}

beforeEach(() => {
  localStorage.clear();
  host = new FakeHost();
});
afterEach(() => stop());

describe('several people at one screen', () => {
  it('have a line each', () => {
    sit(['a', 'b']);
    expect(host.links.map((link) => link.heard[0])).toMatchObject([{ token: 'a' }, { token: 'b' }]);
  });

  it('see whoever must act, without a step where nothing is hidden', () => {
    sit(['a', 'b']);
    tell(5, [2]);
    expect(session.state?.you).toBe(2);
    tell(6, [1]);
    expect(session.state?.you).toBe(1);
    expect(session.handingTo).toBeNull();
  });

  it('hand the device on where moves are sealed', () => {
    sit(['a', 'b']);
    tell(5, [1, 2]);
    expect(session.state?.you).toBe(1);
    tell(6, [2], { undo: [1] });
    expect(session.handingTo).toBe(2);
    expect(session.state?.you).toBe(1);
    session.takeDevice();
    expect(session.handingTo).toBeNull();
    expect(session.state?.you).toBe(2);
  });

  it('keep the device where it is in a race', () => {
    sit(['a', 'b']);
    tell(5, [1]);
    host.links.forEach((link, i) => {
      const race = { countdown: null, waits: null, since: 0, deadline: 45_000 };
      const state = stateOf({ seq: 6, you: i + 1, pending: [1, 2], asked: 6, race });
      link.say({ type: 'update', update: { after: 5, seq: 6, events: [], state } });
    });
    expect(session.handingTo).toBeNull();
    expect(session.state?.you).toBe(1);
  });

  it('need no step when they do not mind', () => {
    sit(['a', 'b']);
    session.openly = true;
    tell(5, [1, 2]);
    tell(6, [2], { undo: [1] });
    expect(session.handingTo).toBeNull();
    expect(session.state?.you).toBe(2);
  });

  it('get the screen back when a move is taken back', () => {
    sit(['a', 'b']);
    tell(5, [1, 2]);
    tell(6, [2], { undo: [1] });
    tell(7, [1, 2]);
    expect(session.handingTo).toBeNull();
    expect(session.state?.you).toBe(1);
  });
});

describe('a table', () => {
  it('is noted for the home page, with those one plays with', () => {
    sit(['a']);
    tell(5, [1, 2]);
    expect(runningTables()).toMatchObject([{ id: 'local-t', players: ['Tom'], yourTurn: true }]);
    tell(6, [2]);
    expect(runningTables()[0]?.yourTurn).toBe(false);
  });

  it('is only kept by whoever sits at it', () => {
    session = new Session(host, 'local-u');
    stop = session.start();
    host.last.welcome(stateOf({ you: null, asked: null }), 'watcher');
    expect(savedTable('local-u')).toBeUndefined();
  });

  it('is cleared away where nobody else can sit at it', async () => {
    sit(['a']);
    tell(5, [1]);
    const removed: string[] = [];
    host.remove = async (table) => void removed.push(table);
    await session.leave();
    expect(removed).toEqual(['local-t']);
    expect(savedTable('local-t')).toBeUndefined();
    expect(host.last.closed).toBe(true);
  });

  it('is left to a bot where others play on', async () => {
    sit(['a']);
    tell(5, [1]);
    const left = session.leave();
    host.last.say({ type: 'ack', id: host.last.commands()[0]?.id ?? '', seq: 6 });
    await left;
    expect(host.last.commands()[0]?.command).toEqual({ do: 'leave' });
    expect(savedTable('local-t')).toBeUndefined();
  });

  it('is answered with the question on the screen', () => {
    sit(['a']);
    tell(5, [1]);
    void session.act('mark M 1');
    expect(host.last.commands()[0]?.command).toEqual({ do: 'act', action: 'mark M 1', asked: 5 });
  });
});
