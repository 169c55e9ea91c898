import { t } from '../../i18n/index.svelte';
import type { LogLine } from '../../protocol/messages';
import type { CellText, Move, Shown } from '../../boards/pyramid/view';
import type { RaffzahnView } from '../../protocol/views';
import type { RaceTray } from '../shared/race/RaceTrays.svelte';
import { momentIn } from '../shared/race/times';
import { sideOf } from '../shared/pyramid/log';

/** The die that a decision names. */
export const cellIn = (action: string | null): CellText | null => /take (\d{3})/.exec(action ?? '')?.[1] ?? null;

/** Dice that have left since, and who took them. */
export function takenSince(
  before: readonly Shown[],
  view: RaffzahnView,
  lines: readonly string[],
): { die: Shown; seat: number }[] {
  const now = new Set(view.dice.map(({ cell }) => cell));
  const takers = new Map<CellText, number>();
  for (const { seat, last } of view.players) {
    const cell = cellIn(last);
    if (cell) takers.set(cell, seat);
  }
  for (const line of lines) {
    const [, seat, cell] = /^(\d): take (\d{3})/.exec(line) ?? [];
    if (seat && cell) takers.set(cell, Number(seat));
  }
  return before.flatMap((die) => {
    const seat = takers.get(die.cell);
    return now.has(die.cell) || seat === undefined ? [] : [{ die, seat }];
  });
}

/** Each flies to the side of its taker. */
export function movesOf(view: RaffzahnView, taken: readonly { die: Shown; seat: number }[]): Move[] {
  return taken.map(({ die: { cell }, seat }) => ({
    kind: 'remove',
    cell,
    to: sideOf(view.players[seat - 1]?.side ?? 'x'),
  }));
}

/** Names at the sides x, y and z. */
export function namesBySide(view: RaffzahnView, name: (seat: number) => string): (string | null)[] {
  const names: (string | null)[] = [null, null, null];
  view.players.forEach(({ seat, side }) => (names[sideOf(side)] = name(seat)));
  return names;
}

/** What one player did in a round. */
export interface Tally {
  took: number;
  /** When, in milliseconds from the throw. */
  times: number[];
  wrong: number;
  void: number;
  late: number;
}

/** A round as the lines of the game tell it. */
export interface Round {
  throw: number;
  tallies: Map<number, Tally>;
  /** Who called STOP, and when; nobody if time ran out. */
  stop: { by: number | null; at: number | null } | null;
  /** When hands came after the STOP, from the throw. */
  after: { seat: number; at: number; outcome: 'void' | 'late' }[];
}

/** The last round that has begun. */
export function lastRound(log: readonly LogLine[]): Round | null {
  let round: Round | null = null;
  let grab: { seat: number; at: number } | null = null;
  const tally = (seat: number): Tally => {
    const found = round?.tallies.get(seat) ?? { took: 0, times: [], wrong: 0, void: 0, late: 0 };
    round?.tallies.set(seat, found);
    return found;
  };
  for (const { text } of log) {
    const thrown = /^throw: (\d)$/.exec(text ?? '');
    if (thrown) round = { throw: Number(thrown[1]), tallies: new Map(), stop: null, after: [] };
    if (!text || !round) continue;
    const [, seat, what] = /^(\d): (take|stop)/.exec(text) ?? [];
    if (what === 'take') {
      grab = { seat: Number(seat), at: momentIn(text) ?? 0 };
      tally(grab.seat).took += 1;
      tally(grab.seat).times.push(grab.at);
    } else if (what === 'stop') round.stop = { by: Number(seat), at: momentIn(text) };
    else if (text === '= time-up') round.stop = { by: null, at: null };
    const [, outcome] = /^= (wrong|void|late) \d$/.exec(text) ?? [];
    if (outcome && grab) {
      const of = tally(grab.seat);
      of.took -= 1;
      of.times.pop();
      of[outcome as 'wrong' | 'void' | 'late'] += 1;
      if (outcome !== 'wrong') round.after.push({ ...grab, outcome: outcome as 'void' | 'late' });
    }
  }
  return round;
}

/** Everybody's dice, and what the round has brought. */
export function traysOf(view: RaffzahnView, round: Round | null): RaceTray[] {
  return view.players.map(({ seat, dice, done, last }) => {
    const of = round?.tallies.get(seat);
    const cell = cellIn(last);
    const tray: RaceTray = { seat, dice, roller: seat === view.roller && view.step !== 'over' };
    if (of && of.late > 0) tray.worry = t('raffzahn-tray-late', { times: of.late });
    else if (of && of.wrong > 0) tray.worry = t('raffzahn-tray-wrong', { times: of.wrong });
    if (view.pace === 'ticks') {
      if (view.step === 'tick' && done) tray.done = true;
      else if (last) tray.round = cell ? t('raffzahn-tray-took', { dice: 1 }) : t('raffzahn-tray-none');
    } else if (of) tray.round = t('raffzahn-tray-took', { dice: of.took });
    return tray;
  });
}
