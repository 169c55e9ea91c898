import type { Command, PublicEvent, State } from '../protocol/messages';

/** What a table tells of a race that is on. Times are milliseconds, as of `State.now`. */
export interface RaceState {
  /** Until the throw is made. */
  countdown: number | null;
  /** Since the throw was sent. */
  since: number | null;
  /** When time is up, counted from the throw. */
  deadline: number | null;
}

/** How a press was judged; all times in milliseconds since the throw. */
export interface Audit {
  arrived: number;
  claimed: number;
  credit: number;
  pressed: number;
  tied?: number[];
}

export function raceOf(state: State): RaceState | null {
  return (state as State & { race?: RaceState | null }).race ?? null;
}

export function auditOf({ what }: PublicEvent): Audit | null {
  return (what as { audit?: Audit | null }).audit ?? null;
}

export function pressed(action: string, shown: number, since: number): Command {
  return { do: 'act', action, shown, since } as Command;
}

/** The evening goes on with its next game. */
export const NEXT = { do: 'next' } as unknown as Command;

/** How an evening goes. */
export interface EveningState {
  /** Ids of its games, in order. */
  programme: string[];
  /** The present one, counted from 0. */
  at: number;
  /** Everybody's points so far, by seat. */
  totals: number[];
  results: { game: string; points: number[] }[];
}

export function eveningOf(state: State): EveningState | null {
  return (state as State & { evening?: EveningState | null }).evening ?? null;
}
