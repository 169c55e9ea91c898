/** A turn in steps: what is aimed at, how the hand sways about it, and the same clock as for any other hand. */
import { reducedMotion } from '../../design/motion';
import { swaysWithin, tremor } from './sway';
import { hasBuilt } from './way.svelte';
import type { Aim } from './view';

/** Milliseconds between two looks at the hand. */
export const BEAT = 90;
/** Nobody looks for so long: then no time has passed. */
const BLINK = 4 * BEAT;

export class Steps {
  aim = $state.raw<Aim | null>(null);
  /** Milliseconds that count. */
  spent = $state(0);
  /** Somebody reads: time stands still. */
  paused = false;
  /** Time does not begin before the first touch. */
  #waits = false;
  #sways = $state(0);
  #tremor = tremor();
  #touched = false;

  /** A piece is aimed with; the clock runs from now on, or on a first turn from the first touch on. */
  begin(aim: Aim): void {
    this.aim = aim;
    this.spent = 0;
    this.#sways = 0;
    this.#tremor = tremor();
    this.#touched = false;
    this.#waits = !hasBuilt();
  }

  change(aim: Aim): void {
    this.aim = aim;
    this.#touched = true;
    // Where little is to move, the hand has trembled rather than trembles.
    if (reducedMotion()) this.#tremor = tremor();
  }

  end(): void {
    this.aim = null;
    this.spent = 0;
  }

  /** So much time has passed. */
  pass(ms: number): void {
    if (!this.aim || ms > BLINK) return;
    if (!reducedMotion()) this.#sways += ms;
    if (!this.paused && (this.#touched || !this.#waits)) this.spent += ms;
  }

  /** Where the hand is now. */
  now(allowed: (aim: Aim) => boolean): Aim | null {
    return this.aim && swaysWithin(this.aim, this.#tremor, this.#sways, allowed);
  }

  /** Lets time pass; returns how to stop it. */
  run(): () => void {
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      this.pass(now - last);
      last = now;
    }, BEAT);
    return () => clearInterval(timer);
  }
}
