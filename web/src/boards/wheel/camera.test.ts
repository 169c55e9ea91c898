import { expect, it } from 'vitest';
import { Follow, framing } from './camera';

const RADIUS = 1.5;
const distance = ({ x, y }: { x: number; y: number }, to: { x: number; y: number }) => Math.hypot(to.x - x, to.y - y);

it('the camera goes to a fall, nearer than to the wheel as a whole, and before where somebody builds', () => {
  const [axle, fell] = [4, { x: 1.2, y: -0.8 }];
  const there = { x: axle + fell.x, y: RADIUS + fell.y };
  const whole = framing(RADIUS, axle, null, null);
  const attended = framing(RADIUS, axle, null, fell);
  expect(distance(attended, there)).toBeLessThan(distance(whole, there) * 0.7);
  expect(attended.reach).toBeLessThan(whole.reach * 0.8);
  expect(framing(RADIUS, axle, { x: -1.5, y: 0 }, fell)).toEqual(attended);
  // What fell is in the picture, with room around it.
  expect(Math.max(Math.abs(there.x - attended.x), Math.abs(there.y - attended.y))).toBeLessThan(attended.reach * 0.7);
});

it('while somebody builds it comes nearer to that place, and the wheel stays in the picture', () => {
  const close = { x: -1.5, y: 0 };
  const near = framing(RADIUS, 0, close, null);
  expect(near.x).toBeLessThan(-0.3);
  expect(near.reach).toBeLessThan(framing(RADIUS, 0, null, null).reach);
  for (const side of [-RADIUS, RADIUS]) expect(Math.abs(side - near.x)).toBeLessThan(near.reach * 1.4);
});

it('it goes there softly, within a second, and then rests; where little is to move it is there at once', () => {
  const camera = new Follow(framing(RADIUS, 0, null, null));
  const goal = framing(RADIUS, 0, null, { x: 1.2, y: -0.8 });
  const from = camera.place(1).target;
  camera.look(goal, false);
  expect(camera.tick(1 / 60)).toBe(true);
  const [x] = camera.place(1).target;
  expect(x).toBeGreaterThan(from[0]);
  expect(x).toBeLessThan(goal.x / 2);
  for (let frame = 0; frame < 60; frame++) camera.tick(1 / 60);
  expect(camera.place(1).target[0]).toBeCloseTo(goal.x, 1);
  for (let frame = 0; frame < 60; frame++) camera.tick(1 / 60);
  expect(camera.tick(1 / 60)).toBe(false);
  expect(camera.place(1).target).toEqual([goal.x, goal.y, 0]);

  const still = new Follow(framing(RADIUS, 0, null, null));
  still.look(goal, true);
  expect(still.place(1).target).toEqual([goal.x, goal.y, 0]);
});
