import { lookingFrom } from '../../boards/pyramid/looking.svelte';
import { placeWords } from '../../boards/pyramid/places';
import type { CellText } from '../../boards/pyramid/view';
import { t } from '../../i18n/index.svelte';
import type { Audit } from '../../protocol/messages';
import type { KuhView } from '../../protocol/views';
import { listed } from '../../play/explain';
import { seconds } from '../shared/race/times';
import { callIn, type Round } from './view';

/** A press, and how the table judged it. */
export interface Judged {
  seat: number;
  audit: Audit;
}

const placed = (cell: CellText) => placeWords(cell, lookingFrom()) ?? cell;

/** Why the last round went as it did: who was first, by how much, and whether it was right. */
export function verdictOf(
  round: Round | null,
  view: KuhView,
  calls: readonly Judged[],
  name: (seat: number) => string,
): string[] {
  if (!round?.outcome || !view.judged) return [];
  const sentences: string[] = [];
  const { call, outcome } = round;
  const { wanted, pointed, sum, missed } = view.judged;
  if (call?.at != null)
    sentences.push(t(`bunte-kuh-verdict-${call.kind}`, { name: name(call.seat), seconds: seconds(call.at) }));
  for (const { seat, audit } of calls) {
    if (seat !== call?.seat)
      sentences.push(t('race-verdict-second', { name: name(seat), seconds: seconds(audit.pressed) }));
  }
  const tied = calls.find(({ audit }) => (audit.tied?.length ?? 0) > 1)?.audit.tied;
  if (tied) sentences.push(t('race-verdict-draw', { names: listed(tied.map(name)) }));
  if (view.pace === 'ticks') sentences.push(...ticks(view, name));

  if (outcome === 'wrong' && pointed && sum !== null)
    sentences.push(t('bunte-kuh-verdict-sum', { place: placed(pointed), sum, wanted }));
  else if (outcome === 'wrong' && call?.kind === 'stop' && !pointed)
    sentences.push(t('bunte-kuh-verdict-slow', { name: name(call.seat) }));
  else if (outcome === 'wrong' && missed)
    sentences.push(t('bunte-kuh-verdict-there', { place: placed(missed), wanted }));
  else if (outcome === 'time-out')
    sentences.push(
      missed
        ? t('bunte-kuh-verdict-there', { place: placed(missed), wanted })
        : t('bunte-kuh-verdict-nobody', { wanted }),
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
