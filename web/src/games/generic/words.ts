import { has, t } from '../../i18n/index.svelte';
import { spoken, type Words } from './state';

/** A move as it is offered: the catalogue's word for it, or the notation itself. */
export function choiceText(game: string, action: string): string {
  const plain = /^[a-z][a-z_-]*$/i.test(action);
  return plain && has(`choice-${game}-${action}`) ? t(`choice-${game}-${action}`) : action;
}

/** The words for the view of a game: the catalogue's, or those of its fields. */
export function wordsOf(game: string, players: readonly string[]): Words {
  return {
    players,
    field: (key) => (has(`view-${game}-${key}`) ? t(`view-${game}-${key}`) : spoken(key)),
    yes: t('generic-yes'),
    no: t('generic-no'),
  };
}
