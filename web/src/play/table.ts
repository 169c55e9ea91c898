import type { Snippet } from 'svelte';
import type { Pips } from '../boards/dice/pips';
import { t } from '../i18n/index.svelte';
import type { SeatState, State } from '../protocol/messages';
import type { Session } from '../table/session.svelte';
import { listed } from './explain';
import type { StripPlayer } from './PlayerStrip.svelte';

/** What the drawing of a game needs to be played on. */
export interface PlayProps {
  session: Session;
  /** How things stand for the one at the screen; a game is on or over. */
  state: State;
  /** What stands above everything else, as the stopwatch of somebody who practises. */
  banner?: Snippet;
}

export function nameOf(state: State, seat: number): string {
  const sitter = state.seats.find((each) => each.seat === seat)?.sitter;
  return !sitter || sitter.kind === 'open' ? '' : sitter.name;
}

/** Names of those the game waits for, except the viewer. */
export function awaited(state: State): string {
  return listed(state.pending.filter((seat) => seat !== state.you).map((seat) => nameOf(state, seat)));
}

/** Why somebody's chair is empty, if it is. */
function absence({ sitter }: SeatState): string {
  if (sitter.kind !== 'person') return '';
  if (sitter.stand_in) return t(`stand-in-${sitter.stand_in}`);
  return sitter.connected ? '' : t('not-here');
}

/** Who plays: at a table, or, as in a replay, by name only. */
export interface Players {
  table?: State;
  names?: readonly string[];
}

export const nameAt = ({ table, names = [] }: Players, seat: number): string =>
  table ? nameOf(table, seat) : (names[seat - 1] ?? '');

/** Why somebody's chair at this table is empty, if it is. */
export function absenceAt({ table }: Players, seat: number): string {
  const sitter = table?.seats.find((each) => each.seat === seat);
  return sitter ? absence(sitter) : '';
}

/** What somebody else is about: away, or thinking. */
export const statusAt = (players: Players, seat: number): string =>
  absenceAt(players, seat) ||
  (players.table?.pending.includes(seat) && seat !== players.table.you ? t('thinking') : '');

/** The others at the table, for the strip. */
export function stripOf(
  state: State,
  points: (seat: number) => number,
  done: (seat: number) => boolean,
  last: (seat: number) => string,
): StripPlayer[] {
  return state.seats
    .filter(({ seat }) => seat !== state.you)
    .map((seat) => ({
      seat: seat.seat,
      name: nameOf(state, seat.seat),
      points: points(seat.seat),
      bot: seat.sitter.kind === 'bot',
      asked: state.pending.includes(seat.seat),
      done: done(seat.seat),
      note: absence(seat),
      last: last(seat.seat),
    }));
}

export const PIPS: readonly Pips[] = [1, 2, 3, 4, 5, 6];
