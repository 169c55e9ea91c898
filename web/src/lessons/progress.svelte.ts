/** How far this browser is in each lesson. */
const KEPT = 'kiste.lessons';

/** The next question, counted from 0; or that one is through. */
export type Progress = number | 'done';

function read(): Partial<Record<string, Progress>> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Progress>;
    const known = (value: Progress) => value === 'done' || (Number.isInteger(value) && value >= 0);
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => known(value)));
  } catch {
    return {};
  }
}

let progress = $state.raw(read());

export function progressIn(game: string): Progress | null {
  return progress[game] ?? null;
}

export function keepProgress(game: string, now: Progress): void {
  // Whoever looks at a lesson again has been through it all the same.
  progress = { ...progress, [game]: progress[game] === 'done' ? 'done' : now };
  localStorage.setItem(KEPT, JSON.stringify(progress));
}
