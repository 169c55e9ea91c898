// The own turn, with a made-up engine and a table that takes everything.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../design/announcer.svelte';
import type { Moves } from '../../play/moves.svelte';
import type { Refusal, State } from '../../protocol/messages';
import type { HamsterrolleView } from '../../protocol/views';
import type { Surface } from '../../boards/wheel/surface';
import type { Session } from '../../table/session.svelte';
import { OwnTurn, type Moment } from './own.svelte';
import type { Turns } from './turns.svelte';
import { chooseWay, hasBuilt, noteBuilt } from './way.svelte';

const NO: Refusal = { code: 'outside-the-wheel', text: 'no', args: {} };
/** Offsets of an aim that the rules refuse. */
let shut: (offset: number) => boolean;
/** Whole actions that they refuse. */
let closed: (action: string) => boolean;
let sent: string[];
let shown: string[];
let refused: unknown[];

const offsetIn = (action: string) => Number(/ ([+-]\d+)/.exec(action)?.[1] ?? 0);
const rules = {
  why: (_: number, action: string) => (shut(offsetIn(action)) || closed(action) ? NO : null),
  hands: (action: string) => [{ at: [0, 0, 0], turn: [0, 0, 0], grip: true, hold: false, action }],
};

function own(more: Partial<HamsterrolleView> = {}): OwnTurn {
  const act = (action: string) => {
    sent.push(action);
    return Promise.resolve({ ok: true as const, seq: 1 });
  };
  const moment: Moment = {
    session: { act, client: { settled() {}, showHand: () => true, hand: [] } } as unknown as Session,
    moves: { sending: false, refuse: (why: unknown) => refused.push(why) } as unknown as Moves,
    table: { asked: 7, seats: [], choices: null } as unknown as State,
    seat: 1,
    view: {
      builds: [{ piece: 'red1', to: [3, 4] }],
      passes: [],
      shifts: [],
      pieces: [],
      own: ['red1'],
      seconds: 30,
      may_drop: false,
      angle: 0,
      ...more,
    } as unknown as HamsterrolleView,
    turns: {
      free: true,
      rules: () => rules,
      engine: { motion: () => 'MOTION' },
      aim: (_: number, action: string) => shown.push(action),
      refused() {},
    } as unknown as Turns,
    surface: {} as Surface,
    place: null,
  };
  return new OwnTurn(moment);
}

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  localStorage.clear();
  chooseWay('aim');
  noteBuilt();
  [shut, closed, sent, shown, refused] = [() => false, () => false, [], [], []];
});

describe('room ahead', () => {
  it('is offered only where the piece can lie ahead, and a piece without any says so', () => {
    const turn = own({
      builds: [
        { piece: 'red1', to: [3, 4] },
        { piece: 'blue1', to: [3] },
      ],
      own: ['red1', 'blue1'],
    });
    closed = (action) => action.includes(' 3 ');
    turn.lookAround();
    expect(turn.homeless).toEqual(['blue1']);
    turn.pick('red1');
    expect(turn.targets).toEqual([4]);
    turn.pick('blue1');
    // It can still be let drop there.
    expect(turn.targets).toEqual([3]);
    expect(currentToasts().at(-1)?.text).toContain('blue stick');
  });
});

describe('in steps', () => {
  it('begins where one may build, and so does another compartment; a dial goes where it is turned', () => {
    shut = (offset) => offset < 30;
    const turn = own();
    turn.pick('red1');
    expect(turn.steps.aim).toMatchObject({ compartment: 4, offset: 30 });
    turn.aimAnew({ ...turn.steps.aim!, compartment: 3 });
    expect(turn.steps.aim).toMatchObject({ compartment: 3, offset: 30 });
    turn.aimAnew({ ...turn.steps.aim!, offset: -100 });
    expect(turn.steps.aim).toMatchObject({ compartment: 3, offset: -100 });
    expect(turn.refusal).toEqual(NO);
  });

  it('what is foretold is about the aim and does not sway with the hand', () => {
    const turn = own();
    turn.pick('red1');
    const before = JSON.stringify(turn.aimed);
    expect(turn.aimed).not.toBeNull();
    for (let i = 0; i < 8; i++) {
      turn.steps.pass(90);
      expect(JSON.stringify(turn.aimed)).toBe(before);
    }
  });

  it('where nothing is allowed the piece stands where it is likeliest, and why not', () => {
    shut = () => true;
    const turn = own();
    turn.pick('red1');
    expect(turn.steps.aim).toMatchObject({ compartment: 4, offset: 0 });
    expect(turn.refusal).toEqual(NO);
  });

  it('a piece is aimed with, shown by a hand and told to the table, as it swayed in that moment', () => {
    const turn = own();
    turn.pick('red1');
    expect(turn.steps.aim?.compartment).toBe(4);
    expect(turn.ghost).not.toBeNull();
    for (let i = 0; i < 12; i++) turn.steps.pass(90);
    const { action } = turn;
    expect(action).toMatch(/^place red1 in 4 flat/);
    turn.letGo();
    expect(sent).toEqual([action]);
    expect(shown).toEqual([action]);
    expect(turn.piece).toBeNull();
  });

  it('nothing is let go for a tremble where it must not lie', () => {
    shut = (offset) => offset !== 0;
    const turn = own();
    turn.pick('red1');
    for (let i = 0; i < 40; i++) {
      turn.steps.pass(90);
      expect(turn.refusal).toBeNull();
    }
  });

  it('where it must not lie at all, why is said and nothing is sent', () => {
    shut = () => true;
    const turn = own();
    turn.pick('red1');
    expect(turn.refusal).toEqual(NO);
    turn.letGo();
    expect(sent).toEqual([]);
    expect(refused).toHaveLength(1);
  });

  it('the clock of the table counts, and when it is over the piece is dropped where it is', () => {
    shut = () => true;
    const turn = own();
    expect(turn.left).toBeNull();
    turn.pick('red1');
    expect(turn.left).toBe(30);
    for (let ms = 0; ms < 30_000; ms += 100) turn.steps.pass(100);
    expect(turn.left).toBe(0);
    // Too late to put it down well.
    turn.letGo();
    expect(sent).toEqual([]);
    turn.runOut();
    expect(sent).toEqual(['drop red1 by hand MOTION']);
    expect(turn.left).toBeNull();
  });

  it('at a table without a clock nobody counts', () => {
    const turn = own({ seconds: null, may_drop: true });
    turn.pick('red1');
    for (let ms = 0; ms < 90_000; ms += 100) turn.steps.pass(100);
    expect(turn.left).toBeNull();
    expect(turn.mayDrop).toBe(true);
    turn.drop();
    expect(sent[0]).toMatch(/^drop red1 in 4 flat/);
  });

  it('whoever has let go has built, and their next clock does not wait', () => {
    localStorage.clear();
    const turn = own();
    turn.pick('red1');
    turn.steps.pass(90);
    expect(turn.left).toBe(30);
    expect(hasBuilt()).toBe(false);
    turn.letGo();
    expect(hasBuilt()).toBe(true);
  });

  it('another question begins anew', () => {
    const turn = own();
    turn.pick('red1');
    turn.begin();
    expect([turn.piece, turn.steps.aim, turn.action]).toEqual([null, null, null]);
  });

  it('the same piece once more is put down again', () => {
    const turn = own();
    turn.pick('red1');
    turn.pick('red1');
    expect([turn.piece, turn.steps.aim]).toEqual([null, null]);
  });
});
