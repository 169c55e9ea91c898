import { expect, it } from 'vitest';
import { Droop, hung, STRAIGHT } from './droop';

const after = (droop: Droop, frames: number, speed: number, free = true) => {
  let sag = STRAIGHT;
  for (let i = 0; i < frames; i++) sag = droop.follow((i * speed) / 60, 1 / 60, free);
  return sag;
};

it('a piece in the air droops a little, and hangs straight again once it touches something', () => {
  const droop = new Droop();
  const { pitch, lean } = after(droop, 60, 0);
  expect(pitch).toBeGreaterThan(0.05);
  expect(pitch).toBeLessThan(0.1);
  expect(lean).toBe(0);
  expect(after(droop, 60, 0, false).pitch).toBeLessThan(0.002);
});

it('it lags behind a hand that moves, to either side, and never far', () => {
  expect(after(new Droop(), 60, 2).lean).toBeLessThan(-0.03);
  expect(after(new Droop(), 60, -2).lean).toBeGreaterThan(0.03);
  expect(Math.abs(after(new Droop(), 60, 50).lean)).toBeLessThan(0.14);
});

it('nothing in the hand hangs not at all', () => {
  const droop = new Droop();
  after(droop, 30, 1);
  let sag = STRAIGHT;
  for (let i = 0; i < 90; i++) sag = droop.follow(null, 1 / 60, true);
  expect(sag.pitch).toBeLessThan(0.001);
});

it('it turns about where it is gripped: that stays, the far end sinks', () => {
  const pose = [0, 0, 0, 0, 0, 0, 1];
  const grip: [number, number, number] = [0, 0, 0.3];
  expect(hung(pose, grip, STRAIGHT)).toEqual(pose);
  const [x, y, z] = hung(pose, grip, { pitch: 0.1, lean: 0 });
  expect(x).toBeCloseTo(0);
  expect(y).toBeLessThan(-0.02);
  expect(z).toBeCloseTo(0, 2);
  expect(hung([...grip, 0, 0, 0, 1], grip, { pitch: 0.1, lean: 0.1 }).slice(0, 3)).toEqual(grip);
});
