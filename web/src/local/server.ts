/**
 * What a server would be, inside a worker: it lets the engine decide, stores the events, and only then
 * tells the page.
 */
import { Bots } from './bots';
import {
  Engine,
  checkRecord,
  compile,
  previewAnswer,
  judgeAnswer,
  planLesson,
  promiseOfKey,
  replayRecord,
  unsealRecord,
  use,
  type Effects,
  type Source,
  type Thought,
} from './engine';
import type { Ending, FromWorker, Question, Questions, ToWorker } from './messages';
import { Conflict, Memory, openStore, type Store } from './store';
import type { ClientMessage, Refusal } from '../protocol/messages';

/** Workers that try turns for a bot at the same time: as many as a careful one thinks of. */
const MAX_THINKERS = 4;
const thinkers = () => Math.max(1, Math.min(MAX_THINKERS, navigator.hardwareConcurrency));

/** Runs in a worker: answers its page until the page is closed. `hire` starts a worker for bots. */
export function serve(source: Source, hire: () => Worker): void {
  const server = LocalServer.start(source, hire, (message) => postMessage(message));
  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    server.then((ready) => ready.hear(data)).catch(() => undefined);
  });
  // The page hears of it as an error of its worker.
  server.catch((error: unknown) => reportError(error));
}

class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

export class LocalServer {
  #tell: (message: FromWorker) => void;
  #store: Store;
  #bots: Bots;
  #engine = new Engine();
  #alarm: ReturnType<typeof setTimeout> | undefined;
  /** Whatever changes tables goes through here, one after the other. */
  #last: Promise<void> = Promise.resolve();
  #releases = new Map<string, () => void>();

  static async start(source: Source, hire: () => Worker, tell: (message: FromWorker) => void): Promise<LocalServer> {
    const [module, store] = await Promise.all([
      compile(source),
      openStore().catch((error: unknown) => {
        console.warn('games are not kept', error);
        return new Memory();
      }),
    ]);
    use(source, module);
    return new LocalServer(tell, store, new Bots(hire, module, source.bindings.tries ? thinkers() : 1));
  }

  private constructor(tell: (message: FromWorker) => void, store: Store, bots: Bots) {
    this.#tell = tell;
    this.#store = store;
    this.#bots = bots;
  }

  hear(message: ToWorker): Promise<void> {
    switch (message.kind) {
      case 'message':
        return this.#enqueue(() => this.#receive(message.connection, message.message));
      case 'close':
        return this.#enqueue(() => this.#carryOut(this.#engine.disconnect(message.connection)));
      case 'hold':
        this.#bots.hold(message.hold);
        return Promise.resolve();
      case 'pause':
        this.#bots.pause = message.pause;
        return Promise.resolve();
      case 'ask':
        if (message.question === 'hint') return this.#hint(message.id, message.ask);
        return this.#enqueue(async () => {
          const { id, question, ask } = message;
          try {
            this.#tell({ kind: 'answer', id, answer: await this.#answer(question, ask as never) });
          } catch (error) {
            if (error instanceof Refused) this.#tell({ kind: 'refused', id, refusal: error.refusal });
            else this.#tell({ kind: 'failed', id, reason: String(error) });
          }
        });
    }
  }

  async #receive(connection: number, message: ClientMessage): Promise<void> {
    if (message.type === 'hello') {
      try {
        await this.#load(message.table);
      } catch (error) {
        // Stored by rules that have changed since, or damaged.
        const refusal = { code: 'broken-table', args: {}, text: `this table cannot be read: ${String(error)}` };
        this.#tell({ kind: 'message', connection, message: { type: 'refused', refusal } });
        return;
      }
    }
    await this.#carryOut(this.#engine.receive(connection, message));
  }

  /** The table goes on while somebody thinks about it. */
  async #hint(id: number, table: string): Promise<void> {
    let thought: Thought | null = null;
    await this.#enqueue(async () => {
      thought = this.#engine.hint(table);
    });
    this.#tell({ kind: 'answer', id, answer: thought && (await this.#bots.hint(thought)) });
  }

  async #made<Created extends { table: string }>(
    result: { created: Created; effects: Effects } | { refused: Refusal },
  ): Promise<Created> {
    if ('refused' in result) throw new Refused(result.refused);
    this.#hold(result.created.table);
    await this.#carryOut(result.effects);
    return result.created;
  }

  /** Later work goes on even if earlier work has failed. */
  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work).catch((error: unknown) => {
      // After a panic nothing in the module can be trusted; the page starts a new worker from the store.
      if (error instanceof WebAssembly.RuntimeError) reportError(error);
      else console.error(error);
    });
    return this.#last;
  }

  async #answer<Q extends Exclude<Question, 'hint'>>(question: Q, ask: Questions[Q]['ask']): Promise<unknown> {
    const answers: { [K in Exclude<Question, 'hint'>]: (ask: Questions[K]['ask']) => Promise<Questions[K]['answer']> } =
      {
        create: (request) => this.#made(this.#engine.create(request)),
        daily: (wish) => this.#made(this.#engine.daily(wish)),
        promiseOf: async (key) => promiseOfKey(key),
        unseal: async (sealed) => unsealRecord(sealed),
        whatIf: (wish) => this.#made(this.#engine.whatIf(wish)),
        record: async (table) => {
          await this.#load(table);
          return this.#engine.record(table);
        },
        replay: async (record) => replayRecord(record),
        check: async (record) => checkRecord(record),
        lesson: async (text) => planLesson(text),
        judge: async ({ text, step, action }) => judgeAnswer(text, step, action),
        preview: async ({ text, step, action }) => previewAnswer(text, step, action),
        remove: async (table) => {
          this.#drop(table, 'failed');
          await this.#store.remove(table);
        },
      };
    return answers[question](ask);
  }

  async #load(table: string): Promise<void> {
    if (this.#engine.holds(table)) return;
    this.#hold(table);
    const events = await this.#store.events(table);
    if (events.length > 0) await this.#carryOut(this.#engine.load(table, events));
    else this.#release(table);
  }

  /** Stores, then tells, then lets bots and clocks go on. */
  async #carryOut(effects: Effects): Promise<void> {
    try {
      await this.#store.append(effects.store);
    } catch (error) {
      // The engine is ahead of the store: back to what is true.
      const why: Ending = error instanceof Conflict ? 'elsewhere' : 'failed';
      if (why === 'failed') console.error(error);
      for (const table of new Set(effects.store.map((stored) => stored.table))) this.#drop(table, why);
      return;
    }
    for (const { connection, message } of effects.send) this.#tell({ kind: 'message', connection, message });
    for (const thought of this.#engine.thoughts()) void this.#decide(thought);
    this.#setAlarm();
  }

  async #decide(thought: Thought): Promise<void> {
    const decision = await this.#bots.decide(thought);
    await this.#enqueue(() => this.#carryOut(this.#engine.bot(thought, decision)));
  }

  #setAlarm(): void {
    clearTimeout(this.#alarm);
    const due = this.#engine.nextDeadline();
    if (due === undefined) return;
    // Timers cannot wait for more than 24 days; waking up early does no harm.
    const wait = Math.min(Math.max(due - Date.now(), 0), 86_400_000);
    this.#alarm = setTimeout(() => void this.#enqueue(() => this.#carryOut(this.#engine.tick())), wait);
  }

  /** The window that opened a table last hosts it; the others hear that it went on elsewhere. */
  #hold(table: string): void {
    if (!navigator.locks || this.#releases.has(table)) return;
    const held = new Promise<void>((release) => this.#releases.set(table, release));
    navigator.locks
      .request(`kiste table ${table}`, { steal: true }, () => held)
      .catch(() => void this.#enqueue(async () => this.#drop(table, 'elsewhere')));
  }

  #release(table: string): void {
    this.#releases.get(table)?.();
    this.#releases.delete(table);
  }

  #drop(table: string, why: Ending): void {
    this.#release(table);
    for (const connection of this.#engine.forget(table)) this.#tell({ kind: 'closed', connection, why });
  }
}
