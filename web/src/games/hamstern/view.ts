import type { ChamberCells, Place } from '../../protocol/views';

/** Whether a place is among cells given by chamber. */
export function includes(cells: readonly ChamberCells[], place: Place): boolean {
  return cells.some((each) => each.chamber === place.chamber && each.cells.includes(place.cell));
}
