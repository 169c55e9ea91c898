import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/index.svelte';
import type { LogLine } from '../../protocol/messages';
import type { KuhView } from '../../protocol/views';
import { verdictOf } from './verdict';
import { callIn, facesInto, lastRound, traysOf } from './view';

const logOf = (...lines: string[]): LogLine[] => lines.map((text) => ({ text, seat: null }));
/** The sum was there for the finding, or it was nowhere. */
const THERE = { wanted: 14, pointed: null, sum: null, missed: '322' };
const NOWHERE = { wanted: 3, pointed: null, sum: null, missed: null };
const name = (seat: number) => ['Mia', 'Tom'][seat - 1] ?? '';

function viewOf(change: Partial<KuhView> = {}): KuhView {
  const players = [1, 2].map((seat) => ({
    seat,
    dice: 30,
    done: false,
    last: null,
    tempo: { right: 0, wrong: 0, best: null, total: 0 },
  }));
  return {
    pace: 'live',
    step: 'ready',
    round: 1,
    roller: 2,
    throw: null,
    wanted: null,
    clock: 0,
    deadline: null,
    time: null,
    patience: 45_000,
    events: 9,
    caller: null,
    pointed: null,
    judged: null,
    spent: 0,
    next: 'red',
    dice: [],
    funnels: ['322'],
    players,
    sealed: null,
    ...change,
  };
}

beforeAll(() => setLanguage('en'));

describe('a funnel', () => {
  it('has three faces that look into it', () => {
    expect(facesInto('322')).toEqual([
      { cell: '422', side: 0 },
      { cell: '332', side: 1 },
      { cell: '323', side: 2 },
    ]);
  });
});

describe('why who was first', () => {
  const press = (seat: number, pressed: number, tied?: number[]) => ({
    seat,
    audit: { arrived: pressed + 80, claimed: pressed, credit: 100, pressed, ...(tied && { tied }) },
  });

  it('is told by the times of the presses', () => {
    const round = lastRound(logOf('throw: 3 5 6', '1: stop @2000 seen 4', '1: point 322 @3000 seen 5', '= right 1'));
    const view = viewOf({ step: 'put', judged: { wanted: 14, pointed: '322', sum: 14, missed: null } });
    expect(verdictOf(round, view, [press(1, 2000), press(2, 2100)], name)).toEqual([
      'Mia pressed STOP 2.00 s after seeing the throw.',
      'Tom pressed after 2.10 s.',
    ]);
  });

  it('says when the lot decided', () => {
    const round = lastRound(logOf('throw: 3 5 6', '2: nowhere @2010 seen 4', '= wrong 2'));
    expect(verdictOf(round, viewOf({ judged: THERE }), [press(2, 2010, [1, 2])], name)).toEqual([
      'Tom pressed NERGENS 2.01 s after seeing the throw.',
      'Mia and Tom pressed at practically the same moment, so the lot decided.',
      'There was one: the funnel on layer 2, in the fourth row, in the middle, makes 14.',
    ]);
  });
});

describe('a round', () => {
  it('shows the sum of a funnel that was wrong', () => {
    const round = lastRound(logOf('throw: 1 1 1', '1: stop @2000 seen 4', '1: point 322 @3000 seen 5', '= wrong 1'));
    const view = viewOf({ judged: { wanted: 3, pointed: '322', sum: 14, missed: null } });
    expect(verdictOf(round, view, [], name)).toContain(
      'The funnel on layer 2, in the fourth row, in the middle, makes 14, not 3.',
    );
  });

  it('tells who did not point in time, and what nobody found', () => {
    const slow = lastRound(logOf('throw: 1 1 1', '1: stop @2000 seen 4', '= wrong 1'));
    expect(verdictOf(slow, viewOf({ judged: NOWHERE }), [], name)).toContain('Mia did not point in time.');
    expect(verdictOf(lastRound(logOf('throw: 3 5 6', '= time-out')), viewOf({ judged: THERE }), [], name)).toEqual([
      'There was one: the funnel on layer 2, in the fourth row, in the middle, makes 14.',
    ]);
    expect(verdictOf(lastRound(logOf('throw: 1 1 1', '= time-out')), viewOf({ judged: NOWHERE }), [], name)).toEqual([
      'No funnel makes 3: NERGENS would have been right.',
    ]);
    expect(verdictOf(lastRound(logOf('throw: 1 1 1', '1: stop @2000 seen 4')), viewOf(), [], name)).toEqual([]);
  });

  it('lays sealed calls open with their watches, the quickest first', () => {
    const players = viewOf().players.map((player) => ({
      ...player,
      last: player.seat === 1 ? 'call nowhere in 9000' : 'call 322 in 5200',
    }));
    const judged = { wanted: 14, pointed: '322', sum: 14, missed: null };
    const view = viewOf({ pace: 'ticks', step: 'tick', players, judged });
    expect(callIn('call 322 in 5200')).toEqual({ cell: '322', millis: 5200 });
    expect(traysOf(view).map(({ round }) => round)).toEqual([
      'nowhere in 9.00 s',
      'in the fourth row, in the middle: 5.20 s',
    ]);
    expect(verdictOf(lastRound(logOf('throw: 3 5 6', '= reveal', '= right 2')), view, [], name)).toEqual([
      'Tom: 5.20 s on the watch.',
      'Mia: 9.00 s on the watch.',
    ]);
  });
});
