/** Where the camera stands so that everything is in the picture. Angles, a zoom and a shift; no scene. */
import { add, azimuth, dot, scale, type Vector } from './geometry';
import type { Viewpoint } from './view';

const SIDE_ELEVATION = 0.9;
/** A little off the middle, so that the edges of the pyramid can be seen. */
const OFF_MIDDLE = 0.06;
/** Not quite upright, where left and right would lose their meaning. */
const ABOVE_ELEVATION = Math.PI / 2 - 0.004;
const LOWEST = 0.16;
/** How far somebody who stays at a side can lean to the left and to the right. */
export const LEAN = 0.5;
export const MAX_ZOOM = 4;
export const FIELD_OF_VIEW = 26;
const TURN_MS = 420;
/** Part of the picture that stays free at the edges. */
const AIR = 0.035;

export interface Angles {
  azimuth: number;
  elevation: number;
}

export interface Placing {
  position: Vector;
  target: Vector;
  up: Vector;
}

const smooth = (t: number) => t * t * (3 - 2 * t);
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
/** The shorter way round. */
const near = (angle: number, to: number) => to + Math.atan2(Math.sin(angle - to), Math.cos(angle - to));

export function anglesOf({ side, above, seated = false }: Viewpoint): Angles {
  return {
    azimuth: azimuth(side) + (above || seated ? 0 : OFF_MIDDLE),
    elevation: above ? ABOVE_ELEVATION : SIDE_ELEVATION,
  };
}

export class CameraRig {
  #now: Angles;
  #seated: boolean;
  #from: Angles | null = null;
  #goal: Angles;
  #since = 0;
  #zoom = 1;
  #shift: [right: number, up: number] = [0, 0];
  #reach: [right: number, up: number] = [1, 1];

  constructor(viewpoint: Viewpoint) {
    this.#now = this.#goal = anglesOf(viewpoint);
    this.#seated = viewpoint.seated ?? false;
  }

  get angles(): Angles {
    return this.#now;
  }

  /** Where a turn under way leads; turning by hand does not change it. */
  get goal(): Angles {
    return this.#goal;
  }

  get zoom(): number {
    return this.#zoom;
  }

  get moving(): boolean {
    return this.#from !== null;
  }

  /** Turns to a viewpoint; `animate` false is there at once. */
  look(viewpoint: Viewpoint, now: number, animate: boolean): void {
    const goal = anglesOf(viewpoint);
    this.#seated = viewpoint.seated ?? false;
    this.#goal = { ...goal, azimuth: near(goal.azimuth, this.#now.azimuth) };
    const there = Math.hypot(this.#goal.azimuth - this.#now.azimuth, this.#goal.elevation - this.#now.elevation) < 1e-6;
    this.#from = animate && !there ? this.#now : null;
    this.#since = now;
    this.#zoom = 1;
    this.#shift = [0, 0];
    if (!this.#from) this.#now = this.#goal;
  }

  tick(now: number): void {
    if (!this.#from) return;
    const part = smooth(clamp((now - this.#since) / TURN_MS, 0, 1));
    this.#now = {
      azimuth: this.#from.azimuth + (this.#goal.azimuth - this.#from.azimuth) * part,
      elevation: this.#from.elevation + (this.#goal.elevation - this.#from.elevation) * part,
    };
    if (part === 1) this.#from = null;
  }

  /** By hand: stops any turning. */
  orbit(by: Angles): void {
    this.#from = null;
    const middle = this.#goal.azimuth;
    const turned = this.#now.azimuth + by.azimuth;
    this.#now = {
      azimuth: this.#seated ? clamp(turned, middle - LEAN, middle + LEAN) : turned,
      elevation: clamp(this.#now.elevation + by.elevation, LOWEST, ABOVE_ELEVATION),
    };
  }

  /** Zooms by a factor, keeping what lies at (x, y) of the picture, -1 to 1, where it is. */
  zoomBy(factor: number, x = 0, y = 0): void {
    const before = this.#zoom;
    this.#zoom = clamp(before * factor, 1, MAX_ZOOM);
    const kept = 1 / before - 1 / this.#zoom;
    this.pan(x * kept, y * kept);
  }

  /** Shifts by parts of the picture at zoom 1. */
  pan(x: number, y: number): void {
    const most = 1 - 1 / this.#zoom;
    this.#shift = [clamp(this.#shift[0] + x, -most, most), clamp(this.#shift[1] + y, -most, most)];
  }

  /** The nearest place from which all points are in a picture of this shape, with zoom and shift applied. */
  place(points: readonly Vector[], aspect: number): Placing {
    const { azimuth: a, elevation: e } = this.#now;
    const right: Vector = [Math.cos(a), 0, -Math.sin(a)];
    const towards: Vector = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
    const up: Vector = [-Math.sin(a) * Math.sin(e), Math.cos(e), -Math.cos(a) * Math.sin(e)];
    const tall = Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * (1 - AIR);
    const wide = tall * aspect;
    // A point at depth c is inside while |r - shift| <= wide (distance - c); both edges bound the distance.
    const bound = (axis: Vector, slope: number) => {
      let plus = -Infinity;
      let minus = -Infinity;
      for (const point of points) {
        const c = dot(point, towards);
        plus = Math.max(plus, c + dot(point, axis) / slope);
        minus = Math.max(minus, c - dot(point, axis) / slope);
      }
      return { distance: (plus + minus) / 2, shift: ((plus - minus) / 2) * slope };
    };
    const level = bound(right, wide);
    const upright = bound(up, tall);
    const distance = Math.max(level.distance, upright.distance);
    const depth = Math.max(...points.map((point) => dot(point, towards)));
    this.#reach = [wide * (distance - depth * 0.5), tall * (distance - depth * 0.5)];
    const target = add(
      scale(right, level.shift + this.#shift[0] * this.#reach[0]),
      scale(up, upright.shift + this.#shift[1] * this.#reach[1]),
    );
    return { position: add(target, scale(towards, depth * 0.5 + (distance - depth * 0.5) / this.#zoom)), target, up };
  }
}
