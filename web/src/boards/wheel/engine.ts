/**
 * The module with the rigid bodies, for the page itself: it shows turns as they happen. Fetched when
 * somebody sits down to the wheel. `crates/wasm/src/wheel.rs` is the other side.
 */
import type { Refusal, Setup } from '../../protocol/messages';
import initialise, {
  WheelRules,
  WheelTurn,
  wheel_hands,
  wheel_kit,
  wheel_motion,
  wheel_poses,
} from '../../local/pkg-wheel/kiste_wheel.js';
import address from '../../local/pkg-wheel/kiste_wheel_bg.wasm?url';
import type { Kit } from './kit';

/** What is done with a piece. */
export type Verb = 'place' | 'pass' | 'shift' | 'drop';

/** Where a hand is in one frame: tenths of a millimetre from the axle, tenths of a degree. */
export interface Hand {
  at: [x: number, y: number, z: number];
  turn: [z: number, x: number, y: number];
  grip: boolean;
  hold: boolean;
}

/** What a turn is doing. */
export type Phase = 'carry' | 'hold' | 'settle' | 'rest';
const PHASES: readonly Phase[] = ['carry', 'hold', 'settle', 'rest'];

const FRAME = 8;
const numbers = ({ at, turn, grip, hold }: Hand) => Int32Array.of(...at, ...turn, Number(grip), Number(hold));
const refusal = (text: string | undefined): Refusal | null =>
  text === undefined ? null : (JSON.parse(text) as Refusal);

/** The rules at a moment of a game, made of everything that happened so far. */
export class Rules {
  readonly inner: WheelRules;

  /** Throws if these lines are no game. */
  constructor(setup: Pick<Setup, 'game' | 'options' | 'sheets'>, players: number, lines: readonly string[]) {
    const { game, options, sheets } = setup;
    this.inner = new WheelRules(
      JSON.stringify({ game, options, ...(sheets && { sheets }) }),
      players,
      JSON.stringify(lines),
    );
  }

  get wheel(): string {
    return this.inner.wheel();
  }

  /** What everybody has left, by seat. */
  get stocks(): string[][] {
    return JSON.parse(this.inner.stocks()) as string[][];
  }

  why(seat: number, action: string): Refusal | null {
    return refusal(this.inner.refusal(seat, action));
  }

  /** The hand of a turn, frame by frame. */
  hands(action: string): Hand[] {
    return handsOf(this.inner.hands(action));
  }

  free(): void {
    this.inner.free();
  }
}

const handsOf = (all: Int32Array): Hand[] =>
  Array.from({ length: all.length / FRAME }, (_, i) => handAt(all, i * FRAME));

function handAt(all: Int32Array, from: number): Hand {
  const [x = 0, y = 0, z = 0, a = 0, b = 0, c = 0, grip = 0, hold = 0] = all.subarray(from, from + FRAME);
  return { at: [x, y, z], turn: [a, b, c], grip: grip !== 0, hold: hold !== 0 };
}

/** A turn that happens on this screen, frame by frame. */
export class Turn {
  readonly #inner: WheelTurn;

  constructor(rules: Rules, verb: Verb, piece: string) {
    this.#inner = new WheelTurn(rules.inner, verb, piece);
  }

  frame(hand: Hand | null): void {
    this.#inner.frame(hand ? numbers(hand) : new Int32Array());
  }

  becomes(verb: Verb): void {
    this.#inner.becomes(verb);
  }

  get phase(): Phase {
    return PHASES[this.#inner.phase()] ?? 'rest';
  }

  get frames(): number {
    return this.#inner.frames();
  }

  get poses(): Float32Array {
    return this.#inner.poses();
  }

  get fallen(): Uint8Array {
    return this.#inner.fallen();
  }

  /** Why the piece may not be let go as it is now. */
  get why(): Refusal | null {
    return refusal(this.#inner.refusal());
  }

  /** Whether wheel or pieces were touched: from then on there is no way back. */
  get attempted(): boolean {
    return this.#inner.attempted();
  }

  get action(): string {
    return this.#inner.action();
  }

  get digest(): string {
    return this.#inner.digest();
  }

  get wheel(): string {
    return this.#inner.wheel();
  }

  free(): void {
    this.#inner.free();
  }
}

export interface WheelEngine {
  /** The sizes of the built-in wheel, or of the one in this file. */
  kit(file: string | null): Kit;
  /** Throws if these lines are no game. */
  rules(setup: Pick<Setup, 'game' | 'options' | 'sheets'>, players: number, lines: readonly string[]): Rules;
  turn(rules: Rules, verb: Verb, piece: string): Turn;
  poses(wheel: string): Float32Array;
  /** The motion of a hand as it goes over the wire, and back; throws if it is none. */
  motion(hands: readonly Hand[]): string;
  hands(motion: string): Hand[];
}

let loading: Promise<WheelEngine> | undefined;

/** By the files of the wheels. */
const kits = new Map<string | null, Kit>();

function kitOf(file: string | null): Kit {
  const known = kits.get(file) ?? (JSON.parse(wheel_kit(file)) as Kit);
  kits.set(file, known);
  return known;
}

/** Has to be awaited before anything above is made. */
export function loadWheel(): Promise<WheelEngine> {
  return (loading ??= initialise({ module_or_path: address }).then(() => ({
    kit: kitOf,
    rules: (setup, players, lines) => new Rules(setup, players, lines),
    turn: (rules, verb, piece) => new Turn(rules, verb, piece),
    poses: wheel_poses,
    motion: (hands) => wheel_motion(Int32Array.from(hands.flatMap((hand) => [...numbers(hand)]))),
    hands: (motion) => handsOf(wheel_hands(motion)),
  })));
}
