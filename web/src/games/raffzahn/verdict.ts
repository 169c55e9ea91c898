import { t } from '../../i18n/index.svelte';
import { seconds } from '../shared/race/times';
import type { RaffzahnView } from '../../protocol/views';
import type { Round } from './view';

/** Why the last round went as it did: when STOP came, and what became of hands that came after it. */
export function verdictOf(round: Round | null, view: RaffzahnView, name: (seat: number) => string): string[] {
  if (!round?.stop) return [];
  const { by, at } = round.stop;
  const sentences = [
    by === null || at === null
      ? t('raffzahn-time-up')
      : t('raffzahn-verdict-stop', { name: name(by), seconds: seconds(at) }),
  ];
  for (const hand of round.after) {
    const about = { name: name(hand.seat), seconds: seconds(Math.max(0, hand.at - (at ?? hand.at))) };
    if (hand.outcome === 'void') sentences.push(t('raffzahn-verdict-void', about));
    else sentences.push(t('raffzahn-verdict-late', { ...about, opponents: view.players.length - 1 }));
  }
  for (const { seat } of view.players) {
    const of = round.tallies.get(seat) ?? { took: 0, wrong: 0 };
    sentences.push(t('raffzahn-verdict-took', { name: name(seat), dice: of.took, wrong: of.wrong }));
  }
  return sentences;
}
