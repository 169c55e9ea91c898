/** How long one looks at how it was, and then at what came, in milliseconds. */
const BEFORE_MS = 600;
const AFTER_MS = 1100;
/** More than so many moves nobody wants to see again. */
const MOST = 6;

/** What a board showed before and after something happened. */
export interface Scene<T> {
  before: T;
  after: T;
}

let shower = $state.raw<(() => void) | null>(null);

/** Shows once more what happened since the own last move; null while there is nothing. */
export const again = () => shower;

const passed = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What happened on a board since somebody's own last move, to be shown again. To be made with a component. */
export class Rerun<T> {
  /** What is there while it is shown again. */
  now = $state.raw<T | null>(null);
  #scenes = $state.raw<readonly Scene<T>[]>([]);

  constructor() {
    $effect(() => {
      if (this.#scenes.length === 0) return;
      const show = () => void this.run();
      shower = show;
      return () => {
        if (shower === show) shower = null;
      };
    });
  }

  /**
   * Takes note of what happened; `anew` forgets what was before. What happens now comes first and ends what is shown
   * again; a table that only says who is ready does not.
   */
  note(scenes: readonly Scene<T>[], anew: boolean): void {
    if (!anew && scenes.length === 0) return;
    this.now = null;
    this.#scenes = [...(anew ? [] : this.#scenes), ...scenes].slice(-MOST);
  }

  async run(): Promise<void> {
    for (const { before, after } of this.#scenes)
      for (const [shown, ms] of [
        [before, BEFORE_MS],
        [after, AFTER_MS],
      ] as const) {
        this.now = shown;
        await passed(ms);
        // Something else is shown.
        if (this.now !== shown) return;
      }
    this.now = null;
  }
}
