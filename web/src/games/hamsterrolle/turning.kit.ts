/** A screen on which turns of the wheel are shown, on a made-up clock: for the tests of the machine. */
import { expect } from 'vitest';
import type { HamsterrolleView } from '../../protocol/views';
import { FIRST, step, type At, type Effect, type Event, type Model } from './turning';

/** A game of made-up turns: the position after so many lines is named after their number. */
export const act = (seat: number, piece = 'red1', nth = 0) => `${seat}: place ${piece} in 3 flat +${nth}`;
export const OPEN = 'throw: 1';
export const outcome = (name: string) => `= built 3; wheel ${name}`;
export const view = (lines: readonly string[]) =>
  ({
    wheel: `after ${lines.length}`,
    own: ['red1', 'blue1', 'green1'],
    pieces: [],
    stocks: [[], []],
  }) as unknown as HamsterrolleView;

/** Runs the machine on a made-up clock and keeps what it asks for. */
export class Screen {
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

  /** How many lines have been seen to happen. */
  get logged(): number | undefined {
    return this.done.flatMap((effect) => ('lines' in effect ? [effect.lines] : [])).at(-1);
  }

  get begun(): string[] {
    return this.done.flatMap((effect) => (effect.do === 'begin' ? [`${effect.run.seat} ${effect.run.piece}`] : []));
  }

  does(what: Effect['do']): number {
    return this.done.filter((effect) => effect.do === what).length;
  }
}

/** Sits down at a table with one line of play. */
export function seated(): Screen {
  const screen = new Screen();
  screen.news();
  expect(screen.model.at).toBe('waiting');
  return screen;
}

export const OWN = act(1).slice(3);

export function inState(at: At): Screen {
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
export function heardToItsEnd(): Screen {
  const screen = inState('streaming');
  screen.play();
  expect(screen.model.at).toBe('unsaid');
  return screen;
}
