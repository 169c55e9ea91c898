/** The player's own hand: where it is drawn to, how it turns the piece, and when it lets go. */
import { Euler, Quaternion } from 'three';
import { colourOf, type Lie } from '../../boards/wheel/kit';
import type { Hand } from '../../boards/wheel/engine';
import type { Source } from '../../boards/wheel/show';

/** How the axes of a piece go in each lie, at the bottom of the wheel; as the placements of the engine. */
const ROUND: Record<Lie, [number, number, number]> = {
  flat: [0, 900, 0],
  edge: [0, 900, 0],
  across: [900, 0, 0],
  upright: [0, 0, 0],
};
const SLAB: Record<Lie, [number, number, number]> = {
  flat: [900, 0, 900],
  edge: [0, 0, 900],
  across: [0, 0, 0],
  upright: [0, 900, 900],
};

/** In front of the wheel, at the height of its axle, where every piece begins. */
const HOME: [number, number, number] = [0, 0, 1200];
/** Frames between two looks at where the hand is drawn to: fewer changes of speed make a shorter record. */
const BEAT = 2;
/** The other hand stays on the wheel for a moment after the piece is let go. */
const AFTER = 30;
/** Nearer to the axle than this, a piece keeps the direction it had, in tenths of a millimetre. */
const NEAR_AXLE = 350;
/** Nearer to the wheel than this the other hand takes hold of it, in tenths of a millimetre from its middle. */
const NEAR_WHEEL = 800;
const TENTH = Math.PI / 1800;

/** The rotation of a hand's angles, about the axes towards the viewer, to the right and up. */
export const quaternion = ([z, x, y]: readonly [number, number, number]) =>
  new Quaternion().setFromEuler(new Euler(x * TENTH, y * TENTH, z * TENTH, 'ZXY'));
const wrap = (tenths: number) => ((Math.round(tenths) % 3600) + 3600) % 3600;
const shortWay = (tenths: number) => ((tenths + 5400) % 3600) - 1800;

export class Carried implements Source {
  /** Where the hand is drawn to, in tenths of a millimetre from the axle. */
  goal: [x: number, y: number, z: number] = [...HOME];
  lie: Lie = 'flat';
  /** Degrees, clockwise and about the upright. */
  tilt = 0;
  skew = 0;
  /** Whether the other hand is ready to hold the wheel, which it does once the piece comes near. */
  hold = true;
  readonly #round: boolean;
  readonly #reach: number;
  #now: Hand = { at: [...HOME], turn: [0, 0, 0], grip: true, hold: false };
  #step = { at: [0, 0, 0], turn: [0, 0, 0] };
  #beat = 0;
  /** Degrees clockwise from the bottom of the wheel: the way the piece faces the rim. */
  #facing: number;
  #gone: number | null = null;

  constructor(piece: string, facing: number, reach: number) {
    const colour = colourOf(piece);
    this.#round = colour === 'yellow' || colour === 'starter';
    this.#facing = facing;
    this.#reach = reach;
  }

  get released(): boolean {
    return this.#gone !== null;
  }

  /** Where the hand is now. */
  get now(): Hand {
    return this.#now;
  }

  move(dx: number, dy: number): void {
    this.#draw([this.goal[0] + dx, this.goal[1] + dy, this.goal[2]]);
  }

  push(dz: number): void {
    this.#draw([this.goal[0], this.goal[1], this.goal[2] + dz]);
  }

  #draw(goal: [number, number, number]): void {
    const within = (value: number) => Math.min(this.#reach, Math.max(-this.#reach, value));
    this.goal = [within(goal[0]), within(goal[1]), Math.min(1600, Math.max(-400, goal[2]))];
  }

  letGo(): void {
    this.#gone ??= 0;
  }

  next(): Hand | null {
    if (this.#gone !== null) {
      const hold = this.hold && this.#gone < AFTER;
      this.#gone += 1;
      return this.#gone > 1 && !hold ? null : { ...this.#now, grip: false, hold };
    }
    if (this.#beat === 0) this.#look();
    this.#beat = (this.#beat + 1) % BEAT;
    const at = this.#now.at.map((x, i) => x + (this.#step.at[i] ?? 0)) as [number, number, number];
    const turn = this.#now.turn.map((x, i) => wrap(x + (this.#step.turn[i] ?? 0))) as [number, number, number];
    this.#now = { at, turn, grip: true, hold: this.hold && at[2] < NEAR_WHEEL };
    return this.#now;
  }

  /** Plans the next frames towards where the hand is drawn to. */
  #look(): void {
    const [x, y] = this.goal;
    if (Math.hypot(x, y) > NEAR_AXLE) this.#facing = (Math.atan2(-x, -y) * 180) / Math.PI;
    const turn = this.#angles();
    this.#step = {
      at: this.goal.map((goal, i) => Math.trunc((Math.round(goal) - (this.#now.at[i] ?? 0)) / BEAT)),
      turn: turn.map((goal, i) => Math.trunc(shortWay(goal - (this.#now.turn[i] ?? 0)) / BEAT)),
    };
  }

  #angles(): [number, number, number] {
    const facing = quaternion([-10 * (this.#facing + this.tilt), 0, 10 * this.skew]);
    const turned = facing.multiply(quaternion((this.#round ? ROUND : SLAB)[this.lie]));
    const { x, y, z } = new Euler().setFromQuaternion(turned, 'ZXY');
    return [wrap(z / TENTH), wrap(x / TENTH), wrap(y / TENTH)];
  }
}
