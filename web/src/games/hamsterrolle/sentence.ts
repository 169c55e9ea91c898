import type { Verb } from '../../boards/wheel/engine';
import { t } from '../../i18n/index.svelte';
import { awaited, nameOf } from '../../play/table';
import type { State } from '../../protocol/messages';
import type { Session } from '../../table/session.svelte';
import type { Turns } from './turns.svelte';

interface Moment {
  table: State;
  session: Session;
  seat: number;
  asked: boolean;
  verb: Verb;
  piece: string | null;
  carrying: boolean;
  /** Whether what was carried has been let go: nothing is to be done until it lies. */
  released: boolean;
  turns: Turns | null;
}

/** Who does what now, in one sentence. */
export function sentenceOf({ table, session, seat, asked, verb, piece, carrying, released, turns }: Moment): string {
  const shared = session.shared ? 'yes' : 'no';
  const name = nameOf(table, seat);
  if (released) return t('wheel-rolls');
  if (carrying) return t('wheel-ask-place', { name, shared });
  if (turns?.showing != null) {
    if (turns.phase !== 'carry') return t('wheel-rolls');
    return turns.showing === seat && !session.shared
      ? t('wheel-own-hand')
      : t(turns.verb === 'pass' ? 'wheel-watch-pass' : 'wheel-watch', { name: nameOf(table, turns.showing) });
  }
  const names = awaited(table);
  if (!asked) return names ? t('wheel-wait', { names }) : t('please-wait');
  if (!piece && (verb === 'pass' || verb === 'shift')) return t(`wheel-ask-${verb}`, { name, shared });
  return piece ? t('wheel-ask-aim', { name, shared }) : t('wheel-ask', { name, shared });
}
