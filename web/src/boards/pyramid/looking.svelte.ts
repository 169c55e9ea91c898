/** From which side the pyramid is looked at now: what is said of places is said from there. */
import type { Side } from './view';

let side = $state<Side>(0);

export const lookingFrom = (): Side => side;

export function lookFrom(next: Side): void {
  side = next;
}
