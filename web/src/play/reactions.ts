import type { Reaction } from '../protocol/messages';

/** A sign for each feeling; the words beside it are in the catalogue. */
export const REACTIONS: Record<Reaction, string> = {
  applause: '👏',
  laugh: '😄',
  wow: '😮',
  ouch: '😖',
  thinking: '🤔',
  heart: '❤️',
};
