/** The workers that think for the bots, one decision after the other. */
import type { Hint } from '../insight/types';
import type { Thought } from './engine';
import type { ToThinker, Tried } from './thinking';

/** A worker that answers one question after the other; started when there is one. */
class Thinker {
  #hire: () => Worker;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(hire: () => Worker) {
    this.#hire = hire;
  }

  /** Nothing if it failed. */
  ask<Answer>(question: ToThinker): Promise<Answer | undefined> {
    const answer = this.#last.then(() => this.#answer<Answer>(question));
    this.#last = answer;
    return answer;
  }

  #answer<Answer>(question: ToThinker): Promise<Answer | undefined> {
    const worker = (this.#worker ??= this.#hire());
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Answer | undefined>) => resolve(data);
      worker.onerror = (event) => {
        // A module that has panicked is not to be trusted again.
        event.preventDefault();
        console.warn('a bot failed', event.message);
        worker.terminate();
        this.#worker = undefined;
        resolve(undefined);
      };
      worker.postMessage(question);
    });
  }
}

export class Bots {
  #thinkers: Thinker[];
  #last: Promise<unknown> = Promise.resolve();
  /** How long a bot seems to think at least, in milliseconds, so that people can follow. */
  pause = 500;
  #ready: Promise<void> = Promise.resolve();
  #release: (() => void) | null = null;

  /** `hire` starts a worker, which is given the module; so many of them try turns at the same time, where bots do that. */
  constructor(hire: () => Worker, module: WebAssembly.Module, thinkers = 1) {
    const start = () => {
      const worker = hire();
      worker.postMessage({ kind: 'module', module } satisfies ToThinker);
      return worker;
    };
    this.#thinkers = Array.from({ length: thinkers }, () => new Thinker(start));
  }

  /** Lets bots wait before they act, until somebody is ready. */
  hold(on: boolean): void {
    if (on && !this.#release) this.#ready = new Promise((resolve) => (this.#release = resolve));
    if (on) return;
    this.#release?.();
    this.#release = null;
  }

  /** What the bot does; nothing if it could not make up its mind. */
  async decide(thought: Thought): Promise<string | undefined> {
    const pause = new Promise((resolve) => setTimeout(resolve, this.pause));
    const answer = this.#last.then(() => this.#think(thought));
    this.#last = answer;
    await pause;
    await this.#ready;
    return answer;
  }

  /** What somebody might do who asked; nothing if nobody knows. */
  async hint(thought: Thought): Promise<Hint | null> {
    return (await this.#thinkers[0]?.ask<Hint | null>({ kind: 'hint', thought })) ?? null;
  }

  async #think(thought: Thought): Promise<string | undefined> {
    const [first, ...others] = this.#thinkers;
    const turns = others.length > 0 ? ((await first?.ask<string[]>({ kind: 'tries', thought })) ?? []) : [];
    const attempts = turns.map(async (turn, i): Promise<Tried | null> => {
      const outcome = await this.#thinkers[i % this.#thinkers.length]?.ask<string>({ kind: 'attempt', thought, turn });
      return outcome === undefined ? null : [turn, outcome];
    });
    const tried = (await Promise.all(attempts)).filter((each) => each !== null);
    return first?.ask<string>({ kind: 'think', thought, tried });
  }
}
