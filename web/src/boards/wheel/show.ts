/** A turn on the screen: feeds the simulation sixty frames a second, whatever the screen's own pace. */
import type { WheelBoard } from './board';
import type { Hand, Turn } from './engine';
import { PIECES, Poses } from './kit';

const FRAME_MS = 1000 / 60;
/** More than a slow machine can catch up with in one picture, unless it is to go that quickly. */
const MAX_AT_ONCE = 15;
/** A hand that waits is waited for so long; then time is skipped, so many frames a picture. */
const PATIENCE = 60;
const SKIPPED_AT_ONCE = 240;
/** Less than this between two pictures is not seen, in decimetres. */
const UNSEEN = 0.0006;

/** What a turn is seen in. */
export type Picture = Pick<WheelBoard, 'frame'>;

/** Where the frames of a hand come from. */
export interface Source {
  /** The next frame; null once the hand is gone. */
  next(): Hand | null;
  /** How many frames are there to be shown, where that is not up to this screen. */
  ready?(): number;
  /** How many frames nobody needs to see. */
  skip?(): number;
}

/** The frames of a turn that is known already. */
export class Known implements Source {
  readonly #hands: readonly Hand[];
  #at = 0;

  constructor(hands: readonly Hand[]) {
    this.#hands = hands;
  }

  /** How many frames are to be seen: waiting is skipped. */
  get frames(): number {
    let [seen, from] = [0, 0];
    this.#hands.forEach((hand, i) => {
      const next = this.#hands[i + 1];
      if (next && same(hand, next)) return;
      const idle = i + 1 - from;
      seen += hand.grip && idle > PATIENCE ? PATIENCE / 2 : idle;
      from = i + 1;
    });
    return seen;
  }

  next(): Hand | null {
    return this.#hands[this.#at++] ?? null;
  }

  skip(): number {
    const here = this.#hands[this.#at];
    if (!here?.grip) return 0;
    let until = this.#at;
    while (until < this.#hands.length && same(here, this.#hands[until] as Hand)) until += 1;
    const idle = until - this.#at;
    return idle > PATIENCE ? idle - PATIENCE / 2 : 0;
  }
}

/** Whether two frames are the same. */
export function same(a: Hand, b: Hand): boolean {
  return (
    a.grip === b.grip &&
    a.hold === b.hold &&
    a.at.every((x, i) => x === b.at[i]) &&
    a.turn.every((x, i) => x === b.turn[i])
  );
}

export class Show {
  readonly turn: Turn;
  /** Slow motion is below 1. */
  speed = 1;
  /** After each picture; the number of pieces that have fallen so far. */
  onstep: ((fallen: number) => void) | undefined;
  /** Just before the piece is let go. */
  onopen: (() => void) | undefined;
  readonly source: Source;
  /** What the hands do now; null once they are gone. */
  hand: Hand | null = null;
  readonly #base: number;
  #before: Poses;
  #after: Poses;
  #due = 0;

  /** `base` is where the axle is when it begins, in decimetres. */
  constructor(turn: Turn, source: Source, base: number) {
    this.turn = turn;
    this.source = source;
    this.#base = base;
    this.#before = this.#after = new Poses(turn.poses);
  }

  /** Where everything is now. */
  get poses(): Poses {
    return this.#after;
  }

  /** Whether nothing moves that one could see. */
  get still(): boolean {
    const [a, b] = [this.#before, this.#after];
    if (Math.abs(a.travel - b.travel) > UNSEEN || Math.abs(a.angle - b.angle) > 0.02) return false;
    for (let index = 0; index < PIECES; index++) {
      if (a.has(index) !== b.has(index)) return false;
      if (!a.has(index)) continue;
      const [from, to] = [a.of(index), b.of(index)];
      if (from.some((value, i) => Math.abs(value - (to[i] ?? 0)) > UNSEEN)) return false;
    }
    return true;
  }

  /** Goes on by so much time; whether there is more to come. */
  advance(ms: number, board: Picture | null): boolean {
    this.#due += (ms * this.speed) / FRAME_MS;
    const skipped = Math.min(this.source.skip?.() ?? 0, SKIPPED_AT_ONCE);
    const atOnce = Math.max(MAX_AT_ONCE, 2 * this.speed);
    const most = skipped || Math.floor(Math.min(this.#due, atOnce, this.source.ready?.() ?? Infinity));
    if (skipped) this.#due = most;
    for (let steps = 0; steps < most && this.turn.phase !== 'rest'; steps++) {
      this.#frame();
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

  #frame(): void {
    const hand = this.source.next();
    this.hand = hand;
    if (!hand?.grip && this.turn.phase === 'carry') this.onopen?.();
    this.turn.frame(hand);
  }

  /** All the rest of it at once. */
  finish(): void {
    while (this.turn.phase !== 'rest') this.#frame();
    this.#before = this.#after = new Poses(this.turn.poses);
    this.onstep?.(this.turn.fallen.length);
  }
}
