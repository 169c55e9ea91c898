/**
 * What happens on the screen: turns of others as they were played, and the own one as it is. What comes when is
 * up to `turning.ts`; here it is carried out.
 */
import { reducedMotion } from '../../design/motion';
import type { Setup } from '../../protocol/messages';
import type { WheelBoard } from '../../boards/wheel/board';
import type { Phase, Rules, Turn, Verb, WheelEngine } from '../../boards/wheel/engine';
import { indexOf, kindOfIndex, pieceAt, PIECES, Poses, type Kit } from '../../boards/wheel/kit';
import { Droop, STRAIGHT } from '../../boards/wheel/droop';
import { Knocks } from '../../boards/wheel/knocks';
import { Known, Show, type Source } from '../../boards/wheel/show';
import { Ear } from '../../boards/wheel/stream';
import type { HandNews } from '../../table/client.svelte';
import { knock, play } from '../../play/sound.svelte';
import type { Refusal } from '../../protocol/messages';
import { isSlow, speedOf, type Tempo } from './pace';
import { actsIn, FIRST, step, type Effect, type Event, type Run } from './turning';
import type { HamsterrolleView } from '../../protocol/views';
import { travelOf, withWheel, type UnderWay } from './view';

/** Whom a turn of one's own is told to. */
export interface Listener {
  /** The hands are gone: what to tell the table. Not heard where it knows already. */
  act?: (action: string) => void;
  /** Everything rests, and this is what it came to. */
  settled: (digest: string) => void;
  /** It was none after all: the table went on without it. */
  dropped?: () => void;
}

/** What the picture does for a turn. */
export type Scene = Pick<WheelBoard, 'frame' | 'rest' | 'hold' | 'hang' | 'steady' | 'attend'>;

/** A piece that has been taken off the table, and where it lay, relative to the axle. */
export interface Departure {
  piece: string;
  at: [number, number, number];
}

/** Pictures of the flat wheel are drawn no more often than this, in milliseconds. */
const FLAT_MS = 30;

export class Turns {
  /** What the page shows: behind the table while a turn is on the screen. */
  shown = $state.raw<HamsterrolleView | null>(null);
  /** Why the piece in the hand may not be let go now. */
  why = $state.raw<Refusal | null>(null);
  /** What the turn on the screen is doing. */
  phase = $state<Phase | null>(null);
  /** What has come down in it so far. */
  fallen = $state.raw<readonly string[]>([]);
  /** What everybody had before it. */
  stocks = $state.raw<readonly (readonly string[])[] | null>(null);
  /** Whether wheel or pieces were touched. */
  attempted = $state(false);
  frames = $state(0);
  /** For the flat picture. */
  poses = $state.raw<Poses | null>(null);
  /** How many lines of the game have been seen to happen. */
  linesShown = $state(0);
  /** How the piece in a hand hangs. */
  sag = $state.raw(STRAIGHT);
  /** Whether the other hand is on the wheel. */
  steadied = $state(false);
  /** Time is slow for a moment, since something falls. */
  slow = $state(false);

  readonly engine: WheelEngine;
  #model = $state.raw(FIRST);
  #setup: Pick<Setup, 'game' | 'options'>;
  #board: Scene | null = null;
  #ear: Ear;
  #show: Show | null = null;
  /** Frames of the hand on the screen, if it is known. */
  #known: number | null = null;
  /** How long it has been settling on the screen. */
  #settled = 0;
  #still = false;
  /** When something fell last on the screen, and for how long time has been slow for that. */
  #fell = -Infinity;
  #slowed = 0;
  #knocks = new Knocks();
  #droop = new Droop();
  /** Hears what is taken off the table while a turn is shown. */
  ondepart: ((seat: number, gone: readonly Departure[]) => void) | undefined;
  /** Where the axle is when a turn begins, in decimetres. */
  #base = 0;
  #held: number | null = null;
  #hand: Source | null = null;
  #listener: Listener | null = null;
  #events: Event[] | null = null;
  #picture: number | null = null;
  #last = 0;
  #drawn = 0;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #seen = () => this.#send({ kind: document.visibilityState === 'hidden' ? 'hidden' : 'seen' });

  constructor(engine: WheelEngine, setup: Pick<Setup, 'game' | 'options'>) {
    this.engine = engine;
    this.#setup = setup;
    this.#ear = new Ear(({ frames }) => frames.flatMap((motion) => engine.hands(motion)));
    document.addEventListener('visibilitychange', this.#seen);
    this.#seen();
  }

  /** Whose turn is on the screen; null when nothing moves. */
  get showing(): number | null {
    return this.#model.run?.seat ?? null;
  }

  /** What the turn on the screen is about. */
  get piece(): string | null {
    return this.#model.run?.piece ?? null;
  }

  /** What is done with it. */
  get verb(): Verb | null {
    return this.#model.run?.verb ?? null;
  }

  get tempo(): Tempo {
    return this.#model.tempo;
  }

  set tempo(tempo: Tempo) {
    this.#send({ kind: 'tempo', tempo });
  }

  /** Whether a turn can be begun: nothing is on the screen or on its way to it. */
  get free(): boolean {
    return this.#model.at === 'waiting';
  }

  /** Whether what is on the screen can be cut short. */
  get skippable(): boolean {
    return this.#model.at === 'showing' || this.#model.at === 'settling';
  }

  /** The picture to show it in; without one the flat picture follows. */
  use(board: Scene | null): void {
    this.#board = board;
    if (!board) {
      if (this.#show) this.poses = this.#show.poses;
      return;
    }
    if (!this.#show) return this.shown ? this.#rest(this.shown) : undefined;
    const { poses } = this.#show;
    board.frame(poses, poses, 1, this.#base);
    board.steady(this.steadied);
    if (this.phase === 'carry') board.hold(this.#held);
  }

  /** The sizes of the wheel that is played with. */
  get kit(): Kit {
    return this.engine.kit(this.shown?.own_wheel ?? null);
  }

  /** The rules as things stand at the table. */
  rules(lines: readonly string[] = this.#model.latest?.lines ?? []): Rules {
    const view = this.#model.latest?.view;
    return this.engine.rules(withWheel(this.#setup, view), view?.stocks.length ?? 2, lines);
  }

  /** The table has news. */
  follow(view: HamsterrolleView, lines: readonly string[]): void {
    const known = this.#model.latest?.lines.length;
    const [first] = known === undefined ? [] : actsIn(lines, known);
    const continues = first !== undefined && this.#isHand(first.seat, first.piece, first.action, first.lines);
    this.#send({ kind: 'news', view, lines, continues });
  }

  /** Shows how things stand, whatever led to it. */
  jump(view: HamsterrolleView, lines: readonly string[]): void {
    this.#send({ kind: 'jump', view, lines });
  }

  /** Somebody's hand moves: all that was told of it so far. Nothing is, once it does not. */
  watch(told: readonly HandNews[]): void {
    // Whoever wants little to move sees what came of it.
    const wanted = reducedMotion() ? [] : told;
    try {
      const heard = this.#ear.listen(wanted);
      this.#send(heard ? { kind: 'hand', ...heard } : { kind: 'hand-lost' });
    } catch (error) {
      console.warn('a hand cannot be shown', error);
      this.#send({ kind: 'hand-lost' });
    }
  }

  /** The own turn, by aim: the hand does it. */
  aim(seat: number, action: string, listener: Listener): void {
    const [, verb = '', piece = ''] = /^(\w+) (\w+)/.exec(action) ?? [];
    this.#listener = listener;
    this.#send({ kind: 'aim', seat, verb: verb as Verb, piece, action });
  }

  /** The own turn, by hand. */
  take(seat: number, verb: Verb, piece: string, hand: Source, listener: Listener): void {
    this.#listener = listener;
    this.#hand = hand;
    this.#send({ kind: 'take', seat, verb, piece });
  }

  /** The piece goes back to where it came from, as if nothing had been. */
  putBack(): void {
    this.#send({ kind: 'put-back' });
  }

  /** Lets the own piece count as dropped; says why it may not be dropped there, and then it counts as before. */
  drop(): Refusal | null {
    const [turn, run] = [this.turn, this.#model.run];
    if (!turn || !run) return null;
    turn.becomes('drop');
    const { why } = turn;
    if (why) turn.becomes(run.verb);
    return why;
  }

  /** The time is over: the piece is dropped wherever it is, and the table says what comes of it. */
  runOut(): void {
    this.turn?.becomes('drop');
  }

  /** The table refused the own turn: back to what it says. */
  refused(): void {
    this.#send({ kind: 'refused' });
  }

  /** Whoever has seen enough of it: first of the slow moment, then of the turn. */
  skip(): void {
    if (!this.slow) return this.#send({ kind: 'skip' });
    this.#slowed = Infinity;
    this.slow = false;
  }

  /** The last turn once more. */
  again(): void {
    this.#send({ kind: 'again' });
  }

  /** Where the piece is that somebody holds, relative to the axle. */
  get heldAt(): [number, number, number] | null {
    const [x = 0, y = 0, z = 0] = this.heldPose ?? [];
    return this.heldPose && [x, y, z];
  }

  /** The whole pose of that piece. */
  get heldPose(): readonly number[] | null {
    if (!this.#show || this.phase !== 'carry' || this.#held === null || !this.#show.poses.has(this.#held)) return null;
    return [...this.#show.poses.of(this.#held)];
  }

  /** Where everything is now, in whichever picture. */
  get now(): Poses | null {
    return this.#show?.poses ?? this.poses;
  }

  get turn(): Turn | null {
    return this.#show?.turn ?? null;
  }

  dispose(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    this.#stop();
    clearTimeout(this.#watchdog);
    this.#model = FIRST;
    this.#board = null;
  }

  /** One event after the other, also those that come of the one before. */
  #send(event: Event): void {
    if (this.#events) {
      this.#events.push(event);
      return;
    }
    this.#events = [event];
    for (let next = this.#events.shift(); next; next = this.#events.shift()) {
      const [model, effects] = step(this.#model, next, performance.now());
      this.#model = model;
      for (const effect of effects) this.#carryOut(effect);
    }
    this.#events = null;
    clearTimeout(this.#watchdog);
    const { deadline } = this.#model;
    if (deadline !== null)
      this.#watchdog = setTimeout(() => this.#send({ kind: 'tick' }), Math.max(0, deadline - performance.now()));
  }

  #carryOut(effect: Effect): void {
    switch (effect.do) {
      case 'begin':
        return this.#begin(effect.run);
      case 'finish':
        return this.#attempt((show) => show.finish());
      case 'stop':
        return this.#stop();
      case 'rest':
        this.linesShown = effect.lines;
        return this.#rest(effect.view);
      case 'log':
        this.linesShown = effect.lines;
        return;
      case 'act':
        return this.#listener?.act?.(effect.action);
      case 'settled':
        return this.#listener?.settled(effect.digest);
      case 'dropped':
        return this.#listener?.dropped?.();
      case 'differs':
        // Both simulate the same; should they differ, the table's word counts, and somebody should hear of it.
        console.warn('the table saw this turn otherwise');
        return;
    }
  }

  /** Whether this turn is the hand that is on the screen already: then it goes on as it does. */
  #isHand(seat: number, piece: string, action: string, lines: readonly string[]): boolean {
    const [{ run }, { source, stream }] = [this.#model, this.#ear];
    if (!run || run.stream !== stream || run.seat !== seat || run.piece !== piece || !source) return false;
    if (this.phase === 'settle' || this.phase === 'rest') return true;
    try {
      const rules = this.rules(lines);
      const hands = rules.hands(action);
      rules.free();
      return source.complete(hands);
    } catch {
      // It cannot be compared: it is shown anew.
      return false;
    }
  }

  #begin(run: Run): void {
    try {
      const rules = this.rules(run.lines);
      const source = this.#sourceOf(run, rules);
      this.#show = new Show(this.engine.turn(rules, run.verb, run.piece), source, this.#base);
      this.#known = source instanceof Known ? source.frames : null;
      this.stocks = rules.stocks;
      rules.free();
    } catch (error) {
      console.warn('a turn cannot be shown', error);
      return this.#send({ kind: 'failed', run: run.id });
    }
    const show = this.#show;
    if (run.whose === 'streamed') show.onopen = () => this.#judge(show, run);
    this.#settled = 0;
    this.#still = false;
    this.#fell = -Infinity;
    this.#slowed = 0;
    this.#knocks = new Knocks();
    this.#droop = new Droop();
    this.phase = null;
    this.fallen = [];
    this.frames = 0;
    this.attempted = false;
    this.#held = indexOf(run.piece);
    this.#board?.hold(this.#held);
    if (reducedMotion() && (run.whose !== 'own' || run.action !== null)) return this.#attempt(() => show.finish());
    this.#last = performance.now();
    this.#picture ??= requestAnimationFrame(this.#tick);
  }

  #sourceOf(run: Run, rules: Rules): Source {
    if (run.action !== null) return new Known(rules.hands(run.action));
    const source = run.whose === 'streamed' ? this.#ear.source : this.#hand;
    if (!source) throw new Error('there is no hand');
    if (run.whose === 'streamed') this.#ear.source?.rewind();
    return source;
  }

  /** What a hand is about that was only seen so far: the first thing that the rules let it be. */
  #judge({ turn }: Show, run: Run): void {
    const verbs: Verb[] = run.verb === 'pass' ? ['pass', 'shift', 'drop'] : ['place', 'drop'];
    for (const verb of verbs) {
      turn.becomes(verb);
      if (!turn.why) return;
    }
  }

  /** The next picture is asked for before this one is drawn, so that the board's own comes after what moves in it. */
  #tick = () => {
    this.#picture = null;
    if (!this.#show || this.phase === 'rest') return;
    this.#picture = requestAnimationFrame(this.#tick);
    const now = performance.now();
    const ms = now - this.#last;
    this.#last = now;
    this.#attempt((show) => {
      const moment = {
        phase: show.turn.phase,
        own: this.#model.run?.whose === 'own',
        hand: this.#known,
        settled: this.#settled,
        still: this.#still,
        fell: now - this.#fell,
        slowed: this.#slowed,
      };
      const before = show.poses;
      show.speed = speedOf(moment, this.tempo);
      show.advance(ms, this.#board);
      this.slow = isSlow(moment, this.tempo);
      if (this.slow) this.#slowed += ms;
      if (moment.phase === 'settle') {
        this.#settled += ms;
        this.#still = show.still;
      }
      this.#hang(show, ms);
      this.#hear(before, show.poses);
    });
  };

  /** A piece hangs from the hand until it touches something. */
  #hang(show: Show, ms: number): void {
    const held = show.turn.phase === 'carry' ? this.#held : null;
    const [x] = held !== null && show.poses.has(held) ? show.poses.of(held) : [];
    this.sag = this.#droop.follow(x ?? null, ms / 1000, !show.turn.attempted);
    this.#board?.hang(this.sag);
    const steadied = show.hand?.hold ?? false;
    if (steadied === this.steadied) return;
    this.steadied = steadied;
    this.#board?.steady(steadied);
  }

  /** Wood on wood, and what is taken off the table. */
  #hear(before: Poses, after: Poses): void {
    for (const { piece, loud } of this.#knocks.between(before, after))
      knock(this.kit.pieces[kindOfIndex(piece)]?.grams ?? 10, loud);
    const gone = departures(before, after);
    if (gone.length > 0 && this.showing !== null) this.ondepart?.(this.showing, gone);
  }

  /** Goes on with the show and tells what came of it; one that fails is over. */
  #attempt(go: (show: Show) => void): void {
    const [show, run] = [this.#show, this.#model.run];
    if (!show || !run) return;
    try {
      go(show);
      this.#look(show, run);
    } catch (error) {
      console.warn('a turn cannot be shown', error);
      this.#send({ kind: 'failed', run: run.id });
    }
  }

  #look(show: Show, run: Run): void {
    const { turn } = show;
    const { phase, fallen } = turn;
    if (fallen.length > this.fallen.length) {
      play('clatter');
      this.fallen = [...fallen].map(pieceAt);
      this.#fell = performance.now();
      const [x = 0, y = 0] = show.poses.of(fallen[fallen.length - 1] ?? 0);
      this.#board?.attend({ x, y });
    } else if (phase !== this.phase && phase === 'hold') play('knock');
    this.frames = turn.frames;
    const now = performance.now();
    if (!this.#board && (now - this.#drawn >= FLAT_MS || phase === 'rest')) {
      this.#drawn = now;
      this.poses = show.poses;
    }
    if (phase === 'carry' && run.whose === 'own' && run.action === null) {
      this.why = turn.why;
      this.attempted ||= turn.attempted;
    }
    if (phase !== this.phase && phase !== 'carry') this.#board?.hold(null);
    this.phase = phase;
    if (phase !== 'settle' && phase !== 'rest') return;
    this.#send({ kind: 'let-go', run: run.id, action: turn.action });
    if (phase === 'rest') this.#send({ kind: 'rest', run: run.id, wheel: turn.wheel, digest: turn.digest });
  }

  #stop(): void {
    const show = this.#show;
    if (show) this.#base += show.poses.travel;
    this.#show = null;
    this.#hand = null;
    this.phase = null;
    this.why = null;
    this.slow = false;
    this.steadied = false;
    this.sag = STRAIGHT;
    this.#board?.hold(null);
    this.#board?.steady(false);
    this.#board?.attend(null);
    if (this.#picture !== null) cancelAnimationFrame(this.#picture);
    this.#picture = null;
    show?.turn.free();
  }

  #rest(view: HamsterrolleView): void {
    this.shown = view;
    this.#base = travelOf(view);
    const poses = new Poses(this.engine.poses(view.wheel));
    this.poses = poses;
    this.#board?.rest(poses, this.#base);
  }
}

/** What was there and is no longer. */
function departures(before: Poses, after: Poses): Departure[] {
  return Array.from({ length: PIECES }, (_, index) => index)
    .filter((index) => before.has(index) && !after.has(index))
    .map((index) => {
      const [x = 0, y = 0, z = 0] = before.of(index);
      return { piece: pieceAt(index), at: [x, y, z] };
    });
}

/** The turn on the screen, for whoever counts pieces. */
export const underWay = (turns: Turns | null): UnderWay | null =>
  turns && turns.showing !== null && turns.piece !== null
    ? { seat: turns.showing, piece: turns.piece, fallen: turns.fallen, stocks: turns.stocks }
    : null;
