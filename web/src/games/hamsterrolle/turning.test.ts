import { describe, expect, it } from 'vitest';
import { AWAY, GRACE, lengthOf, STATES, type At, type Effect } from './turning';
import { act, OPEN, outcome, view, seated, OWN, inState, heardToItsEnd, Screen } from './turning.kit';

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

  it('the log follows turn by turn, also when several were told at once', () => {
    const screen = seated();
    screen.news([act(2), outcome('a'), act(3, 'blue1'), outcome('b')]);
    expect(screen.logged).toBe(1);
    screen.letGo();
    expect(screen.logged).toBe(2);
    screen.rest('a');
    expect(screen.begun).toEqual(['2 red1', '3 blue1']);
    expect(screen.logged).toBe(3);
    screen.play('b');
    expect(screen.logged).toBe(5);
  });

  it('the log goes back when the last turn is shown once more', () => {
    const screen = seated();
    screen.news([act(2), outcome('a')]);
    screen.play('a');
    expect(screen.logged).toBe(3);
    screen.send({ kind: 'again' });
    expect(screen.logged).toBe(1);
    screen.play('a');
    expect(screen.logged).toBe(3);
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
