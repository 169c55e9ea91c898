/**
 * Tables in this browser, for the page. The messages are those of the server, so whatever talks to a
 * table over a WebSocket talks to one in the worker.
 *
 * Several people at one screen are several links, each with the token of its seat.
 */
import type { ClientMessage, CreateTable, Refusal, ServerMessage, TableCreated } from '../protocol/messages';
import type { GameInfo, Replay } from './engine';
import type { Ending, FromWorker, LocalTable, Question, Questions, ToWorker } from './messages';

export type { GameInfo, Replay } from './engine';
export type { Ending, LocalTable } from './messages';

/** A connection to one table. Its first message has to be a hello. */
export interface Link {
  send(message: ClientMessage): void;
  close(): void;
}

export interface LinkListener {
  message(message: ServerMessage): void;
  /** The other side has ended it; the page may connect again. */
  closed(why: Ending): void;
}

/** A wish that was refused, with the reason for the person. */
export class NotMade extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** Ids of tables in the browser are told apart from those of a server by their looks. */
export function isLocal(table: string): boolean {
  return table.startsWith('local-');
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export class LocalHost {
  #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' });
  #waiting = new Map<number, Waiting>();
  #links = new Map<number, LinkListener>();
  #watchers = new Set<() => void>();
  #next = 1;
  #kept = true;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#fail(new Error(event.message));
  }

  /** Whether games outlive this page; browsers in private windows may not let them. */
  get kept(): boolean {
    return this.#kept;
  }

  games(): Promise<GameInfo[]> {
    return this.#ask('games', undefined);
  }

  /** Rejects with `NotMade` if the game cannot be set up like this. */
  create(wish: CreateTable): Promise<TableCreated> {
    return this.#ask('create', wish);
  }

  connect(listener: LinkListener): Link {
    const connection = this.#next++;
    this.#links.set(connection, listener);
    return {
      send: (message) => {
        if (this.#links.has(connection)) this.#post({ kind: 'message', connection, message });
      },
      close: () => {
        if (this.#links.delete(connection)) this.#post({ kind: 'close', connection });
      },
    };
  }

  /** The tables kept here, the latest first. */
  tables(): Promise<LocalTable[]> {
    return this.#ask('tables', undefined);
  }

  /** Calls back when `tables` would answer differently; returns how to stop. */
  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  /** The record of a finished game. */
  record(table: string): Promise<string | undefined> {
    return this.#ask('record', table);
  }

  /** Any record, step by step: of a table here, of a server's, or written by hand. */
  replay(record: string): Promise<Replay> {
    return this.#ask('replay', record);
  }

  /** Throws a table away. */
  remove(table: string): Promise<void> {
    return this.#ask('remove', table);
  }

  #ask<Q extends Question>(question: Q, ask: Questions[Q]['ask']): Promise<Questions[Q]['answer']> {
    const id = this.#next++;
    this.#post({ kind: 'ask', id, question, ask } as ToWorker);
    return new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject })) as Promise<
      Questions[Q]['answer']
    >;
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case 'message':
        return this.#links.get(message.connection)?.message(message.message);
      case 'closed': {
        const link = this.#links.get(message.connection);
        this.#links.delete(message.connection);
        return link?.closed(message.why);
      }
      case 'answer':
        return this.#take(message.id)?.resolve(message.answer);
      case 'refused':
        return this.#take(message.id)?.reject(new NotMade(message.refusal));
      case 'failed':
        return this.#take(message.id)?.reject(new Error(message.reason));
      case 'not-kept':
        this.#kept = false;
        return;
      case 'tables-changed':
        return this.#watchers.forEach((changed) => changed());
    }
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** The worker cannot start or has died: nobody is left waiting. */
  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    const links = [...this.#links.values()];
    this.#links.clear();
    for (const link of links) link.closed('failed');
  }
}
