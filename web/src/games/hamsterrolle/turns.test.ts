// The machine carried out, with a made-up engine and a clock that is moved by hand.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hand, Phase, Rules, Turn, WheelEngine } from '../../boards/wheel/engine';
import type { Kit } from '../../boards/wheel/kit';
import type { Refusal } from '../../protocol/messages';
import type { HandNews } from '../../table/client.svelte';
import { GRACE, lengthOf } from './turning';
import { Turns, type Scene } from './turns.svelte';
import type { HamsterrolleView } from '../../protocol/views';

const SETTLES = 60;
const HANDS = 30;
const hand = (x: number, grip = true): Hand => ({ at: [x, 0, 1200], turn: [0, 0, 0], grip, hold: false });

/** It counts frames, and rests a second after the hand is gone. */
class Counting {
  static made: Counting[] = [];
  frames = 0;
  settled = 0;
  isFree = false;
  verb = '';
  constructor() {
    Counting.made.push(this);
  }
  frame(next: Hand | null) {
    if (this.isFree) throw new Error('somebody moves what is gone');
    this.frames += 1;
    if (!next?.grip) this.settled += 1;
  }
  get phase(): Phase {
    return this.settled === 0 ? 'carry' : this.settled < SETTLES ? 'settle' : 'rest';
  }
  becomes(verb: string) {
    this.verb = verb;
  }
  /** Verbs as which it may not be let go where it is. */
  static shut: readonly string[] = [];
  get why(): Refusal | null {
    return Counting.shut.includes(this.verb) ? { code: 'same-colour', text: 'no', args: {} } : null;
  }
  attempted = false;
  fallen = new Uint8Array();
  get poses() {
    // Something always moves, so that nothing is skipped.
    return Float32Array.of(this.frames, this.frames);
  }
  action = 'place red1 by hand x';
  digest = 'd';
  wheel = 'w';
  free() {
    this.isFree = true;
  }
}

let broken = false;
const engine: WheelEngine = {
  kit: () => ({}) as Kit,
  rules: (_setup, _players, before) =>
    ({
      // Everybody has ten pieces, and builds one with each turn.
      stocks: [1, 2].map((seat) =>
        Array.from({ length: 10 }, (_, i) => (i === 0 ? 'red1' : `white${i}`)).slice(
          before.filter((line) => line.startsWith(`${seat}: `)).length,
        ),
      ),
      hands: () => Array.from({ length: HANDS }, (_, i) => hand(i)),
      free() {},
    }) as unknown as Rules,
  turn: () => {
    if (broken) throw new Error('no such turn');
    return new Counting() as unknown as Turn;
  },
  poses: () => new Float32Array(2),
  motion: () => '',
  hands: (motion) => Array.from({ length: Number(motion) }, (_, i) => hand(i)),
};

const view = (lines: readonly string[]) =>
  ({
    wheel: `${lines.length}`,
    own: ['red1', 'blue1'],
    pieces: [],
    stocks: [[], []],
    travel: 0,
  }) as unknown as HamsterrolleView;
const OPEN = 'throw: 1';
const turnOf = (seat: number, nth = 0) => [`${seat}: place red1 in 3 flat +${nth}`, '= built 3; wheel w'];

class FakeBoard implements Scene {
  frames = 0;
  rests = 0;
  held: number | null = null;
  frame() {
    this.frames += 1;
  }
  rest() {
    this.rests += 1;
  }
  hold(index: number | null) {
    this.held = index;
  }
  hang() {}
  steady() {}
  attend() {}
}

let turns: Turns;
let lines: string[];
const say = (...more: string[]) => {
  lines = [...lines, ...more];
  turns.follow(view(lines), lines);
};
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const made = () => Counting.made.length;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  Counting.made = [];
  Counting.shut = [];
  broken = false;
  lines = [OPEN];
  turns = new Turns(engine, { game: 'hamsterrolle', options: [] });
  turns.follow(view(lines), lines);
});
afterEach(() => {
  turns.dispose();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};

for (const picture of ['flat', 'in the room'] as const)
  describe(picture, () => {
    let board: FakeBoard | null;
    beforeEach(() => {
      board = picture === 'flat' ? null : new FakeBoard();
      turns.use(board);
    });

    it('bots that answer while a turn is still shown do not freeze the game', () => {
      say(...turnOf(2));
      pass(300);
      say(...turnOf(3, 1));
      say(...turnOf(4, 2));
      expect(turns.showing).toBe(2);
      pass(1700);
      expect(turns.showing).toBe(3);
      // The second moves, which it did not while the end of the first had ended it too.
      const before = Counting.made[1]?.frames ?? 0;
      pass(200);
      expect(Counting.made[1]?.frames).toBeGreaterThan(before);
      pass(4000);
      expect(turns.free).toBe(true);
      expect(made()).toBe(3);
      expect(turns.shown?.wheel).toBe(String(lines.length));
      expect(Counting.made.every(({ isFree }) => isFree)).toBe(true);
      if (board) expect(board.frames).toBeGreaterThan(60);
    });

    it('nothing is drawn once everything rests', () => {
      say(...turnOf(2));
      pass(5000);
      const { frames } = board ?? new FakeBoard();
      pass(5000);
      expect(turns.free).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
      expect(board?.frames ?? 0).toBe(frames);
    });
  });

it('stocks are those before the turn on the screen, also when several came at once and when one is shown again', () => {
  const left = () => turns.stocks?.map((stock) => stock.length);
  say(...turnOf(2), ...turnOf(1, 1));
  expect([turns.showing, left()]).toEqual([2, [10, 10]]);
  pass(1900);
  expect([turns.showing, left()]).toEqual([1, [10, 9]]);
  pass(5000);
  expect(turns.free).toBe(true);
  turns.again();
  expect([turns.showing, left()]).toEqual([1, [10, 9]]);
});

it('the picture may change in the middle of a turn', () => {
  const board = new FakeBoard();
  say(...turnOf(2));
  pass(300);
  turns.use(board);
  const { frames } = Counting.made[0] as Counting;
  pass(300);
  expect(board.frames).toBeGreaterThan(10);
  expect(Counting.made[0]?.frames).toBeGreaterThan(frames);
  turns.use(null);
  expect(turns.poses?.travel).toBe(Counting.made[0]?.frames);
  pass(3000);
  expect(turns.free).toBe(true);
  expect(made()).toBe(1);
});

it('slow motion takes longer and ends all the same', () => {
  turns.tempo = 0.22;
  say(...turnOf(2));
  pass(3000);
  expect(turns.free).toBe(false);
  pass(5000);
  expect(turns.free).toBe(true);
});

it('pictures that stop coming do not stop the game', () => {
  say(...turnOf(2));
  say(...turnOf(3, 1));
  pass(100);
  // The browser draws nothing more, for whatever reason.
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  pass(2 * (lengthOf(1) + GRACE) + 100);
  expect(turns.free).toBe(true);
  expect(turns.shown?.wheel).toBe(String(lines.length));
});

it('an hour in the background is caught up with at once', () => {
  say(...turnOf(2));
  pass(100);
  hide(true);
  for (let n = 0; n < 30; n++) {
    pass(120_000);
    say(...turnOf(2 + (n % 2), n));
  }
  hide(false);
  expect(turns.free).toBe(true);
  expect(turns.shown?.wheel).toBe(String(lines.length));
  expect(made()).toBe(1);
});

it('a turn that cannot be shown is passed over', () => {
  broken = true;
  say(...turnOf(2));
  expect(turns.free).toBe(true);
  expect(turns.shown?.wheel).toBe('3');
  broken = false;
  say(...turnOf(3, 1));
  pass(20);
  expect(turns.showing).toBe(3);
});

it('a simulation that breaks down in the middle is passed over', () => {
  say(...turnOf(2));
  pass(100);
  (Counting.made[0] as Counting).frame = () => {
    throw new Error('unreachable');
  };
  pass(100);
  expect(turns.free).toBe(true);
  expect(turns.shown?.wheel).toBe('3');
});

describe('the own hand', () => {
  const acted: string[] = [];
  const settled: string[] = [];
  let dropped = 0;
  let open = false;
  const listener = {
    act: (action: string) => void acted.push(action),
    settled: (digest: string) => void settled.push(digest),
    dropped: () => void (dropped += 1),
  };
  beforeEach(() => {
    acted.length = settled.length = dropped = 0;
    open = false;
    turns.take(1, 'place', 'red1', { next: () => (open ? null : hand(0)) }, listener);
    pass(500);
    expect(turns.phase).toBe('carry');
  });
  const OWN = '1: place red1 by hand x';

  it('lets go, is told to the table once, and stays until the table has spoken', () => {
    open = true;
    pass(3000);
    expect(acted).toEqual(['place red1 by hand x']);
    expect(settled).toEqual(['d']);
    expect([turns.phase, turns.free]).toEqual(['rest', false]);
    say(OWN, '= built 3; wheel w');
    expect(turns.free).toBe(true);
    expect(made()).toBe(1);
  });

  it('may be overtaken by the table’s word and by bots', () => {
    open = true;
    pass(100);
    say(OWN, '= built 3; wheel w');
    say(...turnOf(2));
    say(...turnOf(3, 1));
    expect(turns.showing).toBe(1);
    pass(10_000);
    expect(made()).toBe(3);
    expect(turns.free).toBe(true);
    expect(acted).toHaveLength(1);
  });

  it('that is refused goes back', () => {
    open = true;
    pass(200);
    turns.refused();
    expect(turns.free).toBe(true);
    expect(dropped).toBe(1);
    pass(5000);
    expect(settled).toEqual([]);
  });

  it('is not dropped where it may not be, and goes on as what it was', () => {
    Counting.shut = ['drop'];
    expect(turns.drop()?.code).toBe('same-colour');
    expect(Counting.made[0]?.verb).toBe('place');
    pass(200);
    expect(turns.phase).toBe('carry');
    Counting.shut = ['place'];
    expect(turns.drop()).toBeNull();
    expect(Counting.made[0]?.verb).toBe('drop');
  });

  it('is dropped wherever it is when the time is over', () => {
    Counting.shut = ['drop'];
    turns.runOut();
    expect(Counting.made[0]?.verb).toBe('drop');
  });

  it('is empty when the piece is put back, and can take another', () => {
    turns.putBack();
    expect([turns.free, turns.why, turns.phase]).toEqual([true, null, null]);
    turns.take(1, 'place', 'blue1', { next: () => hand(0) }, listener);
    pass(100);
    expect(turns.piece).toBe('blue1');
    expect(Counting.made.map(({ isFree }) => isFree)).toEqual([true, false]);
  });
});

describe('somebody else’s hand', () => {
  const news = (from: number, frames: number, piece = 'red1'): HandNews => ({
    type: 'hand',
    seat: 2,
    asked: 5,
    piece,
    from,
    frames: [String(frames)],
  });

  it('moves as it is told, waits for more, and goes on', () => {
    const first = news(0, 20);
    turns.watch([first]);
    pass(1000);
    expect(turns.showing).toBe(2);
    expect(Counting.made[0]?.frames).toBe(20);
    turns.watch([first, { ...news(20, 20) }]);
    pass(1000);
    expect(Counting.made[0]?.frames).toBe(40);
    // It stays silent, and the screen does not.
    pass(10_000);
    expect(turns.free).toBe(true);
  });

  it('with a gap in what is told is not shown', () => {
    const first = news(0, 20);
    turns.watch([first]);
    pass(200);
    turns.watch([first, news(26, 6)]);
    expect(turns.free).toBe(true);
    say(...turnOf(2));
    pass(4000);
    expect(turns.shown?.wheel).toBe('3');
  });

  it('goes on into its turn without beginning again', () => {
    turns.watch([news(0, 20)]);
    pass(200);
    say(...turnOf(2));
    turns.watch([]);
    pass(4000);
    expect(made()).toBe(1);
    expect(turns.free).toBe(true);
  });
});
