import { QUICK, SLOW, type Tempo } from './pace';

/** How one builds: by hand, or by a few numbers. Remembered, since it depends on the person and the device. */
export type Way = 'hand' | 'aim';
const REMEMBERED = 'kiste.wheel';
const PACE = 'kiste.wheel-pace';
const BUILT = 'kiste.wheel-built';

let chosen = $state<Way>(localStorage.getItem(REMEMBERED) === 'aim' ? 'aim' : 'hand');

export const way = (): Way => chosen;

export function chooseWay(next: Way): void {
  chosen = next;
  localStorage.setItem(REMEMBERED, next);
}

/** How quickly turns are shown; slow motion is for now and not for ever. */
export const tempo = (): Tempo => (localStorage.getItem(PACE) === 'quick' ? QUICK : 1);

export function chooseTempo(next: Tempo): void {
  if (next === QUICK) localStorage.setItem(PACE, 'quick');
  else if (next !== SLOW) localStorage.removeItem(PACE);
}

/** Whether this player has ever let a piece go. */
export const hasBuilt = (): boolean => localStorage.getItem(BUILT) !== null;
export const noteBuilt = (): void => localStorage.setItem(BUILT, 'yes');
