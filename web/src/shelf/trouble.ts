import { t } from '../i18n/index.svelte';
import { explain } from '../play/explain';
import type { Refusal } from '../protocol/messages';

/** Why the shelf cannot be used, in the player's language; null: there is no server. */
export const trouble = (refusal: Refusal | null): string => (refusal ? explain(refusal) : t('shelf-offline'));
