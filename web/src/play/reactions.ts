import type { Reaction } from '../protocol/messages';

/** Feelings to show, in the order they are offered; `Feeling.svelte` draws them, the catalogue names them. */
export const REACTIONS: readonly Reaction[] = ['applause', 'laugh', 'wow', 'ouch', 'thinking', 'heart'];
