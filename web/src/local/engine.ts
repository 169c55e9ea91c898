/**
 * The WASM module with types: what crosses its border is JSON, and here is what the JSON holds.
 * `crates/wasm/src/bindings.rs` is the other side.
 */
import type { CreateTable, DailyStarted, Refusal, ServerMessage, TableCreated } from '../protocol/messages';
import type { Hint, WhatIf } from '../insight/types';
import type { LessonPlan, Previewed, Verdict } from '../lessons/types';
import type { OldDaily, Replay, SealedRecord } from '../table/hosts';
import type * as generated from './pkg/kiste_wasm.js';
import type * as withWheel from './pkg-wheel/kiste_wheel.js';

/** What every module of ours can do; the one with the wheel can do more. */
type Bindings = Pick<
  typeof generated,
  'Host' | 'Lesson' | 'check' | 'hint' | 'initSync' | 'promise_of' | 'replay' | 'think' | 'unseal'
> &
  Partial<Pick<typeof withWheel, 'tries' | 'attempt'>>;

/** A module of which a worker makes use: without the wheel, or with it. */
export interface Source {
  bindings: Bindings;
  /** Where the compiled module is to be fetched. */
  address: string;
}

let bindings: Bindings;

/** An event of a table as it is stored. Only the module looks inside; it holds secrets. */
export type StoredEvent = Readonly<Record<string, unknown>>;

export interface Stored {
  table: string;
  seq: number;
  event: StoredEvent;
}

/** What a call has brought about: to be stored first and told then. */
export interface Effects {
  store: Stored[];
  send: { connection: number; message: ServerMessage }[];
}

/** A decision that a bot has to make. */
export interface Thought {
  table: string;
  seat: number;
  asked: number;
  log: StoredEvent[];
}

/** Fetches and compiles the module; it can be handed on to another worker. */
export async function compile({ address }: Source): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  // Some web servers do not know the type of these files, and browsers then refuse to stream them.
  return response.headers.get('content-type')?.startsWith('application/wasm')
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** Has to be called before anything below. */
export function use(source: Source, module: WebAssembly.Module): void {
  bindings = source.bindings;
  bindings.initSync({ module });
}

/** The host of the tables in this browser. Every call takes the time. */
export class Engine {
  #host = new bindings.Host(crypto.getRandomValues(new Uint8Array(32)));

  create(request: CreateTable): { created: TableCreated; effects: Effects } | { refused: Refusal } {
    return JSON.parse(this.#host.create(JSON.stringify(request), Date.now()));
  }

  whatIf(wish: WhatIf): { created: TableCreated; effects: Effects } | { refused: Refusal } {
    return JSON.parse(this.#host.what_if(JSON.stringify(wish), Date.now()));
  }

  /** A game of a day that is over. */
  daily(wish: OldDaily): { created: DailyStarted; effects: Effects } | { refused: Refusal } {
    return JSON.parse(this.#host.daily(JSON.stringify(wish), Date.now()));
  }

  /** What a bot has to find out for whoever asked for a hint. */
  hint(table: string): Thought | null {
    const thought = this.#host.hint(table);
    return thought === undefined ? null : JSON.parse(thought);
  }

  holds(table: string): boolean {
    return this.#host.holds(table);
  }

  load(table: string, events: StoredEvent[]): Effects {
    return JSON.parse(this.#host.load(table, JSON.stringify(events), Date.now()));
  }

  /** The connections that are cut by it. */
  forget(table: string): number[] {
    return JSON.parse(this.#host.forget(table));
  }

  receive(connection: number, message: unknown): Effects {
    return JSON.parse(this.#host.receive(connection, JSON.stringify(message), Date.now()));
  }

  disconnect(connection: number): Effects {
    return JSON.parse(this.#host.disconnect(connection, Date.now()));
  }

  tick(): Effects {
    return JSON.parse(this.#host.tick(Date.now()));
  }

  nextDeadline(): number | undefined {
    return this.#host.next_deadline();
  }

  /** What bots have to decide; each decision is handed out once. */
  thoughts(): Thought[] {
    return JSON.parse(this.#host.thoughts());
  }

  /** Without a decision the first choice is taken. */
  bot({ table, seat, asked }: Thought, decision: string | undefined): Effects {
    return JSON.parse(this.#host.bot(table, seat, asked, decision, Date.now()));
  }

  record(table: string): string | undefined {
    return this.#host.record(table);
  }
}

/** What the bot does, as only the module reads it; `tried` is what came of turns that others have tried. */
export function chooseFor(
  thought: Thought,
  tried: readonly (readonly [turn: string, outcome: string])[],
): string | undefined {
  return bindings.think(JSON.stringify(thought), JSON.stringify(tried));
}

/** What whoever asked for a hint might do. */
export function hintFor(thought: Thought): Hint | null {
  const hint = bindings.hint(JSON.stringify(thought));
  return hint === undefined ? null : JSON.parse(hint);
}

/** The turns that a bot will try in its head, where it does. */
export function triesFor(thought: Thought): string[] {
  return JSON.parse(bindings.tries?.(JSON.stringify(thought)) ?? '[]');
}

/** What comes of one of them. */
export function attemptFor(thought: Thought, turn: string): string | undefined {
  return bindings.attempt?.(JSON.stringify(thought), turn);
}

export function replayRecord(record: string): Replay {
  return JSON.parse(bindings.replay(record));
}

/** The same, with nothing taken on trust: turns of the wheel are simulated again. */
export function checkRecord(record: string): Replay {
  return JSON.parse(bindings.check(record));
}

/** What was promised before the day whose key this is. */
export const promiseOfKey = (key: string): string | undefined => bindings.promise_of(key);

/** A record of a day with what fixed its dice. */
export const unsealRecord = ({ record, day, key }: SealedRecord): string => bindings.unseal(record, day, key);

/** The lesson that somebody takes, as it was read. */
let lesson: { text: string; read: InstanceType<Bindings['Lesson']> } | undefined;

function lessonFrom(text: string): InstanceType<Bindings['Lesson']> {
  if (lesson?.text !== text) {
    lesson?.read.free();
    lesson = undefined;
    lesson = { text, read: new bindings.Lesson(text) };
  }
  return lesson.read;
}

export function planLesson(text: string): LessonPlan {
  return JSON.parse(lessonFrom(text).plan());
}

export function judgeAnswer(text: string, step: number, action: string): Verdict {
  return JSON.parse(lessonFrom(text).judge(step, action));
}

export function previewAnswer(text: string, step: number, action: string): Previewed {
  return JSON.parse(lessonFrom(text).preview(step, action));
}
