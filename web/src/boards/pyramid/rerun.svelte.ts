import type { Move, Shown } from './view';

/** How long one looks at how it was, and then at what came, in milliseconds. */
const BEFORE_MS = 600;
const AFTER_MS = 1100;
/** More than so many moves nobody wants to see again. */
const MOST = 6;

interface Scene {
  before: readonly Shown[];
  after: readonly Shown[];
  moves: readonly Move[];
}

const passed = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What happened on the pyramid since somebody's own last move, to be shown again. To be made with a component. */
export class Rerun {
  /** What lies there while it is shown again, and how it came about. */
  now = $state.raw<{ dice: readonly Shown[]; moves: readonly Move[] } | null>(null);
  #scenes = $state.raw<readonly Scene[]>([]);
  #last: readonly Shown[];
  #dice: () => readonly Shown[];

  constructor(dice: () => readonly Shown[]) {
    this.#dice = dice;
    this.#last = dice();
    // Whatever happens now comes first.
    $effect(() => {
      void dice();
      this.now = null;
    });
  }

  get offered(): boolean {
    return this.#scenes.length > 0;
  }

  /** Takes note of moves that led to these dice; `anew` forgets what was before. */
  note(dice: readonly Shown[], moves: readonly Move[], anew: boolean): void {
    const scene = { before: this.#last, after: dice, moves };
    this.#last = dice;
    const kept = anew ? [] : this.#scenes;
    this.#scenes = (moves.length > 0 ? [...kept, scene] : kept).slice(-MOST);
  }

  async run(): Promise<void> {
    const dice = this.#dice();
    for (const { before, after, moves } of this.#scenes) {
      for (const [laid, ms] of [
        [{ dice: before, moves: [] }, BEFORE_MS],
        [{ dice: after, moves }, AFTER_MS],
      ] as const) {
        this.now = laid;
        await passed(ms);
        // Something else is shown.
        if (this.now !== laid || this.#dice() !== dice) return;
      }
    }
    this.now = null;
  }
}
