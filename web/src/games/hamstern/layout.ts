import type { BurrowLayout, CellLayout, ChamberLayout, Place } from '../../protocol/views';

/** Where the cells of a burrow lie on the drawing. */
export const CELL = 40;
/** A row or column of nothing but passages and earth is narrow. */
const GAP = 17;
/** Upright, on a phone, the burrow needs all the room there is. */
const MARGIN = { across: 20, upright: 9 };

/** Which tracks are drawn under a burrow; a page may show the joker track elsewhere. */
export type Tracks = 'all' | 'food';

/** Boxes of the tracks, and how far apart they begin. */
export const TRACK = { box: 22, step: 25 };

/** Where the joker track ends, and the hourglass with its counter behind it. */
export const jokerEnd = (sheet: BurrowLayout) => 44 + sheet.joker_track * TRACK.step;
export const counterEnd = (sheet: BurrowLayout) => jokerEnd(sheet) + 46 + sheet.counter * TRACK.step;

export const plankHeight = (tracks: Tracks, stacked: boolean) => (tracks === 'all' && stacked ? 104 : 58);

export interface CellPlace extends Place {
  /** Middle of the cell. */
  x: number;
  y: number;
  chamberLayout: ChamberLayout;
  cellLayout: CellLayout;
}

export interface BurrowPlace {
  width: number;
  height: number;
  cells: CellPlace[];
  find(place: Place): CellPlace;
}

/** Middles of consecutive tracks, where only those in `used` hold cells. */
function tracks(used: Set<number>, margin: number): { middle: (track: number) => number; total: number } {
  const last = Math.max(...used);
  const middles: number[] = [];
  let at = margin;
  for (let track = 0; track <= last; track++) {
    const size = used.has(track) ? CELL : GAP;
    middles.push(at + size / 2);
    at += size;
  }
  return { middle: (track) => middles[track] ?? 0, total: at + margin };
}

/** `upright` mirrors the burrow along its diagonal, so that it fills a phone held upright. */
export function layOut(sheet: BurrowLayout, upright: boolean): BurrowPlace {
  const all = sheet.chambers.flatMap((chamber) => chamber.cells);
  const margin = upright ? MARGIN.upright : MARGIN.across;
  const across = tracks(new Set(all.map((cell) => (upright ? cell.row : cell.column))), margin);
  const down = tracks(new Set(all.map((cell) => (upright ? cell.column : cell.row))), margin);
  const cells = sheet.chambers.flatMap((chamberLayout) =>
    chamberLayout.cells.map((cellLayout) => ({
      chamber: chamberLayout.chamber,
      cell: cellLayout.cell,
      x: across.middle(upright ? cellLayout.row : cellLayout.column),
      y: down.middle(upright ? cellLayout.column : cellLayout.row),
      chamberLayout,
      cellLayout,
    })),
  );
  const byName = new Map(cells.map((cell) => [`${cell.chamber}${cell.cell}`, cell]));
  return {
    width: across.total,
    height: down.total,
    cells,
    find({ chamber, cell }) {
      const found = byName.get(`${chamber}${cell}`);
      if (!found) throw new Error(`the sheet has no cell ${chamber} ${cell}`);
      return found;
    },
  };
}

/** Where a chamber's points are written: at the right end of its topmost cells. */
export function badgeOf(place: BurrowPlace, chamber: string): { x: number; y: number } {
  const own = place.cells.filter((cell) => cell.chamber === chamber);
  const top = Math.min(...own.map((cell) => cell.y));
  const right = Math.max(...own.filter((cell) => cell.y === top).map((cell) => cell.x));
  return { x: right + CELL / 2 - 3, y: top - CELL / 2 + 1 };
}
