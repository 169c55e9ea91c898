/** How long bots in this browser wait before they act, so that one can follow them. */
const REMEMBERED = 'kiste.bots';

export const PACES = { slow: 2000, normal: 500, 'at-once': 0 } as const;
export type Pace = keyof typeof PACES;
export const isPace = (value: unknown): value is Pace => typeof value === 'string' && value in PACES;

const kept = localStorage.getItem(REMEMBERED);
let chosen = $state<Pace>(isPace(kept) ? kept : 'normal');
const listeners = new Set<(pause: number) => void>();

export const pace = (): Pace => chosen;
export const pause = (): number => PACES[chosen];

export function choosePace(next: Pace): void {
  chosen = next;
  localStorage.setItem(REMEMBERED, next);
  for (const listener of listeners) listener(PACES[next]);
}

/** Hears of every change. */
export function onPace(listener: (pause: number) => void): void {
  listeners.add(listener);
}
