import { moduleOf } from '../games';
import type { State } from '../protocol/messages';
import { isLocal } from '../table/host';
import type { Session } from '../table/session.svelte';

const OFFER = 'lesson:';

/** What stands among the tips in place of an offer to learn the game. */
export const offerOf = (game: string): string => `${OFFER}${game}`;

/** The game that is offered to be learned, if a tip is such an offer. */
export const offeredBy = (tip: string | null): string | null =>
  tip?.startsWith(OFFER) ? tip.slice(OFFER.length) : null;

/** Whoever plays a game for the first time, alone against bots, may learn it first. */
export function offersAt(session: Session, { setup, seats }: State): string[] {
  const alone = isLocal(session.table) && !session.shared && seats.some(({ sitter }) => sitter.kind === 'bot');
  return alone && moduleOf(setup.game).lesson && !setup.evening?.length ? [offerOf(setup.game)] : [];
}
