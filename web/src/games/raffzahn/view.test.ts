import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/index.svelte';
import type { LogLine } from '../../protocol/messages';
import type { Pips, RaffzahnView, Shown } from '../../protocol/views';
import { overlooked, verdictOf } from './verdict';
import { lastRound, movesOf, namesBySide, takenSince, traysOf } from './view';

const die = (cell: string, front: Pips | null = null): Shown => ({ cell, colour: 'red', faces: [front, null, null] });
const logOf = (...lines: (string | null)[]): LogLine[] => lines.map((text) => ({ text, seat: null }));

function viewOf(change: Partial<RaffzahnView> = {}): RaffzahnView {
  const players = (['x', 'y'] as const).map((side, i) => ({
    seat: i + 1,
    side,
    dice: 3,
    locked: null,
    grabbed: 0,
    done: false,
    last: null,
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
    sealed: null,
    ...change,
  };
}

const ROUND = logOf(
  null,
  'throw: first 1',
  '1: roll',
  'throw: 5',
  '1: take 001 @900 seen 4',
  '2: take 010 @1000 seen 4',
  '= wrong 2',
  '1: stop @4200 seen 7',
  '2: take 100 @4300 seen 7',
  '= void 2',
  '2: take 100 @4900 seen 8',
  '= late 2',
  '= close',
);

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
  it('is counted from its lines, and only the last one', () => {
    const round = lastRound([...logOf('throw: 2', '2: take 222 @100 seen 9'), ...ROUND]);
    expect(round?.throw).toBe(5);
    expect(round?.stop).toEqual({ by: 1, at: 4200 });
    expect(round?.tallies.get(1)).toEqual({ took: 1, times: [900], wrong: 0, void: 0, late: 0 });
    expect(round?.tallies.get(2)).toEqual({ took: 0, times: [], wrong: 1, void: 1, late: 1 });
    expect(lastRound(logOf(null, 'throw: first 1'))).toBeNull();
  });

  it('is told with the reason why hands were void or late', () => {
    const name = (seat: number) => ['Mia', 'Tom'][seat - 1] ?? '';
    expect(verdictOf(lastRound(ROUND), viewOf(), name)).toEqual([
      'Mia called STOP 4.20 s after the throw.',
      'Tom reached out 0.10 s after the STOP, but could not see it yet: it does not count and costs nothing.',
      'Tom had seen the STOP and still took a die 0.70 s later: the opponent gets one die.',
      'Mia: one die (0.90 s)',
      'Tom: no dice, one wrong grab',
    ]);
  });

  it('says and shows what fitted and was overlooked: free, with the number towards the own side', () => {
    const five = (cell: string) => ({ ...die(cell), faces: [5, 1, 3] as const });
    // 100 carries the tip; 002 lies free but shows its 5 to somebody else.
    const dice = [five('000'), five('100'), five('020'), { ...die('002'), faces: [1, 5, 3] as const }];
    const round = lastRound(ROUND);
    expect(overlooked(round, viewOf({ dice }), 1)).toEqual(['000', '020']);
    expect(overlooked(round, viewOf({ dice }), 2)).toEqual(['002']);
    expect(overlooked(round, viewOf({ dice }), null)).toEqual([]);
    const name = (seat: number) => ['Mia', 'Tom'][seat - 1] ?? '';
    expect(verdictOf(round, viewOf({ dice }), name, 1).at(-1)).toBe('2 dice on your side still fitted: they are lit.');
    expect(verdictOf(round, viewOf({ dice: [] }), name, 1).at(-1)).toBe('Nothing on your side was overlooked.');
  });

  it('shows penalties in the trays', () => {
    const [mia, tom] = traysOf(viewOf(), lastRound(ROUND));
    expect(mia).toMatchObject({ roller: true, round: '+ 1' });
    expect(tom?.worry).toBe('too late, paid');
  });
});
