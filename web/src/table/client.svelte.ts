import {
  VERSION,
  type ChatLine,
  type ClientMessage,
  type Command,
  type LogLine,
  type PublicEvent,
  type Refusal,
  type ServerMessage,
  type Standing,
  type State,
  type Update,
} from '../protocol/messages';
import { isLocal, type Link, type TableHost } from './host';

/** How the line to the table is: `away` means that it is being tried again. */
export type Line = 'connecting' | 'open' | 'away' | 'elsewhere' | 'ended';

export type Answer = { ok: true; seq: number } | { ok: false; refusal: Refusal };
export type Preview = { ok: true; standing: Standing } | { ok: false; refusal: Refusal };

const FIRST_RETRY = 300;
const MAX_RETRY = 8000;
const BEAT = 20_000;
const PATIENCE = 10_000;
const MAX_CHAT = 200;
/** Why a table cannot be had now but may be soon: the server hangs up, and is tried again. */
const PASSING: ReadonlySet<string> = new Set(['try-again', 'no-space']);
/** What came in so many milliseconds ago counts as seen. */
const SLOWEST_PICTURE = 250;

interface Waiting<Result> {
  resolve: (result: Result) => void;
}

/** How somebody feels who only watches, or where they point. */
export type Gesture = Pick<Extract<ServerMessage, { type: 'gesture' }>, 'reaction' | 'place'>;
/** How somebody's hand moved, as the host passes it on. */
export type HandNews = Extract<ServerMessage, { type: 'hand' }>;

export interface ClientOptions {
  table: string;
  token?: string;
  /** A token to keep: the host made one for a client that came without. */
  ontoken?: (token: string) => void;
}

/** A random name for a command, so that it is carried out once however often it is sent. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One seat at one table, or one pair of eyes. Keeps the line up, notices gaps, and sends commands again
 * until the table has answered them.
 */
export class TableClient {
  readonly table: string;
  line = $state<Line>('connecting');
  state = $state.raw<State | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The hand that moves, all that was told of it from its beginning on; empty if none does. */
  hand = $state.raw<readonly HandNews[]>([]);
  /** Hears of those who only watch. */
  ongesture: ((gesture: Gesture) => void) | undefined;
  /** Why the table cannot be shown at all. */
  error = $state.raw<Refusal | null>(null);
  token: string | undefined;
  /** Hears why the table cannot be shown. */
  onended: ((refusal: Refusal) => unknown) | undefined;
  /** How far this browser's clock is behind the host's. */
  clockOffset = 0;
  /** When the state that holds now came in, by a clock that never jumps. */
  receivedAt = 0;

  #host: TableHost;
  #ontoken: ((token: string) => void) | undefined;
  #link: Link | null = null;
  #greeted = false;
  #seq: number | undefined;
  #commands = new Map<string, Waiting<Answer> & { command: Command }>();
  #previews = new Map<string, Waiting<Preview> & { action: string }>();
  #listeners = new Set<(events: readonly PublicEvent[], before: State | null) => void>();
  /** How many lines of the game are on the screen, and since when by a clock that never jumps. */
  #shown = { lines: 0, at: 0 };
  /** How many lines of the game have come in, and when. */
  #arrived = { lines: 0, at: 0 };
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(host: TableHost, { table, token, ontoken }: ClientOptions) {
    this.#host = host;
    this.table = table;
    this.token = token;
    this.#ontoken = ontoken;
  }

  /** Begins to talk to the table; returns how to stop. */
  start(): () => void {
    const hurry = () => {
      if (this.line === 'away' && document.visibilityState !== 'hidden') this.#connect();
      else this.#look();
    };
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    this.#connect();
    this.#beat = setInterval(() => this.#ping(), BEAT);
    return () => {
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      clearInterval(this.#beat);
      this.#hangUp();
      this.line = 'ended';
    };
  }

  /** Tells the table whether somebody sees it. In this browser nobody would be called from elsewhere. */
  #look(): void {
    if (!isLocal(this.table) && this.#greeted)
      this.#link?.send({ type: 'look', visible: document.visibilityState !== 'hidden' });
  }

  /** Carried out exactly once, also if the line breaks in between. */
  send(command: Command): Promise<Answer> {
    return new Promise((resolve) => {
      const id = freshId();
      this.#commands.set(id, { command, resolve });
      if (this.#greeted) this.#link?.send({ type: 'command', id, command });
    });
  }

  /**
   * Makes a move: the answer to the question on the screen, or in a race a press, with what had been
   * shown and how long ago. Whether it was in time the host judges by that, and not by when it arrives.
   */
  act(action: string): Promise<Answer> {
    if (this.state?.race?.since != null) {
      const { lines, at } = this.#seen();
      const since = Math.max(0, Math.round(performance.now() - at));
      return this.send({ do: 'act', action, shown: lines, since });
    }
    const asked = this.state?.asked;
    return this.send({ do: 'act', action, ...(asked != null && { asked }) });
  }

  /** Shows the others how the own hand moves; whether anybody can be told now. */
  showHand(news: Omit<Extract<ClientMessage, { type: 'hand' }>, 'type'>): boolean {
    if (this.#greeted) this.#link?.send({ type: 'hand', ...news });
    return this.#greeted;
  }

  /** Somebody who only watches shows how they feel, or points. Nothing depends on it. */
  gesture(gesture: Gesture): void {
    if (this.#greeted) this.#link?.send({ type: 'gesture', ...gesture });
  }

  /** Tells what the own turn came to here. Nothing depends on it. */
  settled(asked: number, digest: string): void {
    if (this.#greeted) this.#link?.send({ type: 'settled', asked, digest });
  }

  /**
   * The first `lines` of the log are on the screen from now on. Noted by itself with the next frame after
   * they came; a view that shows a line later, after an animation, says so when it does.
   */
  shownLine(lines: number): void {
    this.#shown = { lines, at: performance.now() };
  }

  /** What counts as shown: what was painted, and whatever came in a while ago, also where pictures are slow. */
  #seen(): { lines: number; at: number } {
    const late = this.#arrived.at + SLOWEST_PICTURE;
    const overdue = this.#arrived.lines > this.#shown.lines && performance.now() >= late;
    return overdue ? { lines: this.#arrived.lines, at: late } : this.#shown;
  }

  /** Where one would stand after a move, or why it is not possible. */
  preview(action: string): Promise<Preview> {
    return new Promise((resolve) => {
      const id = freshId();
      this.#previews.set(id, { action, resolve });
      if (this.#greeted) this.#link?.send({ type: 'preview', id, action });
    });
  }

  /** Hears what happens, with how things stood before; returns how to stop. */
  listen(listener: (events: readonly PublicEvent[], before: State | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Goes on with a table that another window has taken. */
  takeOver(): void {
    this.#connect();
  }

  #connect(): void {
    this.#hangUp();
    if (this.line !== 'open') this.line = this.state ? 'away' : 'connecting';
    const link: Link = this.#host.connect({
      message: (message) => this.#link === link && this.#hear(message),
      closed: (why) => this.#link === link && this.#lost(why),
    });
    this.#link = link;
    const known = { ...(this.token && { token: this.token }), ...(this.#seq !== undefined && { last_seq: this.#seq }) };
    this.#watchdog();
    link.send({ type: 'hello', version: VERSION, table: this.table, ...known });
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#deadline);
    const link = this.#link;
    this.#link = null;
    this.#greeted = false;
    link?.close();
  }

  #lost(why: string): void {
    this.#hangUp();
    if (this.error) return;
    if (why === 'elsewhere') {
      this.line = 'elsewhere';
      return;
    }
    this.line = this.state ? 'away' : 'connecting';
    const wait = this.#retry * (0.75 + Math.random() / 2);
    this.#retry = Math.min(this.#retry * 2, MAX_RETRY);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #ping(): void {
    if (this.line !== 'open') return;
    this.#watchdog();
    this.#link?.send({ type: 'ping' });
  }

  /**
   * Something must be heard soon, else the line is dead without knowing it. Begins before what it waits for is sent: a
   * table in this page answers at once.
   */
  #watchdog(): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#lost('silent'), PATIENCE);
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#deadline);
    switch (message.type) {
      case 'ping':
        // At once: the host measures the way to here.
        this.#link?.send({ type: 'pong', nonce: message.nonce });
        return;
      case 'welcome':
        if (message.token) {
          this.token = message.token;
          this.#ontoken?.(message.token);
        }
        this.#greeted = true;
        this.#retry = FIRST_RETRY;
        if (document.visibilityState === 'hidden') this.#look();
        for (const [id, { command }] of this.#commands) this.#link?.send({ type: 'command', id, command });
        for (const [id, { action }] of this.#previews) this.#link?.send({ type: 'preview', id, action });
        return;
      case 'snapshot': {
        const { state, log, chat } = message.snapshot;
        this.#seq = state.seq;
        this.hand = [];
        this.#setLog(log);
        this.chat = chat;
        return this.#show(state, []);
      }
      case 'update':
        return this.#update(message.update);
      case 'hand':
        this.hand = message.from === 0 ? [message] : [...this.hand, message];
        return;
      case 'gesture':
        this.ongesture?.(message);
        return;
      case 'ack':
        this.#commands.get(message.id)?.resolve({ ok: true, seq: message.seq });
        this.#commands.delete(message.id);
        return;
      case 'refused':
        return this.#refused(message.id, message.refusal);
      case 'preview':
        this.#previews.get(message.id)?.resolve({ ok: true, standing: message.standing });
        this.#previews.delete(message.id);
        return;
      case 'pong':
        return;
    }
  }

  #refused(id: string | undefined, refusal: Refusal): void {
    if (id === undefined) {
      // An answer to hello: nothing will change by trying again, unless it says so.
      if (!this.#greeted && !PASSING.has(refusal.code)) {
        this.error = refusal;
        this.#hangUp();
        this.onended?.(refusal);
      }
      return;
    }
    this.#commands.get(id)?.resolve({ ok: false, refusal });
    this.#previews.get(id)?.resolve({ ok: false, refusal });
    this.#commands.delete(id);
    this.#previews.delete(id);
  }

  #update(update: Update): void {
    if (this.#seq === undefined || update.after !== this.#seq) {
      // Known already, or something is missing.
      const known = this.#seq !== undefined && update.seq <= this.#seq && !update.state;
      if (!known) this.#link?.send({ type: 'resync' });
      return;
    }
    this.#seq = update.seq;
    // A hand is shown until its turn is made.
    if (update.log || update.events.some(({ what }) => what.event === 'acted')) this.hand = [];
    if (update.log) this.#setLog(update.log);
    else {
      const lines = update.events.flatMap(({ what }) =>
        what.event === 'acted' || what.event === 'lapsed' ? what.lines : [],
      );
      if (lines.length > 0) this.#setLog([...this.log, ...lines]);
    }
    const said = update.events.flatMap(({ seq, at, what }) =>
      what.event === 'chatted' ? [{ seq, at, seat: what.seat, name: this.nameOf(what.seat), text: what.text }] : [],
    );
    if (said.length > 0) this.chat = [...this.chat, ...said].slice(-MAX_CHAT);
    this.#show(update.state ?? this.state, update.events);
  }

  /** What comes now is painted with the next frame, and seen with the one after. */
  #setLog(log: LogLine[]): void {
    if (log.length < this.#shown.lines) this.#shown = { lines: 0, at: performance.now() };
    if (log.length !== this.#arrived.lines) this.#arrived = { lines: log.length, at: performance.now() };
    this.log = log;
    const seen = () => log.length > this.#shown.lines && this.log.length >= log.length && this.shownLine(log.length);
    requestAnimationFrame(() => requestAnimationFrame(seen));
  }

  #show(state: State | null, events: readonly PublicEvent[]): void {
    const before = this.state;
    this.line = 'open';
    if (state && state !== before) {
      this.clockOffset = state.now - Date.now();
      this.receivedAt = performance.now();
      this.state = state;
    }
    for (const listener of this.#listeners) listener(events, before);
  }

  /** How the player at a seat is called; empty for a seat that is free. */
  nameOf(seat: number): string {
    const sitter = this.state?.seats.find((each) => each.seat === seat)?.sitter;
    return !sitter || sitter.kind === 'open' ? '' : sitter.name;
  }
}
