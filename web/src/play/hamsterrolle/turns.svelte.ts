/** What happens on the screen: turns of others as they were played, and the own one as it is. */
import { reducedMotion } from '../../design/motion';
import type { Refusal, Setup } from '../../protocol/messages';
import type { WheelBoard } from '../../wheel/board';
import { Rules, Turn, type Verb, type WheelEngine } from '../../wheel/engine';
import { indexOf, Poses } from '../../wheel/kit';
import { Known, Show, type Source } from '../../wheel/show';
import { play } from '../sound.svelte';
import type { Carried } from './carried';
import { travelOf, type HamsterrolleView } from './view';

const ACT = /^(\d): ((place|pass|drop) (\w+) .+)$/;
/** Whoever was away longer than this sees the last turn only. */
const MOST_SHOWN = 3;
export const SLOW = 0.22;

interface Job {
  action: string;
  verb: Verb;
  piece: string;
  seat: number;
  /** What had happened before. */
  lines: readonly string[];
}

/** A turn of one's own that is not at the table yet. */
interface Own {
  action: string | null;
  carried: Carried | null;
  settled: boolean;
  /** The wheel at the end of it, on this screen and at the table. */
  seen?: string;
  said?: string;
  onaction: (action: string, digest: () => string) => void;
}

/** Both simulate the same; should they differ, the table's word counts, and somebody should hear of it. */
function compare({ seen, said }: Own): void {
  if (seen !== undefined && said !== undefined && seen !== said) console.warn('the table saw this turn otherwise');
}

export class Turns {
  /** What the page shows: behind the table while a turn is on the screen. */
  shown = $state.raw<HamsterrolleView | null>(null);
  /** Whose turn is on the screen; null when nothing moves. */
  showing = $state<number | null>(null);
  /** Why the piece in the hand may not be let go now. */
  why = $state.raw<Refusal | null>(null);
  /** What the turn on the screen is doing. */
  phase = $state<Turn['phase'] | null>(null);
  fallen = $state(0);
  /** Whether wheel or pieces were touched. */
  attempted = $state(false);
  frames = $state(0);
  /** For the flat picture. */
  poses = $state.raw<Poses | null>(null);
  slow = $state(false);
  /** How many lines of the game have been seen to happen. */
  told = $state(0);

  readonly engine: WheelEngine;
  #setup: Pick<Setup, 'game' | 'options' | 'sheets'>;
  #board: WheelBoard | null = null;
  #latest: HamsterrolleView | null = null;
  #lines: readonly string[] = [];
  #seen: number | null = null;
  #queue: Job[] = [];
  #show: Show | null = null;
  #own: Own | null = null;
  #held: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(engine: WheelEngine, setup: Pick<Setup, 'game' | 'options' | 'sheets'>) {
    this.engine = engine;
    this.#setup = setup;
  }

  /** The picture to show it in; without one the flat picture follows. */
  use(board: WheelBoard | null): void {
    this.#board = board;
    if (!board) {
      if (this.#show) this.#drive();
      return;
    }
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (this.#show) this.#drive();
    else if (this.shown) this.#rest(this.shown);
  }

  /** The rules as things stand at the table. */
  rules(lines: readonly string[] = this.#lines): Rules {
    return new Rules(this.#setup, this.#latest?.stocks.length ?? 2, lines);
  }

  /** Whether a turn can be begun: nothing is on the screen or on its way to it. */
  get free(): boolean {
    return this.showing === null;
  }

  /** The table has news. */
  follow(view: HamsterrolleView, lines: readonly string[]): void {
    const seen = this.#seen;
    this.#seen = lines.length;
    this.#lines = lines;
    this.#latest = view;
    if (seen === null || lines.length < seen) {
      this.#queue = [];
      this.#stop();
      return this.#rest(view);
    }
    for (let i = seen; i < lines.length; i++) {
      const [, seat = '', action = '', verb = '', piece = ''] = ACT.exec(lines[i] ?? '') ?? [];
      if (!action) continue;
      if (this.#own?.action === action) {
        this.#own.settled = true;
        const [, said] = / wheel (\S+)$/.exec(lines[i + 1] ?? '') ?? [];
        if (said) this.#own.said = said;
        compare(this.#own);
      } else this.#queue.push({ action, verb: verb as Verb, piece, seat: Number(seat), lines: lines.slice(0, i) });
    }
    if (this.#queue.length > MOST_SHOWN) this.#queue = this.#queue.slice(-1);
    if (this.#own?.settled && !this.#show) this.#own = null;
    if (!this.#own && !this.#show) this.#next();
  }

  /** Shows how things stand, whatever led to it. */
  jump(view: HamsterrolleView, lines: readonly string[]): void {
    this.#seen = null;
    this.follow(view, lines);
  }

  /** The own turn, by aim: the hand does it. */
  aim(seat: number, action: string): void {
    const [, verb = '', piece = ''] = /^(\w+) (\w+)/.exec(action) ?? [];
    const rules = this.rules();
    this.#own = { action, carried: null, settled: false, onaction: () => {} };
    this.#begin(rules, verb as Verb, piece, seat, new Known(rules.hands(action)));
  }

  /** The own turn, by hand; `onaction` hears what to tell the table once the hands are gone. */
  take(seat: number, verb: Verb, piece: string, carried: Carried, onaction: Own['onaction']): void {
    this.#own = { action: null, carried, settled: false, onaction };
    this.#begin(this.rules(), verb, piece, seat, carried);
  }

  /** The piece goes back to where it came from, as if nothing had been. */
  putBack(): void {
    this.#own = null;
    this.#queue = [];
    this.#stop();
    if (this.#latest) this.#rest(this.#latest);
  }

  /** Where the piece is that somebody holds, relative to the axle. */
  get heldAt(): [number, number, number] | null {
    if (!this.#show || this.phase !== 'carry' || this.#held === null || !this.#show.poses.has(this.#held)) return null;
    const [x = 0, y = 0, z = 0] = this.#show.poses.of(this.#held);
    return [x, y, z];
  }

  get turn(): Turn | null {
    return this.#show?.turn ?? null;
  }

  dispose(): void {
    this.#queue = [];
    this.#own = null;
    this.#stop();
    this.#board = null;
  }

  #next(): void {
    const job = this.#queue.shift();
    if (!job) {
      if (this.#latest) this.#rest(this.#latest);
      return;
    }
    try {
      const rules = this.rules(job.lines);
      this.#begin(rules, job.verb, job.piece, job.seat, new Known(rules.hands(job.action)));
    } catch (error) {
      // Written by other rules: the outcome is shown without how it came about.
      console.warn('a turn cannot be shown', error);
      this.#next();
    }
  }

  #begin(rules: Rules, verb: Verb, piece: string, seat: number, source: Source): void {
    this.#stop();
    const show = new Show(new Turn(rules, verb, piece), source, this.shown ? travelOf(this.shown) : 0);
    rules.free();
    show.onstep = (fallen) => this.#step(show, fallen);
    this.#show = show;
    this.showing = seat;
    this.fallen = 0;
    this.frames = 0;
    this.attempted = false;
    this.#held = indexOf(piece);
    this.#board?.hold(this.#held);
    if (reducedMotion() && !this.#own?.carried) {
      show.finish();
      return this.#end();
    }
    this.#drive();
  }

  /** By the picture's frames, or by a clock where there is no picture. */
  #drive(): void {
    const tick = (ms: number) => {
      const show = this.#show;
      if (!show) return false;
      // One's own hand is as quick as one is.
      show.speed = this.slow && !(this.#own?.carried && this.phase === 'carry') ? SLOW : 1;
      const more = show.advance(ms, this.#board);
      if (!more && this.#show === show) this.#end();
      return more;
    };
    if (this.#board) return this.#board.drive(tick);
    let last = performance.now();
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      const now = performance.now();
      if (!tick(now - last)) clearInterval(this.#timer);
      last = now;
    }, 40);
  }

  #step(show: Show, fallen: number): void {
    const { turn } = show;
    const phase = turn.phase;
    if (fallen > this.fallen) play('clatter');
    else if (phase !== this.phase && phase === 'hold') play('knock');
    this.fallen = fallen;
    this.frames = turn.frames;
    if (!this.#board) this.poses = show.poses;
    const carried = this.#own?.carried;
    if (phase === 'carry' && carried) {
      this.why = turn.why;
      this.attempted ||= turn.attempted;
    }
    if (phase !== this.phase && phase !== 'carry') this.#board?.hold(null);
    this.phase = phase;
    // The hands are gone: the turn is what it is, whatever comes of it.
    if (this.#own && carried && this.#own.action === null && (phase === 'settle' || phase === 'rest')) {
      this.#own.action = turn.action;
      this.#own.onaction(turn.action, () => turn.digest);
    }
  }

  #end(): void {
    const own = this.#own;
    this.#board?.hold(null);
    if (own && this.#show) own.seen = this.#show.turn.wheel;
    if (own) compare(own);
    if (own && !own.settled) {
      // The table has not said yet what came of it; what is on the screen stays.
      this.#show = null;
      this.phase = 'rest';
      return;
    }
    this.#own = null;
    this.#show = null;
    this.#next();
  }

  /** The table refused the own turn: back to what it says. */
  refused(): void {
    this.putBack();
  }

  #stop(): void {
    this.#show = null;
    clearInterval(this.#timer);
    this.#board?.drive(null);
  }

  #rest(view: HamsterrolleView): void {
    this.#show = null;
    this.showing = null;
    this.phase = null;
    this.why = null;
    this.shown = view;
    this.told = this.#lines.length;
    const poses = new Poses(this.engine.poses(view.wheel));
    this.poses = poses;
    this.#board?.hold(null);
    this.#board?.rest(poses, travelOf(view));
  }
}
