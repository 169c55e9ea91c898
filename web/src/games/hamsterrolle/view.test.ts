import { expect, it } from 'vitest';
import type { HamsterrolleView } from '../../protocol/views';
import {
  actionOf,
  aimAt,
  builtSince,
  contents,
  cutShort,
  droppedInVain,
  piecesFor,
  piles,
  heardIn,
  stocksNow,
  targetsOf,
  tipsFor,
  verbsOf,
  withWheel,
  type Ways,
} from './view';

it('an aim is written as the rules read it', () => {
  expect(actionOf('place', 'red1', aimAt(3))).toBe('place red1 in 3 flat up 1');
  expect(
    actionOf('pass', 'blue2', { compartment: 12, offset: -35, height: 0, depth: -5, lie: 'edge', tilt: 10, skew: 0 }),
  ).toBe('pass blue2 in 12 edge -35 out -5 tilt 10');
  expect(actionOf('drop', 'starter', { ...aimAt(1), offset: 20 })).toBe('drop starter in 1 flat +20 up 1');
});

it('a game on another wheel is simulated with that one, and a setup only names it', () => {
  const setup = { game: 'hamsterrolle', options: [], sheets: [{ name: 'mine.toml', text: '' }] };
  expect(withWheel(setup, { own_wheel: '[wheel]' }).sheets).toEqual([{ name: 'wheel.toml', text: '[wheel]' }]);
  expect(withWheel(setup, { own_wheel: null })).toEqual({ game: 'hamsterrolle', options: [] });
});

it('pieces of a colour lie together', () => {
  expect(piles(['red1', 'yellow2', 'red3'])).toEqual([
    { colour: 'red', compartment: null, pieces: ['red1', 'red3'] },
    { colour: 'yellow', compartment: null, pieces: ['yellow2'] },
  ]);
});

it('in the wheel, pieces of a colour are told apart by where they lie', () => {
  const places: Record<string, number> = { red1: 3, red2: 2, blue1: 3 };
  expect(piles(['red1', 'red2', 'blue1'], (piece) => places[piece] ?? null)).toEqual([
    { colour: 'red', compartment: 2, pieces: ['red2'] },
    { colour: 'red', compartment: 3, pieces: ['red1'] },
    { colour: 'blue', compartment: 3, pieces: ['blue1'] },
  ]);
});

const lying = (piece: string, compartment: number) => ({
  piece,
  compartment,
  at: [0, 0, 0] as [number, number, number],
  turn: [0, 0, 0, 1] as [number, number, number, number],
});

/** Red goes ahead only, purple nowhere; the starter may be passed and blue moved. */
const WAYS: Ways = {
  own: ['red1', 'green1', 'purple1'],
  builds: [
    { piece: 'red1', to: [4, 5] },
    { piece: 'green1', to: [3, 4, 5] },
  ],
  passes: [{ piece: 'starter', to: [2, 3, 4, 12] }],
  shifts: ['blue2', 'white2'],
  pieces: [lying('starter', 1), lying('blue2', 3), lying('white2', 3)],
};
const NOTHING: Ways = { own: ['red1'], builds: [], passes: [], shifts: [], pieces: [] };

it('what can be done is what the table lists', () => {
  expect(verbsOf(WAYS)).toEqual(['place', 'pass', 'shift']);
  expect(verbsOf({ ...WAYS, passes: [] })).toEqual(['place', 'shift']);
  expect(verbsOf({ ...WAYS, builds: [], shifts: [] })).toEqual(['pass']);
  expect(verbsOf(NOTHING)).toEqual([]);
  expect(piecesFor(WAYS, 'place')).toEqual(['red1', 'green1']);
  expect(piecesFor(WAYS, 'pass')).toEqual(['starter']);
  expect(piecesFor(WAYS, 'shift')).toEqual(['blue2', 'white2']);
});

it('a piece goes where the table says, half-way round or all the way', () => {
  expect(targetsOf(WAYS, 'place', 'red1')).toEqual([4, 5]);
  expect(targetsOf(WAYS, 'pass', 'starter')).toEqual([2, 3, 4, 12]);
  expect(targetsOf(WAYS, 'shift', 'white2')).toEqual([3]);
  expect(targetsOf(WAYS, 'place', 'purple1')).toEqual([]);
});

it('before a piece is chosen, light falls where any may be built, or where those lie that can be taken', () => {
  expect(targetsOf(WAYS, 'place', null)).toEqual([4, 5, 3]);
  expect(targetsOf(WAYS, 'pass', null)).toEqual([1]);
  expect(targetsOf(WAYS, 'shift', null)).toEqual([3]);
  expect(targetsOf(NOTHING, 'place', null)).toEqual([]);
});

it('a piece that was dropped where it may not lie is told of, once and to its player', () => {
  const before = ['throw: 1', '2: place red2 in 3 flat up 1', '= built 3; rolled 0; wheel w'];
  const dropped = [...before, '1: drop red1 by hand x', '= back; fell red1 blue2; rolled 0; wheel w'];
  expect(droppedInVain(dropped, before.length, [1])).toBe('red1');
  // The turn may have been told before what came of it.
  expect(droppedInVain(dropped, before.length + 1, [1])).toBe('red1');
  expect(droppedInVain(dropped, before.length, [2])).toBeNull();
  expect(droppedInVain(dropped, dropped.length, [1])).toBeNull();
  expect(droppedInVain([...before, '1: drop red1 by hand x', '= built 4; rolled 0; wheel w'], 3, [1])).toBeNull();
  expect(droppedInVain([...before, '1: place red1 by hand x', '= back; fell red1; wheel w'], 3, [1])).toBeNull();
});

it('a turn that ends under the finger says why: something came down before the piece was let go', () => {
  const before = ['throw: 1', '2: place red2 in 3 flat up 1', '= built 3; rolled 0; wheel w'];
  const knocked = [...before, '1: place red1 by hand x', '= back; fell blue2; rolled 0; wheel w'];
  expect(cutShort(knocked, before.length, [1])).toBe(4);
  expect(cutShort(knocked, before.length + 1, [1])).toBe(4);
  expect(cutShort(knocked, before.length, [2])).toBeNull();
  expect(cutShort(knocked, knocked.length, [1])).toBeNull();
  // Whoever has let go sees the own piece fall.
  expect(cutShort([...before, '1: place red1 by hand x', '= back; fell red1 blue2; wheel w'], 3, [1])).toBeNull();
  expect(cutShort([...before, '1: place red1 by hand x', '= built 4; fell blue2; wheel w'], 3, [1])).toBeNull();
});

it('tips come before a piece is taken', () => {
  expect(tipsFor(['place', 'pass'], true)).toEqual(['wheel-carry', 'wheel-hold', 'wheel-legal']);
  expect(tipsFor(['place', 'shift'], false)).toEqual(['wheel-shift']);
});

it('what lies where is told compartment by compartment, around the bottom', () => {
  const view: Pick<HamsterrolleView, 'angle' | 'pieces'> = {
    angle: 31,
    pieces: [lying('starter', 1), lying('red1', 3), lying('blue1', 3)],
  };
  expect(contents(view)).toEqual([
    { compartment: 1, pieces: ['starter'] },
    { compartment: 3, pieces: ['red1', 'blue1'] },
  ]);
});

it('what is in a hand is in no stock, and what falls is in one at once', () => {
  const view = { stocks: [['red1', 'blue1'], ['green1']] } as HamsterrolleView;
  expect(stocksNow(view, null)).toBe(view.stocks);
  const under = { seat: 1, piece: 'blue1', fallen: [] as string[], stocks: null };
  expect(stocksNow(view, under)).toEqual([['red1'], ['green1']]);
  expect(stocksNow(view, { ...under, fallen: ['starter', 'blue1'] })).toEqual([
    ['red1', 'starter', 'blue1'],
    ['green1'],
  ]);
  // In teams one may build with a piece of the partner's.
  expect(stocksNow(view, { ...under, piece: 'green1', fallen: ['starter'] })).toEqual([
    ['red1', 'blue1', 'starter'],
    [],
  ]);
});

it('stocks are those before the turn on the screen, whatever the table knows by now', () => {
  const after = { stocks: [['red1', 'starter'], ['green1']] } as HamsterrolleView;
  const under = { seat: 1, piece: 'blue1', fallen: [] as string[], stocks: [['red1', 'blue1'], ['green1']] };
  expect(stocksNow(after, under)).toEqual([['red1'], ['green1']]);
  expect(stocksNow(after, { ...under, fallen: ['starter'] })).toEqual([['red1', 'starter'], ['green1']]);
});

it('what others did is said, with what came of it, and what is known is not', () => {
  const log = [
    'throw: 1',
    '1: place red1 in 3 flat',
    '= built 3; wheel w',
    '2: place blue1 by hand x',
    '= built 4; wheel w',
    '1: sit',
  ].map((text) => ({ text, seat: null }));
  expect(heardIn(log, 1, 6, [1]).map(({ text }) => text)).toEqual(['2: place blue1 by hand x', '= built 4; wheel w']);
  expect(heardIn(log, 4, 5, [1]).map(({ text }) => text)).toEqual(['= built 4; wheel w']);
  expect(heardIn(log, 1, 3, [1])).toEqual([]);
});

it('what was built since the own last turn stays marked, and what was taken back does not', () => {
  const lines = [
    'throw: 1',
    '1: place red1 in 3 flat',
    '= built 3; rolled 0; wheel w',
    '2: place blue1 by hand x',
    '= built 4; rolled 0; wheel w',
    '3: drop green1 by hand x',
    '= back; fell green1; rolled 0; wheel w',
  ];
  expect(builtSince(lines, 1)).toEqual(['red1', 'blue1']);
  expect(builtSince(lines, 2)).toEqual(['blue1']);
  expect(builtSince(lines.slice(0, 5), null)).toEqual(['blue1']);
  expect(builtSince(lines, null)).toEqual([]);
});
