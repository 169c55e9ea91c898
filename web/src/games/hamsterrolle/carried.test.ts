import { expect, it } from 'vitest';
import type { Block } from '../../boards/wheel/kit';
import { Carried, ON_THE_WAY, type Sizes } from './carried';

const block = (colour: Block['colour'], ...half: [number, number, number]): Block => ({
  colour,
  shape: 'slab',
  half,
  grams: 9,
});
const SIZES: Sizes = {
  inner: 1.72,
  radius: 1.8,
  width: 0.6,
  reach: 5000,
  pieces: [
    block('red', 0.3, 0.2, 0.05),
    block('green', 0.3, 0.1, 0.1),
    block('blue', 0.375, 0.06, 0.06),
    block('orange', 0.25, 0.25, 0.04),
    block('purple', 0.15, 0.15, 0.15),
    block('white', 0.375, 0.125, 0.04),
    block('yellow', 0.1, 0.3, 0.1),
    block('starter', 0.16, 0.275, 0.16),
  ],
};
const carried = (piece: string, facing = 0) => new Carried(piece, facing, SIZES);

function run(hand: Carried, frames: number) {
  let last = hand.now;
  for (let i = 0; i < frames; i++) last = hand.next() ?? last;
  return last;
}

it('the hand follows in whole numbers, two equal frames at a time, no quicker than a hand', () => {
  const hand = carried('red1', 60);
  hand.to(-1000, -501);
  const first = hand.next();
  const second = hand.next();
  const way = (at: readonly number[] = []) => at.map((x, i) => x - ([0, 0, 1200][i] ?? 0));
  expect(way(second?.at)).toEqual(way(first?.at).map((x) => 2 * x));
  expect(Math.hypot(...way(first?.at))).toBeLessThanOrEqual(111);
  expect(run(hand, 9).at.every(Number.isInteger)).toBe(true);
});

it('over the wheel a piece is inside, in the middle of its depth', () => {
  const hand = carried('purple1');
  hand.to(-500, -800);
  expect(run(hand, 60).at).toEqual([-500, -800, 0]);
  // A tap does as much.
  const tapped = carried('purple1');
  tapped.hang(60);
  const [x, y, z] = run(tapped, 60).at;
  expect(Math.hypot(x + 893.7, y + 516)).toBeLessThan(2);
  expect(z).toBe(0);
  expect(tapped.moved).toBe(false);
});

it('on its way it passes in front of what lies in the wheel, and reaches in when it is there', () => {
  const hand = carried('purple1');
  for (let y = -2500; y < -500; y += 60) {
    hand.to(0, y);
    run(hand, 2);
    expect(hand.now.at[2]).toBeGreaterThan(440);
  }
  expect(run(hand, 40).at[2]).toBe(0);
  // Once inside it stays inside, and pushes what is in its way.
  for (let x = 0; x < 600; x += 60) {
    hand.to(x, -600);
    expect(run(hand, 2).at[2]).toBe(0);
  }
});

it('it is laid down before the rim, and is not pressed through it', () => {
  const hand = carried('purple1');
  hand.to(0, -1790);
  const [x, y, z] = run(hand, 120).at;
  expect([x, z]).toEqual([0, 0]);
  // Half a cube and a millimetre are left.
  expect(y).toBe(-(1720 - 150 - 10));
});

it('it comes in from the front and leaves to the front, never through the rim', () => {
  const hand = carried('red1');
  const seen: number[][] = [];
  const go = (x: number, y: number) => {
    hand.to(x, y);
    for (let i = 0; i < 120; i++) seen.push([...(hand.next()?.at ?? [])]);
  };
  go(-3000, 0);
  expect(hand.now.at).toEqual([-3000, 0, 900]);
  go(-1500, 0);
  expect(hand.now.at[2]).toBe(0);
  go(-3000, -500);
  expect(hand.now.at[2]).toBe(900);
  for (const [x = 0, y = 0, z = 0] of seen) if (z < 450) expect(Math.hypot(x, y)).toBeLessThan(1720);
});

it('drawn from the stock it passes what lies on its way in front; in the hand it is moved within the wheel', () => {
  const sweep = (roams: boolean) => {
    const hand = carried('red1');
    hand.roams = roams;
    hand.to(-1300, 0);
    run(hand, 120);
    expect(hand.now.at[2]).toBe(0);
    hand.to(0, -1300);
    const way = Array.from({ length: 60 }, () => [...(hand.next()?.at ?? [])]);
    const middle = way.filter(([x = 0, y = 0]) => Math.hypot(x + 1300, y) > 400 && Math.hypot(x, y + 1300) > 400);
    expect(middle.length).toBeGreaterThan(0);
    run(hand, 120);
    expect(hand.now.at[2]).toBe(0);
    return Math.min(...middle.map(([, , z = 0]) => z));
  };
  expect(sweep(true)).toBeGreaterThan(450);
  expect(sweep(false)).toBe(0);
});

it('a piece keeps facing the rim, wherever it is drawn to', () => {
  const hand = carried('green1');
  // Flat at the bottom is turned as the engine turns a placement there.
  hand.to(0, -1500);
  expect(run(hand, 200).turn).toEqual([900, 0, 900]);
  // At the left, a quarter of the way round clockwise, it is turned on by as much.
  hand.to(-1500, 0);
  expect(run(hand, 400).turn).toEqual([0, 0, 900]);
  hand.tilt(15);
  expect(run(hand, 100).turn).toEqual([3450, 0, 900]);
});

it('it stays within reach, and its depth within the wheel', () => {
  const hand = carried('blue1');
  hand.to(99_999, -99_999);
  hand.push(99_999);
  expect(hand.goal).toEqual([5000, -5000, 400]);
});

it('the other hand takes hold when something is touched, and stays a moment after the piece is let go', () => {
  const hand = carried('blue1');
  hand.to(0, -500);
  expect(run(hand, 200).hold).toBe(false);
  hand.touching = true;
  expect(hand.next()?.hold).toBe(true);
  hand.letGo();
  const after = Array.from({ length: 40 }, () => hand.next());
  expect(after[0]).toMatchObject({ grip: false, hold: true });
  expect(after.filter((frame) => frame?.hold)).toHaveLength(30);
  expect(after.at(-1)).toBeNull();
});

it('without a hand on the wheel, letting go is a single frame', () => {
  const hand = carried('blue1');
  hand.hold = false;
  hand.letGo();
  expect(hand.next()).toMatchObject({ grip: false, hold: false });
  expect(hand.next()).toBeNull();
});

it('time stands still while somebody reads, once the piece hangs where it should, but not when the hand is open', () => {
  const hand = carried('blue1');
  hand.hang(30);
  hand.paused = true;
  expect(hand.ready()).toBe(Infinity);
  run(hand, 100);
  expect(hand.ready()).toBe(0);
  hand.paused = false;
  expect(hand.ready()).toBe(Infinity);
  hand.paused = true;
  hand.letGo();
  expect(hand.ready()).toBe(Infinity);
});

it('time begins with the first touch, where it waits for that', () => {
  const hand = carried('blue1');
  hand.waits = true;
  hand.hang(30);
  run(hand, 100);
  expect(hand.ready()).toBe(0);
  hand.move(1, 0);
  expect(hand.ready()).toBe(Infinity);
});

it('where nobody counts the seconds, time is only for what moves', () => {
  const hand = carried('purple1');
  hand.unhurried = true;
  hand.to(-500, -800);
  const shown = () => {
    let frames = 0;
    while (hand.ready() > 0 && frames < 1000) {
      hand.next();
      frames += 1;
    }
    return frames;
  };
  expect(shown()).toBeLessThan(400);
  expect(hand.now.at).toEqual([-500, -800, 0]);
  expect(shown()).toBe(0);
  // Whatever the player does is seen.
  for (const act of [() => hand.tilt(15), () => hand.push(50), () => (hand.lie = 'edge'), () => (hand.hold = false)]) {
    act();
    expect(shown()).toBeGreaterThan(50);
  }
  hand.letGo();
  expect(hand.ready()).toBe(Infinity);
});

it('where something is in the way it stays in front, and reaches in where there is room', () => {
  const hand = carried('purple1');
  hand.patience = ([x = 0]) => (x > -0.4 ? Infinity : 0);
  hand.to(0, -900);
  expect(run(hand, 120).at[2]).toBeGreaterThan(400);
  hand.to(-600, -900);
  expect(run(hand, 60).at[2]).toBe(0);
  // Once inside it pushes what is in its way.
  hand.to(0, -900);
  expect(run(hand, 60).at[2]).toBe(0);
});

it('where nobody may build it is on its way, and waits longer before it reaches in', () => {
  const hand = carried('purple1');
  hand.patience = () => ON_THE_WAY;
  hand.to(0, -900);
  expect(run(hand, ON_THE_WAY).at[2]).toBeGreaterThan(400);
  expect(run(hand, 60).at[2]).toBe(0);
});

it('what was drawn beside the wheel hangs over it again, and goes in from there', () => {
  const hand = carried('purple1');
  hand.to(-4000, 300);
  run(hand, 90);
  expect(hand.outside).toBe(true);
  hand.hang(60);
  expect(hand.outside).toBe(false);
  const { at } = run(hand, 200);
  expect(Math.hypot(at[0], at[1])).toBeLessThan(SIZES.inner * 1000);
  expect(at[2]).toBe(0);
});
