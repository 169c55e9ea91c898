/** How a piece hangs from the hand that has it: its far end sinks a little, and it lags behind when it is moved. */
import { Quaternion, Vector3 } from 'three';

/** Radians: the far end down, and to the right at the bottom. */
export interface Sag {
  pitch: number;
  lean: number;
}

export const STRAIGHT: Sag = { pitch: 0, lean: 0 };

const PITCH = 0.075;
const MAX_LEAN = 0.13;
/** Radians for a decimetre a second. */
const PER_SPEED = 0.03;
/** Seconds in which two thirds of a way are done. */
const SOFT = 0.12;

export class Droop {
  #last: number | null = null;
  #sag = STRAIGHT;

  /** The piece is here along the table now; what touches something lies as that lets it. */
  follow(x: number | null, seconds: number, free: boolean): Sag {
    const speed = x === null || this.#last === null || seconds <= 0 ? 0 : (x - this.#last) / seconds;
    this.#last = x;
    const hangs = x !== null && free;
    const lean = hangs ? Math.max(-MAX_LEAN, Math.min(MAX_LEAN, -speed * PER_SPEED)) : 0;
    const part = 1 - Math.exp(-Math.max(0, seconds) / SOFT);
    const { pitch: was, lean: leant } = this.#sag;
    this.#sag = { pitch: was + ((hangs ? PITCH : 0) - was) * part, lean: leant + (lean - leant) * part };
    return this.#sag;
  }
}

/** The pose of a piece that hangs so from where it is gripped. */
export function hung(pose: readonly number[], grip: readonly [number, number, number], { pitch, lean }: Sag): number[] {
  const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = pose;
  const turn = new Quaternion()
    .setFromAxisAngle(new Vector3(0, 0, 1), lean)
    .multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), -pitch));
  const from = new Vector3(...grip);
  const at = new Vector3(x, y, z).sub(from).applyQuaternion(turn).add(from);
  return [...at.toArray(), ...turn.multiply(new Quaternion(qx, qy, qz, qw)).toArray()];
}
