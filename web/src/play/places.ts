/** Places that are shown on whatever board there is: where somebody points, and what a line is about. */
import { cellsIn, pointAt } from '../boards/pyramid/pointed.svelte';
import { pieceIn, pointInWheel } from '../boards/wheel/pointed.svelte';
import { paperIn, ringAt } from './paper';

/** In the wheel, as it goes to others. */
const IN_WHEEL = 'w-';
export const wheelPlace = (at: string): string => IN_WHEEL + at;

/** A cell of the pyramid, something in the wheel, or something on paper. */
export function showPlace(place: string): void {
  if (/^\d{3}$/.test(place)) pointAt({ cells: [place], from: null });
  else if (place.startsWith(IN_WHEEL)) pointInWheel(place.slice(IN_WHEEL.length));
  else ringAt(place);
}

/** Shows what a line of the game is about; null if it is about no place. */
export function showerOf(line: string | null): (() => void) | null {
  const piece = pieceIn(line);
  if (piece) return () => pointInWheel(piece);
  const cells = cellsIn(line);
  if (cells) return () => pointAt(cells);
  const paper = paperIn(line);
  return paper.length > 0 ? () => paper.forEach(ringAt) : null;
}
