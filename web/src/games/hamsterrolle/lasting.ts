/** How long a game has lasted, as far as this browser has seen it: tables do not tell. */
const REMEMBERED = 'kiste.wheel-times';
/** So many games are remembered. */
const MOST = 12;
/** Whoever comes later than this has not seen it begin, in lines of the game. */
const BEGINNING = 3;

interface Times {
  table: string;
  from: number;
  until?: number;
}

function read(): Times[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? '[]');
    return Array.isArray(kept) ? (kept as Times[]) : [];
  } catch {
    return [];
  }
}

const write = (times: readonly Times[]) => localStorage.setItem(REMEMBERED, JSON.stringify(times.slice(-MOST)));

/** A game is on the screen of which so many lines have been written. */
export function noteBegun(table: string, lines: number, now = Date.now()): void {
  const times = read();
  const known = times.find((each) => each.table === table);
  if (lines > BEGINNING || (known && known.until === undefined)) return;
  write([...times.filter((each) => each !== known), { table, from: now }]);
}

/** A game is over; how many milliseconds it took, if that is known. */
export function noteEnded(table: string, now = Date.now()): number | null {
  const times = read();
  const known = times.find((each) => each.table === table);
  if (!known) return null;
  known.until ??= now;
  write(times);
  return known.until - known.from;
}
