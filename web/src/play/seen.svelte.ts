/**
 * How far the page of a game has shown it, where showing a move takes a while: its log and its result wait for that.
 * Null where everything is seen as soon as it is known.
 */
let shown = $state.raw<{ seq: number; lines: number } | null>(null);

/** Whether everything up to this event has been seen. */
export const isSeen = (seq: number): boolean => shown === null || shown.seq >= seq;

/** As much of the log as has been seen to happen. */
export const seenOf = <T>(log: readonly T[]): readonly T[] => (shown ? log.slice(0, shown.lines) : log);

/** Everything up to this event, and so many lines of the game, have been seen; null when the page goes. */
export function noteSeen(next: { seq: number; lines: number } | null): void {
  shown = next;
}
