/** The worker that thinks for the bots, one decision after the other. */
import type { Thought } from './engine';
import type { ToThinker } from './thinking';

/** How long a bot seems to think at least, so that people can follow. */
const PAUSE = 500;

export class Bots {
  #hire: () => Worker;
  #module: WebAssembly.Module;
  #thinker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** `hire` starts the worker, which is given the module. */
  constructor(hire: () => Worker, module: WebAssembly.Module) {
    this.#hire = hire;
    this.#module = module;
  }

  /** What the bot does; nothing if it could not make up its mind. */
  async decide(thought: Thought): Promise<string | undefined> {
    const pause = new Promise((resolve) => setTimeout(resolve, PAUSE));
    const answer = this.#last.then(() => this.#think(thought));
    this.#last = answer;
    await pause;
    return answer;
  }

  #think(thought: Thought): Promise<string | undefined> {
    const thinker = (this.#thinker ??= this.#start());
    return new Promise((resolve) => {
      thinker.onmessage = ({ data }: MessageEvent<string | undefined>) => resolve(data);
      thinker.onerror = (event) => {
        // A module that has panicked is not to be trusted again.
        event.preventDefault();
        console.warn('a bot failed', event.message);
        thinker.terminate();
        this.#thinker = undefined;
        resolve(undefined);
      };
      thinker.postMessage({ kind: 'think', thought } satisfies ToThinker);
    });
  }

  #start(): Worker {
    const thinker = this.#hire();
    thinker.postMessage({ kind: 'module', module: this.#module } satisfies ToThinker);
    return thinker;
  }
}
