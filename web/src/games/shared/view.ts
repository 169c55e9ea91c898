import type { Refusal, State } from '../../protocol/messages';
import type { ViewOf } from '../../protocol/views';

/** A view, and the id of the game it is of. */
export interface Seen {
  game: string;
  view: unknown;
}

/** The one place where a view gets its type: the id says which game it is of, and the types come from that game. */
export function viewOf<G extends keyof ViewOf>(seen: State | Seen, game: G): ViewOf[G] {
  const id = 'setup' in seen ? seen.setup.game : seen.game;
  if (id !== game) throw new Error(`a view of ${id} is none of ${game}`);
  return seen.view as ViewOf[G];
}

/** A reason that a view gives, as the table would refuse with it. */
export function refusalOf({ code, ...args }: { code: string } & Record<string, unknown>): Refusal {
  return { code, args, text: code };
}
