import { t } from '../../i18n/index.svelte';
import type { Audit } from '../../protocol/messages';
import type { Shown } from '../../boards/pyramid/view';
import { listed } from '../../play/explain';
import { seconds } from '../shared/race/times';
import { callIn, sumInto, sumOf, type KuhView, type Round } from './view';

/** A press, and how the table judged it. */
export interface Judged {
  seat: number;
  audit: Audit;
}

/** A funnel that had the sum after all, for those who did not find it. */
export function missed(round: Round, view: KuhView): string | null {
  const wanted = sumOf(round.throw);
  return view.funnels.find((cell) => sumInto(cell, view.dice) === wanted) ?? null;
}

/** Why the last round went as it did: who was first, by how much, and whether it was right. */
export function verdictOf(
  round: Round | null,
  view: KuhView,
  calls: readonly Judged[],
  name: (seat: number) => string,
  dice: readonly Shown[] = view.dice,
): string[] {
  if (!round?.outcome) return [];
  const sentences: string[] = [];
  const { call, pointed, outcome } = round;
  if (call?.at != null)
    sentences.push(t(`bunte-kuh-verdict-${call.kind}`, { name: name(call.seat), seconds: seconds(call.at) }));
  for (const { seat, audit } of calls) {
    if (seat !== call?.seat)
      sentences.push(t('race-verdict-second', { name: name(seat), seconds: seconds(audit.pressed) }));
  }
  const tied = calls.find(({ audit }) => (audit.tied?.length ?? 0) > 1)?.audit.tied;
  if (tied) sentences.push(t('race-verdict-draw', { names: listed(tied.map(name)) }));
  if (view.pace === 'ticks') sentences.push(...ticks(view, name));

  const wanted = sumOf(round.throw);
  const sum = pointed ? sumInto(pointed.cell, dice) : null;
  const found = outcome === 'right' ? null : missed(round, view);
  if (outcome === 'wrong' && pointed && sum !== null)
    sentences.push(t('bunte-kuh-verdict-sum', { cell: pointed.cell, sum, wanted }));
  else if (outcome === 'wrong' && call?.kind === 'stop' && !pointed)
    sentences.push(t('bunte-kuh-verdict-slow', { name: name(call.seat) }));
  else if (outcome === 'wrong' && call?.kind === 'nowhere' && found)
    sentences.push(t('bunte-kuh-verdict-there', { cell: found, wanted }));
  else if (outcome === 'time-out')
    sentences.push(
      found ? t('bunte-kuh-verdict-there', { cell: found, wanted }) : t('bunte-kuh-verdict-nobody', { wanted }),
    );
  return sentences;
}

/** In ticks: everybody's call, the quickest first. */
function ticks(view: KuhView, name: (seat: number) => string): string[] {
  return view.players
    .flatMap(({ seat, last }) => {
      const call = callIn(last);
      return call?.cell != null ? [{ seat, call }] : [];
    })
    .sort((a, b) => a.call.millis - b.call.millis)
    .map(({ seat, call }) => t('bunte-kuh-verdict-watch', { name: name(seat), seconds: seconds(call.millis) }));
}
