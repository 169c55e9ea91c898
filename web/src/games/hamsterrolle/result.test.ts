import { expect, it } from 'vitest';
import { highlightsOf, playedIn } from './result';

const LINES = [
  'throw: 1',
  '1: place red1 in 3 flat',
  '= built 3; rolled -81234; wheel a',
  '2: place blue3 in 4 flat +20',
  '= back; fell blue3 red1; rolled 12000; wheel b',
  '1: sit',
  '2: place green3 by hand xyz',
  '= built 5; fell red1; alone blue2; rolled 500; wheel c',
  '1: place blue1 in 5 flat',
  '= built 5; rolled -3400; wheel d',
  '2: pass blue1 in 6 flat',
  '= built 6; rolled 100; wheel e',
  '1: place green1 in 6 flat',
  '= back; fell green1 red1; rolled -9; wheel f',
];

it('every turn is told with what came of it', () => {
  expect(playedIn(LINES).map(({ seat, fell, rolled, built }) => [seat, fell.length, rolled, built])).toEqual([
    [1, 0, 81.234, true],
    [2, 2, 12, false],
    [2, 1, 0.5, true],
    [1, 0, 3.4, true],
    [2, 0, 0.1, true],
    [1, 2, 0.009, false],
  ]);
});

it('of a game are told its turns, its falls, its greatest crash, and the own steadiest turn', () => {
  const { turns, falls, crash, steadiest } = highlightsOf(LINES, [1]);
  expect([turns, falls]).toEqual([6, 5]);
  expect([crash?.seat, crash?.piece, crash?.lines.length]).toEqual([2, 'blue3', 3]);
  expect([steadiest?.piece, steadiest?.rolled]).toEqual(['blue1', 3.4]);
});

it('of a game in which nothing fell, and of one who only watched, that is not told', () => {
  const { crash, steadiest, falls } = highlightsOf(LINES.slice(0, 3), []);
  expect([crash, steadiest, falls]).toEqual([null, null, 0]);
});
