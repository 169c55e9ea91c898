/** How one builds: by hand, or by a few numbers. Remembered, since it depends on the person and the device. */
export type Way = 'hand' | 'aim';
const REMEMBERED = 'kiste.wheel';

let chosen = $state<Way>(localStorage.getItem(REMEMBERED) === 'aim' ? 'aim' : 'hand');

export const way = (): Way => chosen;

export function chooseWay(next: Way): void {
  chosen = next;
  localStorage.setItem(REMEMBERED, next);
}
