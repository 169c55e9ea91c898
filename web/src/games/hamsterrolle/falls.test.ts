// A fall is an event: what the screen makes of it, with a made-up wheel and a clock that is moved by hand.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Hand, Phase, Rules, Turn, WheelEngine } from '../../boards/wheel/engine';
import { COLOURS, indexOf, PIECES, type Kit } from '../../boards/wheel/kit';
import type { HamsterrolleView } from '../../protocol/views';
import { QUICK } from './pace';
import { Turns, type Departure, type Scene } from './turns.svelte';

/** Frames of the hand; after how many frames each of two pieces falls, and when both are taken off the table. */
const HANDS = 30;
const [FIRST, SECOND, TAKEN, RESTS] = [HANDS + 10, HANDS + 40, HANDS + 60, HANDS + 120];
const [RED, WHITE] = [indexOf('red2'), indexOf('white3')];
const PLACES = new Map([
  [RED, [1, -0.5]],
  [WHITE, [-1.2, 0.25]],
]);

class Falling {
  static last: Falling;
  frames = 0;
  constructor() {
    Falling.last = this;
  }
  frame() {
    this.frames += 1;
  }
  get phase(): Phase {
    return this.frames < HANDS ? 'carry' : this.frames < RESTS ? 'settle' : 'rest';
  }
  get fallen() {
    return Uint8Array.from([...(this.frames >= FIRST ? [RED] : []), ...(this.frames >= SECOND ? [WHITE] : [])]);
  }
  get poses() {
    // The wheel goes on rolling, so that nothing is skipped.
    const numbers = new Float32Array(2 + 8 * PIECES);
    numbers[0] = this.frames;
    if (this.frames < TAKEN)
      for (const [piece, [x = 0, y = 0]] of PLACES) numbers.set([1, x, y, 0, 0, 0, 0, 1], 2 + 8 * piece);
    return numbers;
  }
  becomes() {}
  why = null;
  attempted = false;
  action = 'place red1 by hand x';
  digest = 'd';
  wheel = 'w';
  free() {}
}

const hand: Hand = { at: [0, 0, 1200], turn: [0, 0, 0], grip: true, hold: false };
const engine: WheelEngine = {
  kit: () => ({ pieces: COLOURS.map(() => ({ grams: 10 })) }) as unknown as Kit,
  rules: () =>
    ({
      stocks: [['red1'], ['red1']],
      hands: () => Array.from({ length: HANDS }, () => hand),
      free() {},
    }) as unknown as Rules,
  turn: () => new Falling() as unknown as Turn,
  poses: () => new Float32Array(2 + 8 * PIECES),
  motion: () => '',
  hands: () => [],
};

let turns: Turns;
let attended: ({ x: number; y: number } | null)[];
let departed: [number, string[]][];
const board: Scene = {
  frame() {},
  rest() {},
  hold() {},
  hang() {},
  steady() {},
  attend: (at) => void attended.push(at),
};
const view = { wheel: '', own: [], pieces: [], stocks: [['red1'], ['red1']], travel: 0 } as unknown as HamsterrolleView;
/** The second player builds. */
const builds = () => turns.follow(view, ['throw: 1', '2: place red1 in 3 flat +0', '= built 3; wheel w']);
/** Lets time pass until something is so; no longer than a turn takes. */
const until = (so: () => boolean) => {
  for (let ms = 0; !so() && ms < 20_000; ms += 16) vi.advanceTimersByTime(16);
  expect(so()).toBe(true);
};

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  [attended, departed] = [[], []];
  turns = new Turns(engine, { game: 'hamsterrolle', options: [] });
  turns.ondepart = (seat: number, gone: readonly Departure[]) =>
    void departed.push([seat, gone.map(({ piece }) => piece)]);
  turns.use(board);
  turns.follow(view, ['throw: 1']);
});
afterEach(() => {
  turns.dispose();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the camera goes to each piece that falls, and back when the turn is over', () => {
  builds();
  attended = [];
  until(() => attended.length === 1);
  expect(attended[0]).toEqual({ x: 1, y: -0.5 });
  until(() => attended.length === 2);
  expect(attended[1]?.x).toBeCloseTo(-1.2);
  until(() => turns.free);
  expect(attended.at(-1)).toBeNull();
});

it('what falls is counted piece by piece, while it falls', () => {
  builds();
  const counts = new Set([turns.fallen.length]);
  until(() => {
    counts.add(turns.fallen.length);
    return Falling.last.frames >= SECOND + 5;
  });
  expect([...counts]).toEqual([0, 1, 2]);
  expect(turns.fallen).toEqual(['red2', 'white3']);
  expect(turns.free).toBe(false);
});

it('what is taken off the table goes to whose turn it is, when it is taken off and not later', () => {
  builds();
  until(() => Falling.last.frames >= TAKEN - 5);
  expect(departed).toEqual([]);
  until(() => Falling.last.frames >= TAKEN + 3);
  expect(departed).toEqual([[2, ['red2', 'white3']]]);
  expect(turns.free).toBe(false);
  until(() => turns.free);
  expect(departed).toHaveLength(1);
});

it('time is slow for a moment, and one touch ends that and not the turn', () => {
  builds();
  until(() => turns.slow);
  const [begun] = [Falling.last.frames];
  vi.advanceTimersByTime(160);
  const slowly = Falling.last.frames - begun;
  turns.skip();
  expect(turns.slow).toBe(false);
  const then = Falling.last.frames;
  vi.advanceTimersByTime(160);
  expect(Falling.last.frames - then).toBeGreaterThan(2 * slowly);
  // The next piece that falls in this turn does not bring it back.
  until(() => {
    expect(turns.slow).toBe(false);
    return turns.fallen.length === 2;
  });
  vi.advanceTimersByTime(64);
  expect(turns.slow).toBe(false);
  expect(turns.free).toBe(false);
  // The next touch ends the turn.
  turns.skip();
  expect(turns.free).toBe(true);
});

it('whoever likes it quick sees no slow moment', () => {
  turns.tempo = QUICK;
  builds();
  until(() => {
    expect(turns.slow).toBe(false);
    return turns.free;
  });
  expect(departed).toHaveLength(1);
});
