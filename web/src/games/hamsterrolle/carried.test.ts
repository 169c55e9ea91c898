import { expect, it } from 'vitest';
import { Carried } from './carried';

const REACH = 5000;

function run(hand: Carried, frames: number) {
  let last = hand.now;
  for (let i = 0; i < frames; i++) last = hand.next() ?? last;
  return last;
}

it('the hand follows in whole numbers, two equal frames at a time', () => {
  const hand = new Carried('red1', 60, REACH);
  hand.move(-1000, -501);
  const first = hand.next();
  const second = hand.next();
  expect(first?.at).toEqual([-500, -250, 1200]);
  expect(second?.at).toEqual([-1000, -500, 1200]);
  expect(run(hand, 4).at.every(Number.isInteger)).toBe(true);
});

it('a piece keeps facing the rim, wherever it is drawn to', () => {
  const hand = new Carried('green1', 0, REACH);
  // Flat at the bottom is turned as the engine turns a placement there.
  hand.move(0, -1500);
  expect(run(hand, 200).turn).toEqual([900, 0, 900]);
  // At the left, a quarter of the way round clockwise, it is turned on by as much.
  hand.move(-1500, 1500);
  expect(run(hand, 400).turn).toEqual([0, 0, 900]);
  hand.tilt = 15;
  expect(run(hand, 100).turn).toEqual([3450, 0, 900]);
});

it('it stays within reach', () => {
  const hand = new Carried('blue1', 0, REACH);
  hand.move(99_999, -99_999);
  hand.push(99_999);
  expect(hand.goal).toEqual([REACH, -REACH, 1600]);
});

it('the other hand takes hold when the piece is near, and stays a moment after it is let go', () => {
  const hand = new Carried('blue1', 0, REACH);
  expect(hand.next()?.hold).toBe(false);
  hand.push(-1200);
  expect(run(hand, 200).hold).toBe(true);
  hand.letGo();
  const after = Array.from({ length: 40 }, () => hand.next());
  expect(after[0]).toMatchObject({ grip: false, hold: true });
  expect(after.filter((frame) => frame?.hold)).toHaveLength(30);
  expect(after.at(-1)).toBeNull();
});

it('without a hand on the wheel, letting go is a single frame', () => {
  const hand = new Carried('blue1', 0, REACH);
  hand.hold = false;
  hand.letGo();
  expect(hand.next()).toMatchObject({ grip: false, hold: false });
  expect(hand.next()).toBeNull();
});
