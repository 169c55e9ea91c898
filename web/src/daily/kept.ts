/** What this browser remembers of the games of the day: who plays here, on which days, and what was promised and revealed. */

const STORED = 'kiste.daily';
/** Days that are remembered. */
const DAYS = 400;
/** Days whose keys are kept, to play them offline. */
const KEYS = 30;

export interface Kept {
  /** What this browser calls itself by, so that only its first try counts. */
  player: string;
  /** Days on which a game was finished for the list, in order. */
  played: string[];
  /** What was first heard to be promised for each day. */
  promises: Record<string, string>;
  /** What was revealed of each day. */
  keys: Record<string, string>;
}

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

export function kept(): Kept {
  let stored: Partial<Kept> = {};
  try {
    stored = (JSON.parse(localStorage.getItem(STORED) ?? '{}') ?? {}) as Partial<Kept>;
  } catch {
    // As if nothing had been kept.
  }
  const { player, played } = stored;
  return {
    player: typeof player === 'string' && /^[0-9a-f]{32}$/.test(player) ? player : newPlayer(),
    played: Array.isArray(played) ? played.filter((day) => typeof day === 'string') : [],
    promises: texts(stored.promises),
    keys: texts(stored.keys),
  };
}

const newPlayer = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const newest = (days: Record<string, string>, most: number) =>
  Object.fromEntries(
    Object.entries(days)
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .slice(0, most),
  );

export function keep({ player, played, promises, keys }: Kept): void {
  const days = [...new Set(played)].sort().slice(-DAYS);
  const next: Kept = { player, played: days, promises: newest(promises, KEYS), keys: newest(keys, KEYS) };
  localStorage.setItem(STORED, JSON.stringify(next));
}

/** Whether there is a day here that can be played without a server. */
export const hasDays = (): boolean => Object.keys(kept().keys).length > 0;

/** The day so many days after another one. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Days in a row up to today; a day that is not over yet breaks nothing. */
export function streak(played: readonly string[], today: string): number {
  const days = new Set(played);
  let day = days.has(today) ? today : dayAfter(today, -1);
  let count = 0;
  while (days.has(day)) {
    count++;
    day = dayAfter(day, -1);
  }
  return count;
}
