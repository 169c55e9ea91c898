/** Where the camera stands: from the side with a little depth, after the wheel, nearer while somebody builds. */
export interface Framing {
  /** What is in the middle, in decimetres: along the table and above it. */
  x: number;
  y: number;
  /** What has to be in the picture around it, half of it. */
  reach: number;
}

export const FIELD_OF_VIEW = 28;
/** From how far to the right and above one looks, in radians, unless turned by hand. */
const AZIMUTH = 0.2;
const ELEVATION = 0.14;
const MAX_AZIMUTH = 1.45;
const MAX_ELEVATION = 1.2;
const MIN_ELEVATION = 0.02;
const MAX_ZOOM = 4;
const MIN_ZOOM = 0.6;
/** What is seen at once of the wheel at rest, in wheel radii, and while somebody builds, and where something falls. */
const WHOLE = 1.3;
const CLOSE = 1.02;
const ATTENDED = 0.98;
/** Seconds in which two thirds of a way are done. */
const SOFT = 0.22;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

interface Place {
  x: number;
  y: number;
}

/**
 * What is to be seen of a wheel whose axle is at `x`: where something falls before where somebody builds, both relative to
 * the axle, before all of it.
 */
export function framing(radius: number, x: number, close: Place | null, attended: Place | null): Framing {
  if (attended) return { x: x + attended.x * 0.5, y: radius + attended.y * 0.45, reach: radius * ATTENDED };
  if (!close) return { x, y: radius * 0.97, reach: radius * WHOLE };
  // Not quite to the place itself: one wants to see where the wheel will roll.
  return { x: x + close.x * 0.4, y: radius + close.y * 0.4, reach: radius * CLOSE };
}

export class Follow {
  #goal: Framing;
  #now: Framing;
  #azimuth = AZIMUTH;
  #elevation = ELEVATION;
  #zoom = 1;

  constructor(framing: Framing) {
    this.#goal = framing;
    this.#now = framing;
  }

  look(framing: Framing, atOnce: boolean): void {
    this.#goal = framing;
    if (atOnce) this.#now = framing;
  }

  /** Comes nearer to its goal; whether it is still on its way. */
  tick(seconds: number): boolean {
    const part = 1 - Math.exp(-seconds / SOFT);
    const step = (key: keyof Framing) => this.#now[key] + (this.#goal[key] - this.#now[key]) * part;
    this.#now = { x: step('x'), y: step('y'), reach: step('reach') };
    const left =
      Math.abs(this.#goal.x - this.#now.x) +
      Math.abs(this.#goal.y - this.#now.y) +
      Math.abs(this.#goal.reach - this.#now.reach);
    if (left > 0.004) return true;
    this.#now = this.#goal;
    return false;
  }

  orbit(azimuth: number, elevation: number): void {
    this.#azimuth = clamp(this.#azimuth + azimuth, -MAX_AZIMUTH, MAX_AZIMUTH);
    this.#elevation = clamp(this.#elevation + elevation, MIN_ELEVATION, MAX_ELEVATION);
  }

  zoom(factor: number): void {
    this.#zoom = clamp(this.#zoom * factor, MIN_ZOOM, MAX_ZOOM);
  }

  home(): void {
    this.#azimuth = AZIMUTH;
    this.#elevation = ELEVATION;
    this.#zoom = 1;
  }

  place(aspect: number): { position: [number, number, number]; target: [number, number, number] } {
    const { x, y, reach } = this.#now;
    const tall = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
    const far = reach / (tall * Math.min(1, aspect)) / this.#zoom;
    const level = Math.cos(this.#elevation) * far;
    return {
      position: [
        x + Math.sin(this.#azimuth) * level,
        Math.max(0.15, y + Math.sin(this.#elevation) * far),
        Math.cos(this.#azimuth) * level,
      ],
      target: [x, y, 0],
    };
  }
}
