import { describe, expect, it } from 'vitest';
import {
  actsIn,
  AWAY,
  FIRST,
  GRACE,
  lengthOf,
  SILENCE,
  STATES,
  step,
  UNSAID,
  type At,
  type Effect,
  type Event,
  type Model,
} from './turning';
import type { HamsterrolleView } from '../../protocol/views';

/** A game of made-up turns: the position after so many lines is named after their number. */
const act = (seat: number, piece = 'red1', nth = 0) => `${seat}: place ${piece} in 3 flat +${nth}`;
const OPEN = 'throw: 1';
const outcome = (name: string) => `= built 3; wheel ${name}`;
const view = (lines: readonly string[]) =>
  ({
    wheel: `after ${lines.length}`,
    own: ['red1', 'blue1', 'green1'],
    pieces: [],
    stocks: [[], []],
  }) as unknown as HamsterrolleView;

/** Runs the machine on a made-up clock and keeps what it asks for. */
class Screen {
  model: Model = FIRST;
  now = 1000;
  done: Effect[] = [];
  lines: string[] = [OPEN];

  send(event: Event): Effect[] {
    const [model, effects] = step(this.model, event, this.now);
    this.model = model;
    this.done.push(...effects);
    return [...effects];
  }

  news(more: readonly string[] = [], continues = false): Effect[] {
    this.lines = [...this.lines, ...more];
    return this.send({ kind: 'news', view: view(this.lines), lines: this.lines, continues });
  }

  wait(ms: number): Effect[] {
    this.now += ms;
    return this.send({ kind: 'tick' });
  }

  get run(): number {
    return this.model.run?.id ?? 0;
  }

  letGo(action = act(1).slice(3)): Effect[] {
    return this.send({ kind: 'let-go', run: this.run, action });
  }

  rest(wheel = 'w'): Effect[] {
    return this.send({ kind: 'rest', run: this.run, wheel, digest: 'd' });
  }

  /** The hand lets go and everything comes to rest, as the simulation says. */
  play(wheel = 'w'): void {
    this.letGo(this.model.run?.action ?? act(1).slice(3));
    this.rest(wheel);
  }

  /** Which position is on the screen. */
  get seen(): string | undefined {
    return this.done.flatMap((effect) => (effect.do === 'rest' ? [effect.view.wheel] : [])).at(-1);
  }

  get begun(): string[] {
    return this.done.flatMap((effect) => (effect.do === 'begin' ? [`${effect.run.seat} ${effect.run.piece}`] : []));
  }

  does(what: Effect['do']): number {
    return this.done.filter((effect) => effect.do === what).length;
  }
}

/** Sits down at a table with one line of play. */
function seated(): Screen {
  const screen = new Screen();
  screen.news();
  expect(screen.model.at).toBe('waiting');
  return screen;
}

const OWN = act(1).slice(3);

function inState(at: At): Screen {
  const screen = seated();
  if (at === 'mine' || at === 'unsaid') screen.send({ kind: 'take', seat: 1, verb: 'place', piece: 'red1' });
  if (at === 'unsaid') {
    screen.letGo(OWN);
    screen.rest();
  }
  if (at === 'streaming') screen.send({ kind: 'hand', stream: 1, seat: 2, piece: 'red1' });
  if (at === 'showing' || at === 'settling') screen.news([act(2), outcome('w')]);
  if (at === 'settling') screen.letGo();
  expect(screen.model.at).toBe(at);
  return screen;
}

/** Somebody else's turn that rests here before the table has told of it. */
function heardToItsEnd(): Screen {
  const screen = inState('streaming');
  screen.play();
  expect(screen.model.at).toBe('unsaid');
  return screen;
}

const EVENTS: Record<string, (screen: Screen) => Effect[]> = {
  news: (screen) =>
    screen.news(screen.model.at === 'unsaid' ? [`1: ${OWN}`, outcome('w')] : [act(2, 'blue1'), outcome('x')]),
  hand: (screen) => screen.send({ kind: 'hand', stream: 7, seat: 2, piece: 'red1' }),
  'hand-lost': (screen) => screen.send({ kind: 'hand-lost' }),
  take: (screen) => screen.send({ kind: 'take', seat: 1, verb: 'place', piece: 'red1' }),
  aim: (screen) => screen.send({ kind: 'aim', seat: 1, verb: 'place', piece: 'red1', action: OWN }),
  again: (screen) => {
    screen.news([act(2), outcome('w')]);
    screen.play();
    return screen.send({ kind: 'again' });
  },
  'let-go': (screen) => screen.letGo(),
  rest: (screen) => screen.rest(),
  'put-back': (screen) => screen.send({ kind: 'put-back' }),
  refused: (screen) => screen.send({ kind: 'refused' }),
  failed: (screen) => screen.send({ kind: 'failed', run: screen.run }),
  skip: (screen) => screen.send({ kind: 'skip' }),
  seen: (screen) => {
    screen.send({ kind: 'hidden' });
    screen.now += AWAY;
    return screen.send({ kind: 'seen' });
  },
};

describe('every state', () => {
  for (const at of Object.keys(STATES) as At[]) {
    for (const kind of STATES[at].for) {
      it(`${at} is ended by ${kind}`, () => {
        // Only a hand that is told can get lost.
        const screen = at === 'unsaid' && kind === 'hand-lost' ? heardToItsEnd() : inState(at);
        const { run } = screen;
        EVENTS[kind]?.(screen);
        expect([screen.model.at, screen.run]).not.toEqual([at, run]);
      });
    }

    it(`${at} does not last without what it waits for`, () => {
      const screen = inState(at);
      if (STATES[at].else !== 'deadline') return expect(screen.model.deadline).toBeNull();
      screen.wait((screen.model.deadline ?? Infinity) - screen.now - 1);
      expect(screen.model.at).toBe(at);
      for (let late = 0; late < 3 && screen.model.at !== 'waiting'; late++)
        screen.wait((screen.model.deadline ?? Infinity) - screen.now);
      expect(screen.model.at).toBe('waiting');
      expect(screen.seen).toBe(view(screen.lines).wheel);
    });
  }
});

describe('turns of others', () => {
  it('a turn that ends does not end the one it has just begun', () => {
    const screen = seated();
    screen.news([act(2), outcome('a')]);
    screen.news([act(3, 'blue1'), outcome('b')]);
    expect(screen.begun).toEqual(['2 red1']);
    screen.play('a');
    // The end of the first is the beginning of the second, which goes on by itself.
    expect(screen.begun).toEqual(['2 red1', '3 blue1']);
    expect(screen.model.at).toBe('showing');
    expect(screen.done.map((effect) => effect.do).slice(-3)).toEqual(['stop', 'rest', 'begin']);
    screen.play('b');
    expect(screen.model.at).toBe('waiting');
    expect(screen.seen).toBe('after 5');
  });

  it('stocks and log follow turn by turn, not only after the last', () => {
    const screen = seated();
    screen.news([act(2), outcome('a')]);
    screen.news([act(3, 'blue1'), outcome('b')]);
    screen.play('a');
    expect(screen.seen).toBe('after 3');
    expect(screen.done.findLast((effect) => effect.do === 'rest')).toMatchObject({ lines: 3 });
  });

  it('what is heard of a turn that is over changes nothing', () => {
    const screen = seated();
    screen.news([act(2), outcome('a')]);
    const { run } = screen;
    screen.news([act(3, 'blue1'), outcome('b')]);
    screen.play('a');
    const before = screen.model;
    for (const late of [
      { kind: 'rest', run, wheel: 'a', digest: 'd' },
      { kind: 'let-go', run, action: OWN },
      { kind: 'failed', run },
    ] as const)
      expect(screen.send(late)).toEqual([]);
    expect(screen.model).toBe(before);
  });

  it('the same news twice is one turn', () => {
    const screen = seated();
    screen.news([act(2), outcome('a')]);
    screen.news();
    screen.news();
    screen.play('a');
    screen.news();
    expect(screen.begun).toEqual(['2 red1']);
    expect(screen.model.at).toBe('waiting');
  });

  it('the outcome may be told after the turn', () => {
    const screen = seated();
    screen.news([act(2)]);
    screen.news([outcome('a')]);
    screen.play('a');
    expect(screen.model.at).toBe('waiting');
    expect(screen.seen).toBe('after 3');
  });

  it('who missed many sees the last', () => {
    const screen = seated();
    screen.news([1, 2, 3, 4, 5].flatMap((n) => [act(2, 'red1', n), outcome(`a${n}`)]));
    screen.play();
    expect(screen.begun).toHaveLength(1);
    expect(screen.model.at).toBe('waiting');
    expect(screen.seen).toBe('after 11');
  });

  it('a turn that hangs is shown as settled a second after its length', () => {
    const screen = seated();
    screen.news([act(2), outcome('a')]);
    screen.wait(lengthOf(1) + GRACE - 1);
    expect(screen.model.at).toBe('showing');
    screen.wait(1);
    expect(screen.model.at).toBe('waiting');
    expect(screen.seen).toBe('after 3');
  });

  it('slow motion has its own length, also if it is chosen in the middle of a turn', () => {
    const screen = seated();
    screen.news([act(2), outcome('a')]);
    screen.now += lengthOf(1) - 10;
    screen.send({ kind: 'tempo', tempo: 0.22 });
    screen.wait(lengthOf(1) * 2);
    expect(screen.model.at).toBe('showing');
    screen.wait(lengthOf(0.22));
    expect(screen.model.at).toBe('waiting');
  });

  it('a turn that cannot be shown costs nothing but itself', () => {
    const screen = seated();
    screen.news([act(2), outcome('a')]);
    screen.news([act(3, 'blue1'), outcome('b')]);
    screen.send({ kind: 'failed', run: screen.run });
    expect(screen.begun).toEqual(['2 red1', '3 blue1']);
  });

  it('a tap shows how it ended', () => {
    const screen = seated();
    screen.news([act(2), outcome('a')]);
    screen.news([act(3, 'blue1'), outcome('b')]);
    screen.send({ kind: 'skip' });
    expect(screen.seen).toBe('after 3');
    expect(screen.begun.at(-1)).toBe('3 blue1');
    screen.send({ kind: 'skip' });
    expect(screen.model.at).toBe('waiting');
    expect(screen.seen).toBe('after 5');
  });

  it('the last turn can be seen once more, and nothing comes of it', () => {
    const screen = inState('settling');
    screen.rest();
    screen.send({ kind: 'again' });
    expect(screen.begun).toEqual(['2 red1', '2 red1']);
    screen.play();
    expect(screen.model.at).toBe('waiting');
    expect(screen.seen).toBe('after 3');
    // There is none before the first.
    const fresh = seated();
    expect(fresh.send({ kind: 'again' })).toEqual([]);
  });

  it('a game that begins again begins again here', () => {
    const screen = inState('settling');
    screen.lines = [OPEN];
    screen.send({ kind: 'news', view: view(screen.lines), lines: screen.lines, continues: false });
    expect(screen.model.at).toBe('waiting');
    expect(screen.seen).toBe('after 1');
  });

  it('a reload shows how things stand', () => {
    const screen = new Screen();
    screen.lines = [OPEN, act(2), outcome('a')];
    screen.news();
    expect(screen.begun).toEqual([]);
    expect(screen.seen).toBe('after 3');
  });
});

describe('a turn that is sat out', () => {
  const SIT = '2: sit';

  it('is shown at once, since nothing comes of it', () => {
    const screen = seated();
    screen.news([SIT]);
    expect([screen.model.at, screen.seen, screen.begun.length]).toEqual(['waiting', 'after 2', 0]);
    expect(screen.model.deadline).toBeNull();
  });

  for (const at of Object.keys(STATES) as At[])
    it(`leaves nothing waiting that was ${at}`, () => {
      const screen = inState(at);
      screen.news([SIT]);
      // What the table has told of is seen to its end; a hand that it went on without is gone.
      if (at === 'showing' || at === 'settling') screen.play();
      expect(screen.model.at).toBe('waiting');
      expect(screen.seen).toBe(`after ${screen.lines.length}`);
      expect(screen.does('dropped')).toBe(at === 'mine' || at === 'unsaid' ? 1 : 0);
    });

  it('ends the hand of whoever had taken a piece first, also behind a turn that is still shown', () => {
    const screen = inState('showing');
    screen.send({ kind: 'hand', stream: 4, seat: 3, piece: 'blue1' });
    screen.news(['3: sit']);
    screen.play();
    expect([screen.model.at, screen.model.heard]).toEqual(['waiting', null]);
  });

  it('comes between turns without holding them up', () => {
    const screen = seated();
    screen.news([act(2), outcome('a'), '3: sit', act(4, 'blue1'), outcome('b')]);
    screen.play('a');
    screen.play('b');
    expect(screen.begun).toEqual(['2 red1', '4 blue1']);
    expect([screen.model.at, screen.seen]).toEqual(['waiting', 'after 6']);
  });

  it('after the own turn does not make that one none', () => {
    const screen = inState('mine');
    screen.letGo(OWN);
    screen.news([`1: ${OWN}`, outcome('w'), SIT]);
    screen.rest();
    expect([screen.model.at, screen.does('dropped'), screen.seen]).toEqual(['waiting', 0, 'after 4']);
  });
});

describe('a tab in the background', () => {
  it('shows how things stand after an hour, at once', () => {
    const screen = inState('showing');
    screen.send({ kind: 'hidden' });
    for (let n = 0; n < 40; n++) {
      screen.now += 90_000;
      screen.news([act(2 + (n % 2), 'blue1', n), outcome(`b${n}`)]);
    }
    screen.send({ kind: 'seen' });
    expect(screen.model.at).toBe('waiting');
    expect(screen.seen).toBe('after 83');
    expect(screen.begun).toHaveLength(1);
  });

  it('a turn that was under way is over when somebody looks again', () => {
    const screen = inState('settling');
    screen.send({ kind: 'hidden' });
    screen.now += 3_600_000;
    screen.send({ kind: 'seen' });
    expect(screen.model.at).toBe('waiting');
  });

  it('a glance away changes nothing', () => {
    const screen = inState('showing');
    screen.send({ kind: 'hidden' });
    screen.now += AWAY - 1;
    expect(screen.send({ kind: 'seen' })).toEqual([]);
    expect(screen.model.at).toBe('showing');
  });

  it('the piece in the own hand is still there', () => {
    const screen = inState('mine');
    screen.send({ kind: 'hidden' });
    screen.now += 3_600_000;
    screen.send({ kind: 'seen' });
    expect(screen.model.at).toBe('mine');
  });

  it('the own turn that was settling is worked out at once', () => {
    const screen = inState('mine');
    screen.letGo();
    screen.send({ kind: 'hidden' });
    screen.now += 3000;
    expect(screen.send({ kind: 'seen' })).toEqual([{ do: 'finish' }]);
    screen.rest();
    expect(screen.model.at).toBe('unsaid');
  });
});

describe('the own turn', () => {
  it('is told when the hands are gone, and waits for the table', () => {
    const screen = inState('mine');
    expect(screen.letGo(OWN)).toEqual([{ do: 'act', action: OWN }]);
    expect(screen.rest()).toEqual([{ do: 'settled', digest: 'd' }]);
    expect(screen.model.at).toBe('unsaid');
    screen.news([`1: ${OWN}`, outcome('w')]);
    expect(screen.model.at).toBe('waiting');
    expect(screen.begun).toHaveLength(1);
    expect(screen.seen).toBe('after 3');
    expect(screen.does('differs')).toBe(0);
  });

  it('may be known to the table before it rests here, and bots may answer meanwhile', () => {
    const screen = inState('mine');
    screen.letGo(OWN);
    screen.news([`1: ${OWN}`, outcome('w')]);
    screen.news([act(2, 'blue1'), outcome('x')]);
    expect(screen.begun).toEqual(['1 red1']);
    screen.rest();
    expect(screen.begun).toEqual(['1 red1', '2 blue1']);
    expect(screen.model.at).toBe('showing');
    expect(screen.does('dropped')).toBe(0);
  });

  it('in steps goes to the table at once and is shown by a hand', () => {
    const screen = seated();
    screen.send({ kind: 'aim', seat: 1, verb: 'place', piece: 'red1', action: OWN });
    expect(screen.model.at).toBe('showing');
    screen.news([`1: ${OWN}`, outcome('w')]);
    screen.play();
    expect(screen.model.at).toBe('waiting');
    expect(screen.begun).toHaveLength(1);
    expect(screen.does('act')).toBe(0);
  });

  it('that is refused is none', () => {
    for (const rested of [false, true]) {
      const screen = inState('mine');
      screen.letGo(OWN);
      if (rested) screen.rest();
      screen.send({ kind: 'refused' });
      expect(screen.model.at).toBe('waiting');
      expect(screen.seen).toBe('after 1');
      expect(screen.does('dropped')).toBe(1);
    }
  });

  it('a refusal that comes after the table took it is about something else', () => {
    const screen = inState('mine');
    screen.letGo(OWN);
    screen.news([`1: ${OWN}`, outcome('w')]);
    expect(screen.send({ kind: 'refused' })).toEqual([]);
  });

  it('a piece that is put back was never taken', () => {
    const screen = inState('mine');
    screen.send({ kind: 'put-back' });
    expect(screen.model.at).toBe('waiting');
    expect(screen.seen).toBe('after 1');
    // And can be taken again.
    screen.send({ kind: 'take', seat: 1, verb: 'place', piece: 'blue1' });
    expect(screen.begun).toEqual(['1 red1', '1 blue1']);
    // What was let go cannot be put back.
    screen.letGo();
    screen.send({ kind: 'put-back' });
    expect(screen.model.at).toBe('settling');
  });

  it('the table may go on without it', () => {
    for (const at of ['mine', 'unsaid'] as const) {
      const screen = inState(at);
      screen.news([act(1, 'blue1', 4), outcome('x')]);
      expect(screen.does('dropped')).toBe(1);
      expect(screen.begun).toEqual(['1 red1', '1 blue1']);
    }
  });

  it('nothing can be begun while something is on the screen', () => {
    const screen = inState('showing');
    screen.send({ kind: 'take', seat: 1, verb: 'place', piece: 'red1' });
    expect(screen.begun).toHaveLength(1);
  });

  it('a simulation that stops short leaves the screen to the table', () => {
    const screen = inState('mine');
    screen.letGo(OWN);
    screen.wait(lengthOf(1) + GRACE);
    expect(screen.model.at).toBe('unsaid');
    screen.news([`1: ${OWN}`, outcome('w')]);
    expect(screen.model.at).toBe('waiting');
    expect(screen.seen).toBe('after 3');
  });

  it('without the table’s word its own is not for ever', () => {
    const screen = inState('unsaid');
    screen.wait(UNSAID);
    expect(screen.model.at).toBe('waiting');
    expect(screen.seen).toBe('after 1');
    // Should it come after all, it is a turn like any other.
    screen.news([`1: ${OWN}`, outcome('w')]);
    expect(screen.begun).toHaveLength(2);
  });

  it('says so if the table saw it otherwise, whoever is first', () => {
    for (const early of [false, true]) {
      const screen = inState('mine');
      screen.letGo(OWN);
      if (!early) screen.rest('w');
      screen.news([`1: ${OWN}`, outcome('other')]);
      if (early) screen.rest('w');
      expect(screen.does('differs')).toBe(1);
    }
  });
});

describe('somebody else’s hand', () => {
  it('is shown as it moves, and its turn goes on as it does', () => {
    const screen = inState('streaming');
    screen.news([act(2), outcome('w')], true);
    expect(screen.model.at).toBe('showing');
    screen.send({ kind: 'hand-lost' });
    screen.play();
    expect(screen.model.at).toBe('waiting');
    expect(screen.begun).toHaveLength(1);
  });

  it('may let go and rest here before the table knows', () => {
    const screen = inState('streaming');
    screen.letGo();
    expect(screen.model.at).toBe('settling');
    screen.rest();
    expect(screen.model.at).toBe('unsaid');
    screen.news([act(2), outcome('w')], true);
    expect(screen.model.at).toBe('waiting');
    expect(screen.seen).toBe('after 3');
  });

  it('that turns out to be another turn is dropped for that one', () => {
    const screen = inState('streaming');
    screen.news([act(2, 'blue1'), outcome('w')]);
    expect(screen.begun).toEqual(['2 red1', '2 blue1']);
    expect(screen.model.run?.whose).toBe('told');
  });

  it('with a gap is not waited for; the whole turn will come', () => {
    const screen = inState('streaming');
    screen.send({ kind: 'hand-lost' });
    expect(screen.model.at).toBe('waiting');
    screen.news([act(2), outcome('w')]);
    screen.play();
    expect(screen.seen).toBe('after 3');
  });

  it('that falls silent is shown again when it goes on', () => {
    const screen = inState('streaming');
    for (let n = 0; n < 5; n++) {
      screen.wait(SILENCE - 1);
      screen.send({ kind: 'hand', stream: 1, seat: 2, piece: 'red1' });
    }
    expect(screen.model.at).toBe('streaming');
    screen.wait(SILENCE);
    expect(screen.model.at).toBe('waiting');
    screen.send({ kind: 'hand', stream: 1, seat: 2, piece: 'red1' });
    expect(screen.model.at).toBe('streaming');
  });

  it('puts a piece back: the next one is another hand', () => {
    const screen = inState('streaming');
    screen.send({ kind: 'hand-lost' });
    screen.send({ kind: 'hand', stream: 2, seat: 2, piece: 'blue1' });
    expect(screen.begun).toEqual(['2 red1', '2 blue1']);
  });

  it('begins when the turn before it is over', () => {
    const screen = inState('showing');
    screen.send({ kind: 'hand', stream: 3, seat: 1, piece: 'blue1' });
    expect(screen.begun).toHaveLength(1);
    screen.play();
    expect(screen.model.at).toBe('streaming');
    expect(screen.begun).toEqual(['2 red1', '1 blue1']);
  });

  it('with a piece that nobody has is not shown', () => {
    const screen = seated();
    screen.send({ kind: 'hand', stream: 1, seat: 2, piece: 'orange1' });
    expect(screen.model.at).toBe('waiting');
  });
});

it('turns are read out of the lines of a game', () => {
  const lines = [OPEN, act(2), outcome('a'), '= alone', act(1, 'blue1')];
  expect(actsIn(lines, 1)).toEqual([
    { seat: 2, action: OWN, verb: 'place', piece: 'red1', lines: [OPEN], wheel: 'a' },
    expect.objectContaining({ seat: 1, piece: 'blue1', wheel: undefined }),
  ]);
  expect(actsIn(lines, 2)).toHaveLength(1);
});

/** Anything in any order: whatever happens, it comes to an end with what the table said last on the screen. */
it('thousands of orders of arrival all come to rest', () => {
  let state = 7;
  const dice = (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  for (let game = 0; game < 3000; game++) {
    const screen = seated();
    let stream = 0;
    for (let n = 0; n < 12; n++) {
      const { run } = screen;
      const doings: (() => void)[] = [
        () => screen.news([act(1 + dice(3), 'red1', n), outcome(`w${dice(2)}`)], dice(2) === 0),
        () => screen.news([act(1 + dice(3), 'blue1', n)], dice(2) === 0),
        () => screen.news(screen.model.run?.action ? [`1: ${screen.model.run.action}`, outcome('w')] : []),
        () => screen.send({ kind: 'hand', stream: dice(3) ? stream : ++stream, seat: 2, piece: 'red1' }),
        () => screen.send({ kind: 'hand-lost' }),
        () => screen.send({ kind: 'take', seat: 1, verb: 'place', piece: 'red1' }),
        () => screen.send({ kind: 'aim', seat: 1, verb: 'place', piece: 'red1', action: OWN }),
        () => screen.send({ kind: 'put-back' }),
        () => screen.send({ kind: 'refused' }),
        () => screen.send({ kind: 'failed', run: run - dice(2) }),
        () => screen.send({ kind: 'let-go', run: run - dice(2), action: OWN }),
        () => screen.send({ kind: 'rest', run: run - dice(2), wheel: 'w', digest: 'd' }),
        () => screen.send({ kind: dice(2) ? 'skip' : 'again' }),
        () => screen.send({ kind: 'tempo', tempo: dice(2) ? 1 : 0.22 }),
        () => screen.send({ kind: dice(2) ? 'hidden' : 'seen' }),
        () => screen.wait(dice(9000)),
      ];
      doings[dice(doings.length)]?.();
      const { at, run: now, deadline } = screen.model;
      if ((now === null) !== (at === 'waiting') || (deadline === null) !== (STATES[at].else !== 'deadline'))
        throw new Error(`nothing ends ${at} in game ${game}`);
    }
    // The player lets go at last, and nothing more is heard of anything.
    if (screen.model.at === 'mine') screen.letGo();
    for (let late = 0; screen.model.at !== 'waiting'; late++) {
      expect(late).toBeLessThan(12);
      screen.wait((screen.model.deadline ?? NaN) - screen.now);
    }
    expect(screen.seen).toBe(`after ${screen.lines.length}`);
    expect(screen.does('begin')).toBe(screen.does('stop'));
  }
});
