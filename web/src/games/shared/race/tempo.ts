import { momentIn } from './times';

/** How quick somebody was in a race. */
export interface Tempo {
  seat: number;
  /** What counted. */
  right: number;
  /** Presses that were wrong, too late or void. */
  wrong: number;
  /** Milliseconds from the throw, of what counted; null if nothing did. */
  best: number | null;
  mean: number | null;
}

/** Everybody's times, by the lines of a game; `press` names what is pressed: a grab, a call. */
export function temposIn(lines: readonly (string | null)[], press: RegExp, seats: readonly number[]): Tempo[] {
  const times = new Map(seats.map((seat) => [seat, { hits: [] as number[], wrong: 0 }]));
  let last: { seat: number; at: number } | null = null;
  const settle = () => {
    if (last) times.get(last.seat)?.hits.push(last.at);
    last = null;
  };
  for (const line of lines) {
    if (line === null) continue;
    const seat = Number(press.exec(line)?.[1] ?? 0);
    const at = momentIn(line);
    if (seat > 0 && at !== null) {
      settle();
      last = { seat, at };
    } else if (/^= (wrong|void|late)\b/.test(line) && last) {
      const of = times.get(last.seat);
      if (of) of.wrong += 1;
      last = null;
    }
  }
  settle();
  return [...times].map(([seat, { hits, wrong }]) => ({
    seat,
    right: hits.length,
    wrong,
    best: hits.length > 0 ? Math.min(...hits) : null,
    mean: hits.length > 0 ? hits.reduce((sum, at) => sum + at, 0) / hits.length : null,
  }));
}
