/** Tips for the first game of each kind: each is shown once, at the moment it is about. */
const REMEMBERED = 'kiste.guide';

interface Memory {
  /** Tips that were read. */
  seen: string[];
  /** Whoever has had enough gets no more. */
  off: boolean;
}

function read(): Memory {
  try {
    const kept = JSON.parse(localStorage.getItem(REMEMBERED) ?? '{}') as Partial<Memory>;
    return { seen: Array.isArray(kept.seen) ? kept.seen : [], off: kept.off === true };
  } catch {
    return { seen: [], off: false };
  }
}

let memory = $state.raw(read());

function write(next: Memory): void {
  memory = next;
  localStorage.setItem(REMEMBERED, JSON.stringify(next));
}

/** The first of these tips that was not read yet. */
export function nextTip(tips: readonly string[]): string | null {
  return memory.off ? null : (tips.find((tip) => !memory.seen.includes(tip)) ?? null);
}

export function readTip(tip: string): void {
  write({ ...memory, seen: [...new Set([...memory.seen, tip])] });
}

export function noMoreTips(): void {
  write({ ...memory, off: true });
}

/** Begins again with the first tip. */
export function tipsAgain(): void {
  write({ seen: [], off: false });
}
