/** The player's own hand: where it is drawn to, how it turns the piece, and when it lets go. */
import { Euler, Quaternion, Vector3 } from 'three';
import { colourOf, COLOURS, type Kit, type Lie } from '../../boards/wheel/kit';
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
/** How far in front of the wheel a piece hangs that is not over it. */
const FRONT = 900;
/** How far in and out it can be drawn from the middle of the wheel, in tenths of a millimetre. */
const DEEPEST = 400;
/** Farther out than this, in parts of the wheel's radius, a piece is drawn out of it. */
const BESIDE = 1.12;
/** What is left between a piece and the rim, in tenths of a millimetre: a hand lays down, it does not press. */
const GAP = 10;
/** The quickest, in tenths of a millimetre a frame; the simulated hand is a little quicker. */
const SPEED = 110;
/** A hand that still goes somewhere passes in front of the wheel: it reaches in after so many frames of calm. */
export const CALM = 9;
/** And later where nobody may build: it is most likely on its way. */
export const ON_THE_WAY = 40;
const STIR = 25;
/** A way that is longer than this, in tenths of a millimetre, leads out of the wheel first if the piece came from the stock. */
const FAR = 300;
/** Where nobody counts the seconds, a hand that has not moved for so many frames is not moved on. */
const THINKS = 90;
/** Frames between two looks at where the hand is drawn to: fewer changes of speed make a shorter record. */
const BEAT = 2;
/** The other hand stays on the wheel for a moment after the piece is let go. */
const AFTER = 30;
/** Nearer to the axle than this, a piece keeps the direction it had, in tenths of a millimetre. */
const NEAR_AXLE = 350;
/** Tenths of a millimetre in a decimetre. */
const TENTHS = 1000;
const TENTH = Math.PI / 1800;

/** The rotation of a hand's angles, about the axes towards the viewer, to the right and up. */
export const quaternion = ([z, x, y]: readonly [number, number, number]) =>
  new Quaternion().setFromEuler(new Euler(x * TENTH, y * TENTH, z * TENTH, 'ZXY'));
const wrap = (tenths: number) => ((Math.round(tenths) % 3600) + 3600) % 3600;
const shortWay = (tenths: number) => ((tenths + 5400) % 3600) - 1800;

/** The sizes that a hand has to know. */
export type Sizes = Pick<Kit, 'inner' | 'radius' | 'width' | 'pieces' | 'reach'>;

export class Carried implements Source {
  /** How it lies. */
  lie: Lie = 'flat';
  /** Whether the other hand is ready to hold the wheel, which it does once the piece touches something. */
  hold = true;
  /** Whether wheel or pieces were touched. */
  touching = false;
  /** Time stands still: somebody reads. */
  paused = false;
  /** Time does not begin before the player has moved it. */
  waits = false;
  /** Nobody counts the seconds: time is for what moves. */
  unhurried = false;
  /** It is drawn straight from the stock: what lies on a longer way is passed in front, and not swept along. */
  roams = false;
  /** After how many frames of calm it reaches in with the piece so; never where something is in the way. */
  patience: (pose: readonly number[]) => number = () => CALM;
  readonly #round: boolean;
  readonly #half: readonly number[];
  readonly #sizes: Sizes;
  /** Where it is drawn to in the plane of the wheel, in tenths of a millimetre from the axle. */
  #goal: [x: number, y: number] = [HOME[0], HOME[1]];
  /** Where it goes to once it is over the wheel, from its middle towards the viewer. */
  #depth = 0;
  /** Degrees, clockwise and about the upright. */
  #tilt = 0;
  #skew = 0;
  #moved = false;
  /** What the player last wished, and frames since then. */
  #wish = '';
  #idle = 0;
  /** Frames since it was drawn on. */
  #calm = 0;
  #arrived = false;
  #now: Hand = { at: [...HOME], turn: [0, 0, 0], grip: true, hold: false };
  #step = { at: [0, 0, 0], turn: [0, 0, 0] };
  #beat = 0;
  /** Degrees clockwise from the bottom of the wheel: the way the piece faces the rim. */
  #facing: number;
  #gone: number | null = null;

  constructor(piece: string, facing: number, sizes: Sizes) {
    const colour = colourOf(piece);
    this.#round = colour === 'yellow' || colour === 'starter';
    this.#half = sizes.pieces[COLOURS.indexOf(colour)]?.half ?? [0, 0, 0];
    this.#facing = facing;
    this.#sizes = sizes;
  }

  get released(): boolean {
    return this.#gone !== null;
  }

  /** Whether the player has done anything with it yet. */
  get moved(): boolean {
    return this.#moved;
  }

  /** Where the hand is now. */
  get now(): Hand {
    return this.#now;
  }

  /** Where it is drawn to. */
  get goal(): readonly [x: number, y: number, depth: number] {
    return [...this.#goal, this.#depth];
  }

  /** Draws it to a place: over the wheel it goes inside, to the middle of it, as soon as it is there. */
  to(x: number, y: number): void {
    const { reach } = this.#sizes;
    const within = (value: number) => Math.min(reach, Math.max(-reach, value));
    if (Math.hypot(x - this.#goal[0], y - this.#goal[1]) > STIR) this.#calm = 0;
    this.#goal = [within(x), within(y)];
    this.#moved = true;
  }

  move(dx: number, dy: number): void {
    this.to(this.#goal[0] + dx, this.#goal[1] + dy);
  }

  /** Whether it is drawn to beside the wheel. */
  get outside(): boolean {
    return Math.hypot(...this.#goal) >= this.#sizes.radius * TENTHS * BESIDE;
  }

  /** Over a compartment, so many degrees clockwise from the bottom. */
  hang(facing: number): void {
    this.#calm = 0;
    const angle = (facing * Math.PI) / 180;
    const far = this.#sizes.inner * TENTHS * 0.6;
    this.#goal = [-Math.sin(angle) * far, -Math.cos(angle) * far];
  }

  push(dz: number): void {
    this.#depth = Math.min(DEEPEST, Math.max(-DEEPEST, this.#depth + dz));
    this.#moved = true;
  }

  tilt(degrees: number): void {
    this.#tilt += degrees;
    this.#moved = true;
  }

  skew(degrees: number): void {
    this.#skew += degrees;
    this.#moved = true;
  }

  letGo(): void {
    this.#gone ??= 0;
  }

  /** None while time stands still, except on the way to where the piece hangs. */
  ready(): number {
    const wish = [...this.goal, this.#tilt, this.#skew, this.lie, this.hold, this.touching].join(' ');
    if (wish !== this.#wish) this.#idle = 0;
    this.#wish = wish;
    const stands =
      this.paused || (this.waits && !this.#moved) || (this.unhurried && this.#moved && this.#idle > THINKS);
    return stands && this.#gone === null && this.#arrived ? 0 : Infinity;
  }

  next(): Hand | null {
    if (this.#gone !== null) {
      const hold = this.hold && this.#gone < AFTER;
      this.#gone += 1;
      return this.#gone > 1 && !hold ? null : { ...this.#now, grip: false, hold };
    }
    this.#calm += 1;
    this.#idle += 1;
    if (this.#beat === 0) this.#look();
    this.#beat = (this.#beat + 1) % BEAT;
    const at = this.#now.at.map((x, i) => x + (this.#step.at[i] ?? 0)) as [number, number, number];
    const turn = this.#now.turn.map((x, i) => wrap(x + (this.#step.turn[i] ?? 0))) as [number, number, number];
    this.#now = { at, turn, grip: true, hold: this.hold && this.touching };
    return this.#now;
  }

  /** Plans the next frames towards where the hand is drawn to. */
  #look(): void {
    const [x, y] = this.#goal;
    if (Math.hypot(x, y) > NEAR_AXLE) this.#facing = (Math.atan2(-x, -y) * 180) / Math.PI;
    const turned = this.#turned();
    const way = this.#target(turned).map((goal, i) => goal - (this.#now.at[i] ?? 0));
    const far = Math.hypot(...way);
    const share = far > SPEED * BEAT ? (SPEED * BEAT) / far : 1;
    this.#arrived = far < 4;
    this.#step = {
      at: way.map((each) => Math.trunc(Math.round(each * share) / BEAT)),
      turn: anglesOf(turned).map((goal, i) => Math.trunc(shortWay(goal - (this.#now.turn[i] ?? 0)) / BEAT)),
    };
  }

  /** Where to go next: into the wheel only over it, and out of it only to the front. */
  #target(turned: Quaternion): [number, number, number] {
    const { inner, radius, width } = this.#sizes;
    const [x, y] = this.#goal;
    const far = Math.hypot(x, y);
    const over = far < radius * TENTHS * BESIDE;
    const angle = (this.#facing * Math.PI) / 180;
    const most = inner * TENTHS - this.#extent(turned, [-Math.sin(angle), -Math.cos(angle), 0]) - GAP;
    const free = (width / 2) * TENTHS + this.#extent(turned, [0, 0, 1]) + 20;
    const [nowX, nowY, nowZ] = this.#now.at;
    if (this.roams && nowZ < free && Math.hypot(x - nowX, y - nowY) > FAR) return [nowX, nowY, free];
    const inside = over || nowZ < free;
    const share = inside && far > most ? most / far : 1;
    const isThere = () =>
      Math.hypot(nowX, nowY) < most + 2 * GAP &&
      this.#calm > CALM &&
      this.#calm > this.patience([nowX / TENTHS, nowY / TENTHS, this.#depth / TENTHS, ...turned.toArray()]);
    const reaches = over && (nowZ < free || isThere());
    const z = !over ? FRONT : reaches ? this.#depth : Math.max(free, Math.min(nowZ, FRONT));
    return [x * share, y * share, z];
  }

  /** Half of how much room the piece takes in a direction, in tenths of a millimetre. */
  #extent(turned: Quaternion, [x, y, z]: [number, number, number]): number {
    const { x: a, y: b, z: c } = new Vector3(x, y, z).applyQuaternion(turned.clone().invert());
    return [a, b, c].reduce((sum, part, i) => sum + Math.abs(part) * (this.#half[i] ?? 0) * TENTHS, 0);
  }

  #turned(): Quaternion {
    const facing = quaternion([-10 * (this.#facing + this.#tilt), 0, 10 * this.#skew]);
    return facing.multiply(quaternion((this.#round ? ROUND : SLAB)[this.lie]));
  }
}

function anglesOf(turned: Quaternion): [number, number, number] {
  const { x, y, z } = new Euler().setFromQuaternion(turned, 'ZXY');
  return [wrap(z / TENTH), wrap(x / TENTH), wrap(y / TENTH)];
}
