/** The best times of this browser. */
const KEPT = 'kiste.best';

function read(): Partial<Record<string, number>> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, number>;
    return Object.fromEntries(Object.entries(kept).filter(([, millis]) => typeof millis === 'number' && millis > 0));
  } catch {
    return {};
  }
}

let best = $state.raw(read());

export function bestOf(game: string): number | null {
  return best[game] ?? null;
}

/** Keeps a time if none was better; returns whether it is the best now. */
export function recordTime(game: string, millis: number): boolean {
  const before = best[game];
  if (before !== undefined && before <= millis) return false;
  best = { ...best, [game]: millis };
  localStorage.setItem(KEPT, JSON.stringify(best));
  return true;
}
