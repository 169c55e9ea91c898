/** What is asked of somebody at this screen besides the game; one thing at a time. */
import type { State } from '../protocol/messages';
import type { TableClient } from '../table/client.svelte';
import type { Session } from '../table/session.svelte';

export type Question =
  /** A bot plays for them, as long as they like. */
  | { about: 'stand-in' }
  /** Somebody elsewhere wants to take a move back that they have seen. */
  | { about: 'take-back'; by: number; client: TableClient };

/** Those at this screen who have not said yet whether a move may be taken back. */
export const askedAboutWish = (session: Session, table: State): readonly TableClient[] =>
  session.clients.filter(({ state }) => state?.you != null && (table.wish?.waits_for.includes(state.you) ?? false));

export function questionAt(session: Session, table: State): Question | null {
  if (table.phase !== 'playing') return null;
  const own = table.seats.find(({ seat }) => seat === table.you)?.sitter;
  if (own?.kind === 'person' && own.stand_in) return { about: 'stand-in' };
  const { wish } = table;
  const [client] = askedAboutWish(session, table);
  // At one screen they have talked it over before anybody pressed.
  if (!wish || !client || session.seats.includes(wish.seat)) return null;
  return { about: 'take-back', by: wish.seat, client };
}
