import { t } from '../../i18n/index.svelte';
import type { LogLine } from '../../protocol/messages';
import type { KuhView } from '../../protocol/views';
import { cellText, parseCell, step } from '../../boards/pyramid/geometry';
import { lookingFrom } from '../../boards/pyramid/looking.svelte';
import { spotWords } from '../../boards/pyramid/places';
import { SIDES, type CellText, type LitFace, type Move, type Shown } from '../../boards/pyramid/view';
import type { RaceTray } from '../shared/race/RaceTrays.svelte';
import { momentIn, seconds } from '../shared/race/times';

/** The faces that look into a funnel. */
export const facesInto = (cell: CellText): LitFace[] =>
  SIDES.map((side) => ({ cell: cellText(step(parseCell(cell), side, 1)), side }));

/** Who called what in a round, and what came of it. */
export interface Round {
  throw: [number, number, number];
  call: { seat: number; kind: 'stop' | 'nowhere'; at: number | null } | null;
  pointed: { cell: CellText; at: number | null } | null;
  outcome: 'right' | 'wrong' | 'time-out' | null;
  put: CellText | null;
}

/** The last round that has begun. */
export function lastRound(log: readonly LogLine[]): Round | null {
  let round: Round | null = null;
  for (const { text } of log) {
    if (!text) continue;
    const dice = /^throw: (\d) (\d) (\d)$/.exec(text);
    if (dice)
      round = {
        throw: [Number(dice[1]), Number(dice[2]), Number(dice[3])],
        call: null,
        pointed: null,
        outcome: null,
        put: null,
      };
    if (!round) continue;
    const [, seat, what, cell] = /^(\d): (stop|nowhere|point|put)(?: (\d{3}))?/.exec(text) ?? [];
    if (what === 'stop' || what === 'nowhere') round.call = { seat: Number(seat), kind: what, at: momentIn(text) };
    else if (what === 'point' && cell) round.pointed = { cell, at: momentIn(text) };
    else if (what === 'put' && cell) round.put = cell;
    const [, effect, at] = /^= (right|wrong|time-out|slow)(?: (\d{3}))?/.exec(text) ?? [];
    if (effect === 'slow') round.put = at ?? null;
    else if (effect) round.outcome = effect as 'right' | 'wrong' | 'time-out';
  }
  return round;
}

/** The game up to its last throw. */
export function untilThrow(log: readonly LogLine[]): readonly LogLine[] {
  const at = log.findLastIndex(({ text }) => /^throw: \d \d \d$/.test(text ?? ''));
  return at < 0 ? log : log.slice(0, at);
}

/** A sealed call that lies open now. */
export interface Call {
  /** A funnel, or nowhere; null for no call. */
  cell: CellText | 'nowhere' | null;
  millis: number;
}

export function callIn(action: string | null): Call | null {
  if (action === 'pass') return { cell: null, millis: 0 };
  const [, cell, millis] = /^call (\d{3}|nowhere) in (\d+)$/.exec(action ?? '') ?? [];
  return cell ? { cell, millis: Number(millis) } : null;
}

/** Dice that were put, from above. */
export function movesOf(before: readonly Shown[], after: readonly Shown[]): Move[] {
  if (before.length === 0) return [];
  const there = new Set(before.map(({ cell }) => cell));
  return after.filter(({ cell }) => !there.has(cell)).map(({ cell }) => ({ kind: 'place', cell, from: 'above' }));
}

function saidOf(call: Call): string {
  if (call.cell === null) return t('bunte-kuh-tray-none');
  return call.cell === 'nowhere'
    ? t('bunte-kuh-tray-nowhere', { seconds: seconds(call.millis) })
    : t('bunte-kuh-tray-call', {
        spot: spotWords(call.cell, lookingFrom()) ?? call.cell,
        seconds: seconds(call.millis),
      });
}

export function traysOf(view: KuhView): RaceTray[] {
  return view.players.map(({ seat, dice, done, last }) => {
    const call = callIn(last);
    const tray: RaceTray = { seat, dice, roller: seat === view.roller && view.step !== 'over' };
    if (view.step === 'tick' && done) tray.done = true;
    else if (call && view.pace === 'ticks') tray.round = saidOf(call);
    if (dice > 0 && dice <= 2) tray.round = t('bunte-kuh-tray-nearly');
    return tray;
  });
}
