import { describe, expect, it } from 'vitest';
import { actsIn, GRACE, lengthOf, SILENCE, STATES, UNSAID } from './turning';
import { act, OPEN, outcome, seated, OWN, inState } from './turning.kit';

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
    expect(screen.model.run?.whose).toBe('recorded');
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
