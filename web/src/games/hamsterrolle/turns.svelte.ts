/** What happens on the screen: turns of others as they were played, and the own one as it is. */
import { reducedMotion } from '../../design/motion';
import type { Refusal, Setup } from '../../protocol/messages';
import type { WheelBoard } from '../../boards/wheel/board';
import { Rules, Turn, type Verb, type WheelEngine } from '../../boards/wheel/engine';
import { indexOf, Poses } from '../../boards/wheel/kit';
import { Known, Show, type Source } from '../../boards/wheel/show';
import { Heard } from '../../boards/wheel/stream';
import type { HandNews } from '../../table/client.svelte';
import { play } from '../../play/sound.svelte';
import type { HamsterrolleView } from '../../protocol/views';
import { travelOf } from './view';

const ACT = /^(\d): ((place|pass|shift|drop) (\w+) .+)$/;
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
  said: string | undefined;
}

/** Whom a turn of one's own is told to. */
export interface Listener {
  /** The hands are gone: what to tell the table. Not heard where it knows already. */
  act?: (action: string) => void;
  /** Everything rests, and this is what it came to. */
  settled: (digest: string) => void;
}

/** A turn of one's own that is not at the table yet. */
interface Own {
  action: string | null;
  byHand: boolean;
  settled: boolean;
  /** The wheel at the end of it, on this screen and at the table. */
  seen?: string;
  said: string | undefined;
  listener: Listener;
}

/** A hand of somebody else that is still moving. */
interface Other {
  first: HandNews;
  /** How much of the news was heard. */
  heard: number;
  source: Heard;
}

/** Both simulate the same; should they differ, the table's word counts, and somebody should hear of it. */
function compare(seen: string | undefined, said: string | undefined): void {
  if (seen !== undefined && said !== undefined && seen !== said) console.warn('the table saw this turn otherwise');
}

/** How the table says that the turn of line `at` ended. */
const saidAfter = (lines: readonly string[], at: number): string | undefined =>
  / wheel (\S+)$/.exec(lines[at + 1] ?? '')?.[1];

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
  #other: Other | null = null;
  /** How the table says that the turn on the screen ends. */
  #said: string | undefined;
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
      this.#other = null;
      this.#stop();
      return this.#rest(view);
    }
    for (let i = seen; i < lines.length; i++) {
      const [, seat = '', action = '', verb = '', piece = ''] = ACT.exec(lines[i] ?? '') ?? [];
      if (!action) continue;
      const said = saidAfter(lines, i);
      if (this.#own?.action === action) {
        this.#own.settled = true;
        this.#own.said = said;
        compare(this.#own.seen, said);
        continue;
      }
      const job: Job = { action, verb: verb as Verb, piece, seat: Number(seat), lines: lines.slice(0, i), said };
      if (!this.#completes(job)) this.#queue.push(job);
    }
    if (this.#queue.length > MOST_SHOWN) this.#queue = this.#queue.slice(-1);
    if (this.#own?.settled && !this.#show) this.#own = null;
    if (!this.#own && !this.#show) this.#next();
  }

  /** Somebody's hand moves: all that was told of it so far. Nothing is, once it does not. */
  watch(told: readonly HandNews[]): void {
    const [first] = told;
    // Whoever wants little to move sees what came of it.
    if (!first || first.from !== 0 || reducedMotion()) return this.#lose();
    try {
      const { seat, asked, piece } = this.#other?.first ?? {};
      const goesOn = seat === first.seat && asked === first.asked && piece === first.piece;
      if (this.#other && this.#other.first !== first && goesOn && this.#other.source.hearAgain(this.#handsOf(first))) {
        Object.assign(this.#other, { first, heard: 1 });
      }
      if (this.#other?.first !== first) {
        this.#lose();
        this.#other = { first, heard: 0, source: new Heard() };
      }
      const { source, heard } = this.#other as Other;
      const follows = told
        .slice(heard)
        .every((news) => news.piece === first.piece && source.hear(news.from, this.#handsOf(news)));
      (this.#other as Other).heard = told.length;
      // Something is missing: the whole turn will come.
      if (!follows || source.length === 0) return this.#lose();
    } catch (error) {
      console.warn('a hand cannot be shown', error);
      return this.#lose();
    }
    if (!this.#own && !this.#show) this.#next();
  }

  #handsOf = (news: HandNews) => news.frames.flatMap((motion) => this.engine.hands(motion));

  #lose(): void {
    const other = this.#other;
    this.#other = null;
    if (!other || this.#show?.source !== other.source) return;
    this.#stop();
    this.#next();
  }

  /** Whether this is the turn whose hand is on the screen already: then it goes on as it does. */
  #completes({ action, piece, seat, lines, said }: Job): boolean {
    const other = this.#other;
    this.#other = null;
    const show = this.#show;
    if (!other || show?.source !== other.source) return false;
    const { first, source } = other;
    const isOver = show.turn.phase === 'settle' || show.turn.phase === 'rest';
    const rules = this.rules(lines);
    const fits = first.seat === seat && first.piece === piece && (isOver || source.complete(rules.hands(action)));
    rules.free();
    if (!fits) this.#stop();
    else if (show.turn.phase === 'rest') {
      // It was over here before the table knew.
      compare(show.turn.wheel, said);
      this.#show = null;
    } else this.#said = said;
    return fits;
  }

  /** Shows how things stand, whatever led to it. */
  jump(view: HamsterrolleView, lines: readonly string[]): void {
    this.#seen = null;
    this.follow(view, lines);
  }

  /** The own turn, by aim: the hand does it. */
  aim(seat: number, action: string, listener: Listener): void {
    const [, verb = '', piece = ''] = /^(\w+) (\w+)/.exec(action) ?? [];
    const rules = this.rules();
    this.#own = { action, byHand: false, settled: false, said: undefined, listener };
    this.#begin(rules, verb as Verb, piece, seat, new Known(rules.hands(action)));
  }

  /** The own turn, by hand. */
  take(seat: number, verb: Verb, piece: string, hand: Source, listener: Listener): void {
    this.#own = { action: null, byHand: true, settled: false, said: undefined, listener };
    this.#begin(this.rules(), verb, piece, seat, hand);
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
    this.#other = null;
    this.#stop();
    this.#board = null;
  }

  #next(): void {
    const job = this.#queue.shift();
    if (!job) {
      if (this.#latest) this.#rest(this.#latest);
      if (this.#other) this.#beginOther(this.#other);
      return;
    }
    try {
      const rules = this.rules(job.lines);
      this.#said = job.said;
      this.#begin(rules, job.verb, job.piece, job.seat, new Known(rules.hands(job.action)));
    } catch (error) {
      // Written by other rules: the outcome is shown without how it came about.
      console.warn('a turn cannot be shown', error);
      this.#next();
    }
  }

  /** A hand that is still moving does not say what it is about: that shows when it lets go. */
  #beginOther({ first: { seat, piece }, source }: Other): void {
    const lies = this.#latest?.pieces.some((each) => each.piece === piece);
    if (!lies && !this.#latest?.own.includes(piece)) return;
    const verbs: Verb[] = lies ? ['pass', 'shift', 'drop'] : ['place', 'drop'];
    this.#said = undefined;
    this.#begin(this.rules(), verbs[0] as Verb, piece, seat, source);
    const show = this.#show;
    if (!show) return;
    show.onopen = () => {
      for (const verb of verbs) {
        show.turn.becomes(verb);
        if (!show.turn.why) return;
      }
    };
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
    if (reducedMotion() && !this.#own?.byHand) {
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
      // A hand that moves now is as quick as it is.
      show.speed = this.slow && !((this.#own?.byHand || this.#other) && this.phase === 'carry') ? SLOW : 1;
      const more = show.advance(ms, this.#board);
      if (!more && this.#show === show) this.#end();
      return more;
    };
    if (this.#board) return this.#board.drive(tick);
    let last = performance.now();
    clearInterval(this.#timer);
    // The last tick may begin the next turn, with a timer of its own: each ends only itself.
    const timer = setInterval(() => {
      const now = performance.now();
      if (!tick(now - last)) clearInterval(timer);
      last = now;
    }, 40);
    this.#timer = timer;
  }

  #step(show: Show, fallen: number): void {
    const { turn } = show;
    const phase = turn.phase;
    if (fallen > this.fallen) play('clatter');
    else if (phase !== this.phase && phase === 'hold') play('knock');
    this.fallen = fallen;
    this.frames = turn.frames;
    if (!this.#board) this.poses = show.poses;
    const own = this.#own;
    if (phase === 'carry' && own?.byHand) {
      this.why = turn.why;
      this.attempted ||= turn.attempted;
    }
    if (phase !== this.phase && phase !== 'carry') this.#board?.hold(null);
    this.phase = phase;
    // The hands are gone: the turn is what it is, whatever comes of it.
    if (own && own.action === null && (phase === 'settle' || phase === 'rest')) {
      own.action = turn.action;
      own.listener.act?.(turn.action);
    }
  }

  #end(): void {
    const own = this.#own;
    this.#board?.hold(null);
    if (this.#other && this.#show?.source === this.#other.source) {
      // The table has not said yet what came of it; what is on the screen stays.
      this.phase = 'rest';
      return;
    }
    const seen = this.#show?.turn.wheel;
    compare(seen, own ? own.said : this.#said);
    if (own && this.#show) {
      own.seen = seen;
      own.listener.settled(this.#show.turn.digest);
    }
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
