/**
 * Tables in this browser, for the page. The messages are those of the server, so whatever talks to a
 * table over a WebSocket talks to one in the worker.
 *
 * Several people at one screen are several links, each with the token of its seat.
 */
import games from 'virtual:kiste-games';
import type { CreateTable, DailyStarted, GameInfo, TableCreated } from '../protocol/messages';
import { CreateError, LARGE, needsLarge, type Link, type LinkListener } from '../table/host';
import type { Hint, WhatIf } from '../insight/types';
import type { Teacher } from '../lessons/types';
import type { BrowserHost, OldDaily, Replay, SealedRecord } from '../table/hosts';
import type { FromWorker, Question, Questions, ToWorker } from './messages';
import { botsHeld, onHold, onPace, pause } from './pace.svelte';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** A worker with tables, and everybody who waits for it. */
class WorkerClient {
  #launch: () => Worker;
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #links = new Map<number, LinkListener>();
  #next = 1;

  constructor(launch: () => Worker) {
    this.#launch = launch;
    onPace((now) => this.#worker?.postMessage({ kind: 'pause', pause: now } satisfies ToWorker));
    onHold((hold) => this.#worker?.postMessage({ kind: 'hold', hold } satisfies ToWorker));
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

  ask<Q extends Question>(question: Q, ask: Questions[Q]['ask']): Promise<Questions[Q]['answer']> {
    const id = this.#next++;
    this.#post({ kind: 'ask', id, question, ask } as ToWorker);
    return new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject })) as Promise<
      Questions[Q]['answer']
    >;
  }

  #post(message: ToWorker): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  /** When the first table is wanted, and anew after it has failed. */
  #start(): Worker {
    const worker = this.#launch();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = (event) => this.#fail(new Error(event.message));
    worker.postMessage({ kind: 'pause', pause: pause() } satisfies ToWorker);
    worker.postMessage({ kind: 'hold', hold: botsHeld() } satisfies ToWorker);
    return worker;
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
        return this.#take(message.id)?.reject(new CreateError(message.refusal));
      case 'failed':
        return this.#take(message.id)?.reject(new Error(message.reason));
    }
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** The worker cannot start or has died: nobody is left waiting. */
  #fail(error: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    const links = [...this.#links.values()];
    this.#links.clear();
    for (const link of links) link.closed('failed');
  }
}

/** How tables and records of the larger module are told. */
const WHEEL = { table: 'local-wheel-', record: new RegExp(`^game: (${LARGE.join('|')})$`, 'm') };

/** Whether this record needs the larger module. */
export const isLarge = (record: string): boolean => WHEEL.record.test(record);

export class LocalHost implements BrowserHost {
  #plain = new WorkerClient(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' }),
  );
  /** With rigid bodies and the language of own games: nobody else has to load them. */
  #wheel = new WorkerClient(
    () => new Worker(new URL('./worker-wheel.ts', import.meta.url), { type: 'module', name: 'tables of the wheel' }),
  );

  #of(table: string): WorkerClient {
    return table.startsWith(WHEEL.table) ? this.#wheel : this.#plain;
  }

  /** Known without the engine, which is fetched when a table is wanted. */
  games(): Promise<GameInfo[]> {
    return Promise.resolve(games);
  }

  /** Rejects with `CreateError` if the game cannot be set up like this. */
  create(request: CreateTable): Promise<TableCreated> {
    return (needsLarge(request.setup) ? this.#wheel : this.#plain).ask('create', request);
  }

  daily(wish: OldDaily): Promise<DailyStarted> {
    return this.#plain.ask('daily', wish);
  }

  promiseOf(key: string): Promise<string | undefined> {
    return this.#plain.ask('promiseOf', key);
  }

  unseal(sealed: SealedRecord): Promise<string> {
    return this.#plain.ask('unseal', sealed);
  }

  whatIf(wish: WhatIf): Promise<TableCreated> {
    return this.#reader(wish.record).ask('whatIf', wish);
  }

  hintAt(table: string): Promise<Hint | null> {
    return this.#of(table).ask('hint', table);
  }

  /** The first message says hello to a table, and thereby where it goes. */
  connect(listener: LinkListener): Link {
    let link: Link | undefined;
    return {
      send: (message) => {
        if (message.type === 'hello') link ??= this.#of(message.table).connect(listener);
        link?.send(message);
      },
      close: () => link?.close(),
    };
  }

  /** The record of a finished game. */
  record(table: string): Promise<string | undefined> {
    return this.#of(table).ask('record', table);
  }

  /** Any record, step by step: of a table here, of a server's, or written by hand. */
  replay(record: string): Promise<Replay> {
    return this.#reader(record).ask('replay', record);
  }

  /** The same for whoever trusts nobody: every turn is judged again. */
  check(record: string): Promise<Replay> {
    return this.#reader(record).ask('check', record);
  }

  /** Lessons are records, too. */
  readonly teacher: Teacher = {
    plan: (text) => this.#reader(text).ask('lesson', text),
    judge: (text, step, action) => this.#reader(text).ask('judge', { text, step, action }),
    preview: (text, step, action) => this.#reader(text).ask('preview', { text, step, action }),
  };

  #reader(record: string): WorkerClient {
    return isLarge(record) ? this.#wheel : this.#plain;
  }

  /** Throws a table away. */
  remove(table: string): Promise<void> {
    return this.#of(table).ask('remove', table);
  }
}
