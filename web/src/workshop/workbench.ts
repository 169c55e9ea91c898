/** The page's side of the workshop's workers: one that checks while somebody types, and one that plays. */
import type { Checked, FromWorkshop, GameFile, HostWord, Position, Report, ToWorkshop, Tried } from './types';

/** A check that takes longer hangs, whatever its budgets say; its worker is ended. */
const PATIENCE_MS = 10_000;

const launch = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'workshop' });

export interface CheckerListener {
  checked: (checked: Checked, file: Tried, position: Position | null) => void;
  words: (words: HostWord[]) => void;
  /** The worker could not be started, or had to be ended. */
  failed: (why: 'failed' | 'slow') => void;
}

/** Checks one file at a time; of those that wait only the newest counts. */
export class Checker {
  #listener: CheckerListener;
  #launch: () => Worker;
  #worker: Worker | undefined;
  #running: Tried | undefined;
  #next: Tried | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** Fetching the engine is not what is timed. */
  #loaded = false;

  constructor(listener: CheckerListener, start: () => Worker = launch) {
    this.#listener = listener;
    this.#launch = start;
  }

  check(file: Tried): void {
    this.#next = file;
    if (!this.#running) this.#go();
  }

  stop(): void {
    clearTimeout(this.#patience);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#running = this.#next = undefined;
    this.#loaded = false;
  }

  #go(): void {
    const file = this.#next;
    this.#next = undefined;
    this.#running = file;
    if (!file) return;
    this.#worker ??= this.#start();
    const { name, text, players, moves } = file;
    this.#worker.postMessage({ kind: 'check', name, text, players, moves } as ToWorkshop);
    if (this.#loaded) this.#watch();
  }

  #watch(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#end('slow'), PATIENCE_MS);
  }

  #start(): Worker {
    const worker = this.#launch();
    worker.onmessage = ({ data }: MessageEvent<FromWorkshop>) => this.#hear(data);
    worker.onerror = () => this.#end('failed');
    return worker;
  }

  #hear(message: FromWorkshop): void {
    if (message.kind === 'words') {
      this.#loaded = true;
      this.#watch();
      this.#listener.words(message.words);
    } else if (message.kind === 'checked' && this.#running) {
      clearTimeout(this.#patience);
      this.#listener.checked(message.checked, this.#running, message.position);
      this.#go();
    }
  }

  #end(why: 'failed' | 'slow'): void {
    const next = this.#next;
    this.stop();
    this.#listener.failed(why);
    if (next) this.check(next);
  }
}

/** Lets bots play a file; the returned function ends it, however busy it is. */
export function runBench(
  file: GameFile & { players: number; games: number },
  heard: (report: Report, done: boolean) => void,
  failed: () => void,
): () => void {
  const worker = launch();
  worker.onmessage = ({ data }: MessageEvent<FromWorkshop>) => {
    if (data.kind !== 'played') return;
    heard(data.report, data.done);
    if (data.done) worker.terminate();
  };
  worker.onerror = () => {
    worker.terminate();
    failed();
  };
  worker.postMessage({ kind: 'bench', ...file } satisfies ToWorkshop);
  return () => worker.terminate();
}
