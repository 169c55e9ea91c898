/** The shelf of the server this page came from: games that people wrote. */
import type { OnShelf, PutOnShelf, Refusal, ShelfFile, ShelfList } from '../protocol/messages';

/** Why the shelf did not do what was asked. */
export class ShelfError extends Error {
  /** Null where there is no server to ask. */
  readonly refusal: Refusal | null;

  constructor(refusal: Refusal | null) {
    super(refusal?.text ?? 'no server here');
    this.refusal = refusal;
  }
}

async function ask<Answer>(path: string, request?: RequestInit): Promise<Answer> {
  const response = await fetch(new URL(`/api/shelf${path}`, location.href), request).catch(() => null);
  // Servers of plain files answer with the page itself.
  if (!response?.headers.get('content-type')?.includes('json')) throw new ShelfError(null);
  const answer: unknown = await response.json();
  if (!response.ok) throw new ShelfError(answer as Refusal);
  return answer as Answer;
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Games that say this, the most played first. */
export const findGames = (find: string, skip = 0): Promise<ShelfList> =>
  ask(`?${new URLSearchParams({ find, skip: String(skip) }).toString()}`);

/** One version of a game, or the newest. */
export const openGame = (id: string, version?: number): Promise<ShelfFile> =>
  ask(`/${encodeURIComponent(id)}${version === undefined ? '' : `?version=${version}`}`);

export const putGame = (wish: PutOnShelf): Promise<OnShelf> => ask('', post(wish));

/** A game from the shelf begins in this browser, where no server would notice. Whether it is counted matters to nobody here. */
export function countGame(id: string): void {
  void fetch(new URL(`/api/shelf/${encodeURIComponent(id)}/played`, location.href), { method: 'POST' }).catch(
    () => undefined,
  );
}
