import type { ClientMessage, Command, ServerMessage, State } from '../protocol/messages';
import type { Link, LinkListener, TableHost } from './host';

/** For tests: a host that is played by hand. */
export class FakeLink implements Link {
  readonly heard: ClientMessage[] = [];
  closed = false;
  readonly listener: LinkListener;

  constructor(listener: LinkListener) {
    this.listener = listener;
  }

  send(message: ClientMessage): void {
    this.heard.push(message);
  }

  close(): void {
    this.closed = true;
  }

  say(message: ServerMessage): void {
    this.listener.message(message);
  }

  /** Answers hello, with everything. */
  welcome(state: State, token?: string): void {
    this.say({ type: 'welcome', version: 1, table: 'local-t', ...(token && { token }) });
    this.say({ type: 'snapshot', snapshot: { state, log: [], chat: [] } });
  }

  commands(): { id: string; command: Command }[] {
    return this.heard.filter((message) => message.type === 'command');
  }
}

export class FakeHost implements TableHost {
  readonly links: FakeLink[] = [];
  remove?: (table: string) => Promise<void>;

  create(): never {
    throw new Error('not asked for');
  }

  connect(listener: LinkListener): Link {
    const link = new FakeLink(listener);
    this.links.push(link);
    return link;
  }

  record(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  get last(): FakeLink {
    const link = this.links.at(-1);
    if (!link) throw new Error('nobody has connected');
    return link;
  }
}

/** A table of people in the middle of a game. */
export function stateOf(change: Partial<State> = {}): State {
  return {
    seq: 5,
    now: Date.now(),
    you: 1,
    phase: 'playing',
    title: 'Hamstern',
    setup: { game: 'hamstern', options: [], clock: { kind: 'none' } },
    invite: 'come',
    seats: [1, 2].map((seat) => ({
      seat,
      sitter: { kind: 'person', name: seat === 1 ? 'Mia' : 'Tom', connected: true, ready: true, stand_in: null },
      host: seat === 1,
      deadline: null,
    })),
    commitment: 'ab',
    view: null,
    pending: [1, 2],
    asked: 3,
    choices: null,
    race: null,
    evening: null,
    can_undo: false,
    standings: null,
    reveal: null,
    ...change,
  };
}
