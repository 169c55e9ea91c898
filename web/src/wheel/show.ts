/** A turn on the screen: feeds the simulation sixty frames a second, whatever the screen's own pace. */
import type { WheelBoard } from './board';
import type { Hand, Turn } from './engine';
import { Poses } from './kit';

const FRAME_MS = 1000 / 60;
/** More than a slow machine can catch up with in one picture. */
const MOST_AT_ONCE = 15;
/** A hand that waits is waited for so long; then time is skipped, so many frames a picture. */
const PATIENCE = 60;
const SKIPPED_AT_ONCE = 240;

/** Where the frames of a hand come from. */
export interface Source {
  /** The next frame; null once the hand is gone. */
  next(): Hand | null;
  /** How many frames the hand has waited and will go on to wait. */
  idle?(): number;
}

/** The frames of a turn that is known already. */
export class Known implements Source {
  readonly #hands: readonly Hand[];
  #at = 0;

  constructor(hands: readonly Hand[]) {
    this.#hands = hands;
  }

  next(): Hand | null {
    return this.#hands[this.#at++] ?? null;
  }

  idle(): number {
    const here = this.#hands[this.#at];
    if (!here?.grip) return 0;
    let until = this.#at;
    while (until < this.#hands.length && same(here, this.#hands[until] as Hand)) until += 1;
    return until - this.#at;
  }
}

function same(a: Hand, b: Hand): boolean {
  return a.grip === b.grip && a.hold === b.hold && a.at.every((x, i) => x === b.at[i]) && a.turn.every((x, i) => x === b.turn[i]);
}

export class Show {
  readonly turn: Turn;
  /** Slow motion is below 1. */
  speed = 1;
  /** After each picture; the number of pieces that have fallen so far. */
  onstep: ((fallen: number) => void) | undefined;
  readonly #source: Source;
  readonly #base: number;
  #before: Poses;
  #after: Poses;
  #due = 0;

  /** `base` is where the axle is when it begins, in decimetres. */
  constructor(turn: Turn, source: Source, base: number) {
    this.turn = turn;
    this.#source = source;
    this.#base = base;
    this.#before = this.#after = new Poses(turn.poses);
  }

  /** Where everything is now. */
  get poses(): Poses {
    return this.#after;
  }

  /** Goes on by so much time; whether there is more to come. */
  advance(ms: number, board: WheelBoard | null): boolean {
    this.#due += (ms * this.speed) / FRAME_MS;
    const idle = this.#source.idle?.() ?? 0;
    const most = idle > PATIENCE ? Math.min(idle - PATIENCE / 2, SKIPPED_AT_ONCE) : Math.min(Math.floor(this.#due), MOST_AT_ONCE);
    if (idle > PATIENCE) this.#due = most;
    for (let steps = 0; steps < most && this.turn.phase !== 'rest'; steps++) {
      this.turn.frame(this.#source.next());
      // Only the last two moments are ever seen.
      if (steps === most - 2) this.#after = new Poses(this.turn.poses);
    }
    if (most > 0) {
      this.#before = this.#after;
      this.#after = new Poses(this.turn.poses);
    }
    this.#due = Math.min(this.#due - most, 1);
    board?.frame(this.#before, this.#after, Math.max(0, this.#due), this.#base);
    this.onstep?.(this.turn.fallen.length);
    return this.turn.phase !== 'rest';
  }

  /** All the rest of it at once. */
  finish(): void {
    while (this.turn.phase !== 'rest') this.turn.frame(this.#source.next());
    this.#before = this.#after = new Poses(this.turn.poses);
    this.onstep?.(this.turn.fallen.length);
  }
}
