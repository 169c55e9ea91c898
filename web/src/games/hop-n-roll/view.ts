import type { RowColour } from '../../protocol/views';

/** A box of the sheet. */
export interface Spot {
  row: RowColour;
  number: number;
}

export function sameSpot(a: Spot | null | undefined, b: Spot): boolean {
  return a?.row === b.row && a.number === b.number;
}
