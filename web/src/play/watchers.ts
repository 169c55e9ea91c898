/** What those who only watch show the others: how they feel, and where they point. */
import Feeling from '../albert/Feeling.svelte';
import { announce, toast } from '../design/announcer.svelte';
import { t } from '../i18n/index.svelte';
import type { TableClient } from '../table/client.svelte';
import { showPlace } from './places';

/** Shows it, until the returned function is called. */
export function watchers(client: TableClient): () => void {
  client.ongesture = ({ reaction, place }) => {
    if (place) {
      showPlace(place);
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

/** Points at a place, for oneself too. */
export function point(client: TableClient, place: string): void {
  client.gesture({ place });
  showPlace(place);
}
