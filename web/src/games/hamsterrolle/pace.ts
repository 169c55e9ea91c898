/** How quickly a turn goes on the screen: nobody waits long for a hand, or for a wheel that barely moves. */
import type { Phase } from '../../boards/wheel/engine';

/** How quick everything is; below 1 is slow motion. */
export type Tempo = 0.22 | 1 | 2;
export const SLOW: Tempo = 0.22;
export const QUICK: Tempo = 2;

const FRAMES_MS = 1000 / 60;
/** A hand whose way is known takes no longer than this. */
export const HAND_MS = 1700;
/** What settles is shown so long as it is, the own turn a little longer than those of others; then faster and faster. */
const SETTLE_MS = { own: 3000, theirs: 1900 };
const HURRY = 6;
const DOUBLES_MS = 250;
/** The rules end the settling after so many seconds of the wheel's own. */
export const MAX_SETTLE_MS = 30_000;
/** When something falls, time is slow for a moment; not in quick turns, and not again and again. */
const MOMENT_MS = 650;
const MOMENT = 0.35;
const MOMENTS_MS = { own: 2600, theirs: 1200 };
/** Until everything rests, once it goes faster and faster. */
const HURRIED_MS = DOUBLES_MS * Math.log2(1 + (MAX_SETTLE_MS * Math.LN2) / (HURRY * DOUBLES_MS));
/** The longest that settling takes on the screen. */
export const MAX_SHOWN_SETTLE_MS = SETTLE_MS.own + MOMENTS_MS.own + HURRIED_MS;

export interface Moment {
  phase: Phase;
  /** Whether it is the turn of somebody at this screen. */
  own: boolean;
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
export const isSlow = ({ own, fell, slowed }: Pick<Moment, 'own' | 'fell' | 'slowed'>, tempo: Tempo): boolean =>
  tempo === 1 && fell < MOMENT_MS && slowed < (own ? MOMENTS_MS.own : MOMENTS_MS.theirs);

export function speedOf(moment: Moment, tempo: Tempo): number {
  const { phase, own, hand, settled, still } = moment;
  if (isSlow(moment, tempo)) return MOMENT;
  if (phase === 'settle' || phase === 'rest') {
    const over = settled * tempo - (own ? SETTLE_MS.own : SETTLE_MS.theirs);
    if (over > 0) return tempo * HURRY * 2 ** (over / DOUBLES_MS);
    return still ? tempo * HURRY : tempo;
  }
  // A hand that moves now is as quick as it is.
  if (hand === null) return 1;
  return tempo * Math.max(1, (hand * FRAMES_MS) / HAND_MS);
}
