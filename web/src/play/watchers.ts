/** What those who only watch show the others: how they feel, and where they point. */
import Feeling from '../albert/Feeling.svelte';
import { pointAt } from '../boards/pyramid/pointed.svelte';
import { announce, toast } from '../design/announcer.svelte';
import { t } from '../i18n/index.svelte';
import type { TableClient } from '../table/client.svelte';
import { ringAt } from './paper';

/** Shows it, until the returned function is called. */
export function watchers(client: TableClient): () => void {
  client.ongesture = ({ reaction, place }) => {
    if (place) {
      show(place);
      announce(t('watcher-points'));
    }
    if (reaction)
      toast(t('watcher-feels', { feeling: t(`reaction-${reaction}`) }), 'info', {
        drawing: Feeling,
        props: { feeling: reaction },
      });
  };
  return () => (client.ongesture = undefined);
}

/** A cell of the pyramid, or something on paper. */
function show(place: string): void {
  if (/^\d{3}$/.test(place)) pointAt({ cells: [place], from: null });
  else ringAt(place);
}

/** Points at a place, for oneself too. */
export function point(client: TableClient, place: string): void {
  client.gesture({ place });
  show(place);
}
