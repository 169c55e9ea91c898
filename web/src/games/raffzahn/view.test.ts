import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/index.svelte';
import type { Pips, RaffzahnRound, RaffzahnView, Shown } from '../../protocol/views';
import { verdictOf } from './verdict';
import { grabsOf, movesOf, namesBySide, takenSince, traysOf } from './view';

const die = (cell: string, front: Pips | null = null): Shown => ({ cell, colour: 'red', faces: [front, null, null] });

function viewOf(change: Partial<RaffzahnView> = {}): RaffzahnView {
  const players = (['x', 'y'] as const).map((side, i) => ({
    seat: i + 1,
    side,
    dice: 3,
    locked: null,
    grabbed: 0,
    done: false,
    last: null,
    tempo: { right: 0, wrong: 0, best: null, total: 0 },
  }));
  return {
    pace: 'live',
    step: 'race',
    round: 1,
    roller: 1,
    throw: 5,
    clock: 0,
    deadline: 60_000,
    stop_after: 1500,
    stopped: null,
    events: 4,
    last_round: false,
    dice: [],
    players,
    lock: 500,
    wrong: null,
    last: null,
    spent: 0,
    overlooked: [],
    sealed: null,
    ...change,
  };
}

const ROUND: RaffzahnRound = {
  throw: 5,
  grabs: [
    { seat: 1, at: 900, fate: 'taken' },
    { seat: 2, at: 1000, fate: 'wrong' },
    { seat: 2, at: 4300, fate: 'void' },
    { seat: 2, at: 4900, fate: 'late' },
  ],
  stop: { by: 1, at: 4200 },
};

beforeAll(() => setLanguage('en'));

describe('dice that are taken', () => {
  it('fly to the side of whoever took them', () => {
    const before = [die('001'), die('010'), die('100')];
    const view = viewOf({ dice: [die('100')] });
    const taken = takenSince(before, view, ['1: take 001 @900 seen 4', '2: take 010 @1000 seen 5']);
    expect(movesOf(view, taken)).toEqual([
      { kind: 'remove', cell: '001', to: 0 },
      { kind: 'remove', cell: '010', to: 1 },
    ]);
  });

  it('stay where they are after a wrong grab', () => {
    const dice = [die('001')];
    expect(takenSince(dice, viewOf({ dice }), ['2: take 001 @900 seen 4', '= wrong 2'])).toEqual([]);
  });

  it('are told by the open decisions in ticks', () => {
    const view = viewOf({ pace: 'ticks' });
    const players = view.players.map((player) => (player.seat === 2 ? { ...player, last: 'take 001' } : player));
    expect(takenSince([die('001')], { ...view, players }, ['= reveal'])).toEqual([{ die: die('001'), seat: 2 }]);
  });
});

it('names stand at the sides where the players sit', () => {
  expect(namesBySide(viewOf(), (seat) => ['Mia', 'Tom'][seat - 1] ?? '')).toEqual(['Mia', 'Tom', null]);
});

describe('a round', () => {
  it('is counted by players', () => {
    const view = viewOf({ last: ROUND });
    expect(grabsOf(view, 1)).toEqual({ times: [900], wrong: 0, late: 0 });
    expect(grabsOf(view, 2)).toEqual({ times: [], wrong: 1, late: 1 });
    expect(verdictOf(viewOf(), String)).toEqual([]);
  });

  it('is told with the reason why hands were void or late', () => {
    const name = (seat: number) => ['Mia', 'Tom'][seat - 1] ?? '';
    expect(verdictOf(viewOf({ last: ROUND }), name)).toEqual([
      'Mia called STOP 4.20 s after the throw.',
      'Tom reached out 0.10 s after the STOP, but could not see it yet: it does not count and costs nothing.',
      'Tom had seen the STOP and still took a die 0.70 s later: the opponent gets one die.',
      'Mia: one die (0.90 s)',
      'Tom: no dice, one wrong grab',
    ]);
  });

  it('says what fitted and was overlooked', () => {
    const told = (overlooked: string[]) => verdictOf(viewOf({ last: ROUND, overlooked }), String, true).at(-1);
    expect(told(['000', '020'])).toBe('2 dice on your side still fitted: they are lit.');
    expect(told([])).toBe('Nothing on your side was overlooked.');
  });

  it('shows penalties in the trays', () => {
    const [mia, tom] = traysOf(viewOf({ last: ROUND }));
    expect(mia).toMatchObject({ roller: true, round: '+ 1' });
    expect(tom?.worry).toBe('too late, paid');
  });
});
