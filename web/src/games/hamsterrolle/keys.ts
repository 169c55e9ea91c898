/** The piece in the hand, moved by keys. */
import type { Carried } from './carried';

/** Tenths of a millimetre, and degrees, of one press; with Shift a fine one. */
const STEP = { coarse: { by: 60, degrees: 15 }, fine: { by: 10, degrees: 1 } };

/** What a key does to the piece; nothing if it means something else. */
export function movedBy(event: KeyboardEvent, carried: Carried, fine: boolean): (() => void) | undefined {
  const { by, degrees } = STEP[fine || event.shiftKey ? 'fine' : 'coarse'];
  const acts: Record<string, () => void> = {
    ArrowLeft: () => carried.move(-by, 0),
    ArrowRight: () => carried.move(by, 0),
    ArrowUp: () => carried.move(0, by),
    ArrowDown: () => carried.move(0, -by),
    w: () => carried.push(-by),
    s: () => carried.push(by),
    q: () => carried.tilt(-degrees),
    e: () => carried.tilt(degrees),
    a: () => carried.skew(-degrees),
    d: () => carried.skew(degrees),
    h: () => {
      if (!event.repeat) carried.hold = true;
    },
  };
  return acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
}
