/** Dice that tumble over the felt and come to rest on the outcome they were given. */
import { Quaternion, Vector3 } from 'three';
import { bodyDirection } from './geometry';
import type { Pose } from './motions';

export const THROW_MS = 950;
const STAGGER_MS = 70;

/** Radius of the felt, in die edges. */
export const FELT_RADIUS = 3.1;

/** Fixed numbers in 0..1 for a seed: the same throw always looks the same. */
function chance(seed: number, n: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(n + 1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x27d4eb2d);
  return ((h ^ (h >>> 13)) >>> 0) / 2 ** 32;
}

export function seedOf(id: string | number): number {
  return [...String(id)].reduce((seed, letter) => Math.imul(seed, 31) + letter.charCodeAt(0), 7);
}

const Y = new Vector3(0, 1, 0);

/** A die lying flat with this value up, before it is turned around the upright axis. */
function lying(value: number): Quaternion {
  const [x, y, z] = bodyDirection(value);
  return new Quaternion().setFromUnitVectors(new Vector3(x, y, z), Y);
}

/** How high the middle of a turned die is when it touches the ground. */
function support(turn: Quaternion): number {
  const reach = (v: Vector3) => Math.abs(v.applyQuaternion(turn).y);
  return 0.5 * (reach(new Vector3(1, 0, 0)) + reach(new Vector3(0, 1, 0)) + reach(new Vector3(0, 0, 1)));
}

/** Pose on the felt, in the room, around its middle; `time` in milliseconds since the throw. */
export function thrownPose(index: number, count: number, value: number, seed: number, time: number, out: Pose): void {
  const rnd = (n: number) => chance(seed, index * 16 + n);
  const part = Math.min(1, Math.max(0, (time - index * STAGGER_MS) / (THROW_MS - (count - 1) * STAGGER_MS)));
  const run = 1 - (1 - part) ** 2.4;

  const spread = count === 1 ? 0 : 1.35;
  const angle = (index / count) * 2 * Math.PI + chance(seed, 99) * 2 * Math.PI;
  const endX = Math.sin(angle) * spread + (rnd(1) - 0.5) * 0.3;
  const endZ = Math.cos(angle) * spread + (rnd(2) - 0.5) * 0.3;
  const startX = endX * 0.4 + (rnd(3) - 0.5) * 1.5;
  const startZ = FELT_RADIUS + 2.4;
  const x = startX + (endX - startX) * run;
  const z = startZ + (endZ - startZ) * run;

  const rest = new Quaternion().setFromAxisAngle(Y, (rnd(4) - 0.5) * 2).multiply(lying(value));
  // It rolls the way it travels: the axis lies across the path.
  const across = new Vector3(endX - startX, 0, endZ - startZ).normalize().cross(Y).negate();
  across.x += (rnd(5) - 0.5) * 0.7;
  across.y += (rnd(6) - 0.5) * 0.5;
  const turns = (1.75 + rnd(7)) * 2 * Math.PI;
  out.turn.setFromAxisAngle(across.normalize(), -turns * (1 - run)).multiply(rest);

  const bounce = Math.abs(Math.cos(part * Math.PI * 3.5)) * 2.6 * (1 - part) ** 2.2;
  out.at.set(x, support(out.turn) + bounce, z);
  out.size = 1;
}
