import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/index.svelte';
import type { LogLine } from '../../protocol/messages';
import type { Shown } from '../../boards/pyramid/view';
import { verdictOf } from './verdict';
import { callIn, facesInto, lastRound, sumInto, traysOf, type KuhView } from './view';

const DICE: Shown[] = [
  { cell: '422', colour: 'pearl', faces: [3, null, null] },
  { cell: '332', colour: 'pearl', faces: [null, 5, null] },
  { cell: '323', colour: 'pearl', faces: [null, null, 6] },
];
const logOf = (...lines: string[]): LogLine[] => lines.map((text) => ({ text, seat: null }));
const name = (seat: number) => ['Mia', 'Tom'][seat - 1] ?? '';

function viewOf(change: Partial<KuhView> = {}): KuhView {
  const players = [1, 2].map((seat) => ({ seat, dice: 30, done: false, last: null }));
  return {
    pace: 'live',
    step: 'ready',
    round: 1,
    roller: 2,
    throw: null,
    clock: 0,
    deadline: null,
    patience: 45_000,
    events: 9,
    caller: null,
    pointed: null,
    dice: DICE,
    funnels: ['322'],
    players,
    sealed: null,
    ...change,
  };
}

beforeAll(() => setLanguage('en'));

describe('a funnel', () => {
  it('has the sum of the three faces that look into it', () => {
    expect(facesInto('322')).toEqual([
      { cell: '422', side: 0 },
      { cell: '332', side: 1 },
      { cell: '323', side: 2 },
    ]);
    expect(sumInto('322', DICE)).toBe(14);
    expect(sumInto('322', DICE.slice(1))).toBeNull();
  });
});

describe('why who was first', () => {
  const press = (seat: number, pressed: number, tied?: number[]) => ({
    seat,
    audit: { arrived: pressed + 80, claimed: pressed, credit: 100, pressed, ...(tied && { tied }) },
  });

  it('is told by the times of the presses', () => {
    const round = lastRound(logOf('throw: 3 5 6', '1: stop @2000 seen 4', '1: point 322 @3000 seen 5', '= right 1'));
    expect(verdictOf(round, viewOf({ step: 'put' }), [press(1, 2000), press(2, 2100)], name)).toEqual([
      'Mia pressed STOP 2.00 s after seeing the throw.',
      'Tom pressed after 2.10 s.',
    ]);
  });

  it('says when the lot decided', () => {
    const round = lastRound(logOf('throw: 3 5 6', '2: nowhere @2010 seen 4', '= wrong 2'));
    expect(verdictOf(round, viewOf(), [press(2, 2010, [1, 2])], name)).toEqual([
      'Tom pressed NERGENS 2.01 s after seeing the throw.',
      'Mia and Tom pressed at practically the same moment, so the lot decided.',
      'There was one: the funnel at 322 makes 14.',
    ]);
  });
});

describe('a round', () => {
  it('shows the sum of a funnel that was wrong', () => {
    const round = lastRound(logOf('throw: 1 1 1', '1: stop @2000 seen 4', '1: point 322 @3000 seen 5', '= wrong 1'));
    expect(verdictOf(round, viewOf(), [], name)).toContain('The funnel at 322 makes 14, not 3.');
  });

  it('tells who did not point in time, and what nobody found', () => {
    expect(
      verdictOf(lastRound(logOf('throw: 1 1 1', '1: stop @2000 seen 4', '= wrong 1')), viewOf(), [], name),
    ).toContain('Mia did not point in time.');
    expect(verdictOf(lastRound(logOf('throw: 3 5 6', '= time-out')), viewOf(), [], name)).toEqual([
      'There was one: the funnel at 322 makes 14.',
    ]);
    expect(verdictOf(lastRound(logOf('throw: 1 1 1', '= time-out')), viewOf(), [], name)).toEqual([
      'No funnel makes 3: NERGENS would have been right.',
    ]);
    expect(verdictOf(lastRound(logOf('throw: 1 1 1', '1: stop @2000 seen 4')), viewOf(), [], name)).toEqual([]);
  });

  it('lays sealed calls open with their watches, the quickest first', () => {
    const players = viewOf().players.map((player) => ({
      ...player,
      last: player.seat === 1 ? 'call nowhere in 9000' : 'call 322 in 5200',
    }));
    const view = viewOf({ pace: 'ticks', step: 'tick', players });
    expect(callIn('call 322 in 5200')).toEqual({ cell: '322', millis: 5200 });
    expect(traysOf(view).map(({ round }) => round)).toEqual(['nowhere in 9.00 s', '322 in 5.20 s']);
    expect(verdictOf(lastRound(logOf('throw: 3 5 6', '= reveal', '= right 2')), view, [], name)).toEqual([
      'Tom: 5.20 s on the watch.',
      'Mia: 9.00 s on the watch.',
    ]);
  });
});
