/** The games of the day at the server this page came from. */
import type { DailyList, DailyStarted, PlayDaily, Refusal } from '../protocol/messages';
import { CreateError } from '../table/host';
import { dayAfter, keep, kept } from './kept';

const address = (day?: string) => new URL(`/api/daily${day ? `?day=${day}` : ''}`, location.href);

/** A day with its results; null where there is no server, or none that knows that day. */
export async function fetchDay(day?: string): Promise<DailyList | null> {
  const mine = kept();
  const response = await fetch(address(day), { headers: { authorization: `Bearer ${mine.player}` } }).catch(() => null);
  // Servers of plain files answer with the page itself.
  if (!response?.ok || !response.headers.get('content-type')?.includes('json')) return null;
  const list = (await response.json()) as DailyList;
  const next = dayAfter(list.day);
  keep({
    ...mine,
    played: list.games.some(({ own }) => own) ? [...mine.played, list.day] : mine.played,
    // What was heard first stays, so that another promise is noticed.
    promises: { [list.day]: list.promise, [next]: list.next, ...mine.promises },
    keys: list.key ? { ...mine.keys, [list.day]: list.key } : mine.keys,
  });
  return list;
}

/** Begins a game of today; rejects with `CreateError` if that cannot be. */
export async function playToday(wish: PlayDaily): Promise<DailyStarted> {
  const mine = kept();
  keep(mine);
  const response = await fetch(address(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${mine.player}` },
    body: JSON.stringify(wish),
  });
  if (response.ok) return (await response.json()) as DailyStarted;
  throw new CreateError((await response.json()) as Refusal);
}
