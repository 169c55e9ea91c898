import { t } from '../../i18n/index.svelte';
import { seconds } from '../shared/race/times';
import type { RaffzahnView } from '../../protocol/views';
import { grabsOf } from './view';

/** Why the last round went as it did: when STOP came, what became of hands that came after it, and everybody's times. */
export function verdictOf(view: RaffzahnView, name: (seat: number) => string, plays = false): string[] {
  const { stop, grabs } = view.last ?? {};
  if (!stop || !grabs) return [];
  const { by, at } = stop;
  const sentences = [
    by === null ? t('raffzahn-time-up') : t('raffzahn-verdict-stop', { name: name(by), seconds: seconds(at) }),
  ];
  for (const hand of grabs) {
    const about = { name: name(hand.seat), seconds: seconds(Math.max(0, hand.at - at)) };
    if (hand.fate === 'void') sentences.push(t('raffzahn-verdict-void', about));
    else if (hand.fate === 'late')
      sentences.push(t('raffzahn-verdict-late', { ...about, opponents: view.players.length - 1 }));
  }
  for (const { seat } of view.players) {
    const { times, wrong } = grabsOf(view, seat);
    const when = times.map((each) => t('race-seconds', { seconds: seconds(each) })).join(', ');
    const took = t('raffzahn-verdict-took', { name: name(seat), dice: times.length, wrong });
    sentences.push(when ? `${took} (${when})` : took);
  }
  if (plays) sentences.push(t('raffzahn-verdict-left', { dice: view.overlooked.length }));
  return sentences;
}
