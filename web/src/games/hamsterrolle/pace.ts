/** How quickly a turn goes on the screen: nobody waits long for a hand, or for a wheel that barely moves. */
import type { Phase } from '../../boards/wheel/engine';

/** How quick everything is; below 1 is slow motion. */
export type Tempo = 0.22 | 1 | 2;
export const SLOW: Tempo = 0.22;
export const QUICK: Tempo = 2;

const FRAMES_MS = 1000 / 60;
/** A hand whose way is known takes no longer than this. */
export const HAND_MS = 2000;
/** What settles is shown so long as it is; then faster. */
const SETTLE_MS = 2500;
const HURRY = 6;
/** The rules end the settling after so many seconds of the wheel's own. */
const MAX_SETTLE_MS = 30_000;
/** When something falls, time is slow for a moment; not in quick turns, and not again and again. */
const MOMENT_MS = 650;
const MOMENT = 0.35;
export const MOMENTS_MS = 2600;
/** The longest that settling takes on the screen. */
export const SETTLE_MOST_MS = SETTLE_MS + MOMENTS_MS + (MAX_SETTLE_MS - SETTLE_MS) / HURRY;

export interface Moment {
  phase: Phase;
  /** Frames of a hand that is known; null of one that moves now. */
  hand: number | null;
  /** How long it has been settling on the screen. */
  settled: number;
  /** Nothing moves that one could see. */
  still: boolean;
  /** How long ago something fell, and for how long time has been slow for that. */
  fell: number;
  slowed: number;
}

/** Whether this is a moment to look at. */
export const isSlow = ({ fell, slowed }: Pick<Moment, 'fell' | 'slowed'>, tempo: Tempo): boolean =>
  tempo === 1 && fell < MOMENT_MS && slowed < MOMENTS_MS;

export function speedOf({ phase, hand, settled, still, fell, slowed }: Moment, tempo: Tempo): number {
  if (isSlow({ fell, slowed }, tempo)) return MOMENT;
  if (phase === 'settle' || phase === 'rest') return tempo * (still || settled > SETTLE_MS / tempo ? HURRY : 1);
  // A hand that moves now is as quick as it is.
  if (hand === null) return 1;
  return tempo * Math.max(1, (hand * FRAMES_MS) / HAND_MS);
}
