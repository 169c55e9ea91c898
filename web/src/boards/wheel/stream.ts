/** Hands that are shown while they move: the own one to the others, and those of others here. */
import type { Hand, WheelEngine } from './engine';
import { same, type Source } from './show';

/** Frames in a message, of which there are ten a second. */
const OFTEN = 6;
/** More than this would not fit into one. */
const AT_ONCE = 150;
/** So many frames are waited for before a hand goes on, so that it does not stutter. */
const CUSHION = 15;
/** Farther behind than this, time is skipped. */
const BEHIND = 90;

/** The own hand, told to the others as it moves. */
export class SentHand implements Source {
  readonly #inner: Source;
  readonly #tell: (from: number, hands: readonly Hand[]) => boolean;
  readonly #hands: Hand[] = [];
  /** How many frames the host has; null while it is not known. */
  #sent: number | null = 0;
  #over = false;

  /** `tell` says whether there is somebody to hear it. */
  constructor(inner: Source, tell: (from: number, hands: readonly Hand[]) => boolean) {
    this.#inner = inner;
    this.#tell = tell;
  }

  ready(): number {
    return this.#inner.ready?.() ?? Infinity;
  }

  next(): Hand | null {
    const hand = this.#inner.next();
    if (this.#over) return hand;
    this.#over = hand === null;
    const last = this.#hands.at(-1);
    // Whoever is told of an open hand need not wait for more.
    if (hand) this.#hands.push(hand);
    else if (last) this.#hands.push({ ...last, grip: false, hold: false });
    this.#flush(this.#over ? 1 : OFTEN);
    return hand;
  }

  /** The line was lost and is back: nothing is said before it is known what the host has. */
  interrupted(): void {
    this.#sent = null;
  }

  /** The host has so many frames, and goes on from there. */
  goOn(frames: number): void {
    this.#sent = Math.min(frames, this.#hands.length);
    this.#flush(1);
  }

  /** Nothing more of it is told. */
  end(): void {
    this.#over = true;
  }

  /** Whether it is not known how much the host has. */
  get waiting(): boolean {
    return this.#sent === null;
  }

  #flush(least: number): void {
    while (this.#sent !== null && this.#hands.length - this.#sent >= least) {
      const some = this.#hands.slice(this.#sent, this.#sent + AT_ONCE);
      if (!this.#tell(this.#sent, some)) return;
      this.#sent += some.length;
    }
  }
}

/** Somebody else's hand, as far as it has been told. */
export class ReceivedHand implements Source {
  #hands: Hand[] = [];
  #at = 0;
  /** Nothing more will be told. */
  #whole = false;
  #starved = true;

  /** How many frames were told. */
  get length(): number {
    return this.#hands.length;
  }

  /** Goes on; false if these frames do not follow on what was heard. */
  hear(from: number, hands: readonly Hand[]): boolean {
    if (from !== this.#hands.length) return false;
    this.#hands.push(...hands);
    return true;
  }

  /** Hears it all again from the beginning; false if it was otherwise. */
  hearAgain(hands: readonly Hand[]): boolean {
    if (!this.#hands.slice(0, this.#at).every((hand, i) => hands[i] && same(hand, hands[i]))) return false;
    this.#hands = [...hands];
    return true;
  }

  /** This is all of it; false if it had begun otherwise. */
  complete(hands: readonly Hand[]): boolean {
    const here = this.#hands.slice(0, Math.min(this.#at, hands.length));
    if (!here.every((hand, i) => hands[i] && same(hand, hands[i]))) return false;
    this.#hands = [...hands];
    this.#whole = true;
    return true;
  }

  /** Begins again with the first frame; whoever shows it skips to where the hand is. */
  rewind(): void {
    this.#at = 0;
    this.#starved = true;
  }

  next(): Hand | null {
    const hand = this.#hands[this.#at] ?? null;
    if (hand) this.#at += 1;
    return hand;
  }

  ready(): number {
    const last = this.#hands.at(-1);
    if (this.#whole || (last && !last.grip && !last.hold)) return Infinity;
    const there = this.#hands.length - this.#at;
    this.#starved = there === 0 || (this.#starved && there < CUSHION);
    return this.#starved ? 0 : there;
  }

  skip(): number {
    const behind = this.#hands.length - this.#at;
    return behind > BEHIND ? behind - CUSHION : 0;
  }
}

/** What is told of a hand: from which of its frames on, and these. */
export interface News {
  seat: number;
  asked: number;
  piece: string;
  from: number;
  frames: readonly string[];
}

/** Makes one hand after the other of what is told, and notices what does not fit together. */
export class Ear {
  /** Counts the hands, so that one is not taken for another. */
  stream = 0;
  source: ReceivedHand | null = null;
  #first: News | null = null;
  #heard = 0;
  readonly #handsOf: (news: News) => Hand[];

  /** `handsOf` throws if these are no frames of a hand. */
  constructor(handsOf: (news: News) => Hand[]) {
    this.#handsOf = handsOf;
  }

  /** All that was told of the hand so far; what it is about, or null if it cannot be shown. */
  listen(told: readonly News[]): { stream: number; seat: number; piece: string } | null {
    const [first] = told;
    // Something is missing: the whole turn will come.
    if (!first || first.from !== 0 || !this.#follows(first, told) || !this.source?.length) return this.#deaf();
    return { stream: this.stream, seat: first.seat, piece: first.piece };
  }

  #follows(first: News, told: readonly News[]): boolean {
    if (this.#first !== first) {
      const goesOn =
        this.#first?.seat === first.seat && this.#first.asked === first.asked && this.#first.piece === first.piece;
      if (goesOn && this.source?.hearAgain(this.#handsOf(first))) this.#heard = 1;
      else {
        this.source = new ReceivedHand();
        this.stream += 1;
        this.#heard = 0;
      }
      this.#first = first;
    }
    const fresh = told.slice(this.#heard);
    this.#heard = told.length;
    return fresh.every((news) => news.piece === first.piece && this.source?.hear(news.from, this.#handsOf(news)));
  }

  #deaf(): null {
    this.#first = null;
    this.source = null;
    return null;
  }
}

/** How many frames of a hand these messages hold. */
export const framesOf = (engine: Pick<WheelEngine, 'hands'>, told: readonly { frames: readonly string[] }[]): number =>
  told.flatMap(({ frames }) => frames).reduce((sum, motion) => sum + engine.hands(motion).length, 0);
