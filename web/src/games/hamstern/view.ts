import type { Pips } from '../../boards/dice/pips';

/** The view of a Hamstern game as the engine serialises it. The page draws it and knows no rule. */

export type Food = 'acorn' | 'mushroom';

export interface CellLayout {
  /** Number in its chamber, from 1. */
  cell: number;
  row: number;
  column: number;
  food?: Food;
}

export interface ChamberLayout {
  chamber: string;
  points: number;
  cells: CellLayout[];
}

/** A cell of the burrow. */
export interface Place {
  chamber: string;
  cell: number;
}

export interface Passage {
  from: Place;
  to: Place;
}

export interface BurrowLayout {
  name: string;
  start: string;
  chambers: ChamberLayout[];
  passages: Passage[];
  acorn_points: number[];
  mushroom_points: number;
  joker_track: number;
  counter: number;
  hourglass_faces: Pips[];
  hourglass_chambers: number;
}

export interface ChamberCells {
  chamber: string;
  cells: number[];
}

export interface CounterView {
  hourglass: boolean;
  ticks: number;
  circles: number | null;
  last_round: boolean;
}

export interface Worth {
  chambers: number;
  mushrooms: number;
  acorns: number;
}

export interface Mark {
  chamber: string;
  cells: number[];
}

export interface PlayerView {
  seat: number;
  crossed: ChamberCells[];
  jokers_struck: number;
  asked: boolean;
  done: boolean;
  /** Whether there is no room for the throw. */
  passed: boolean;
  last: Mark | null;
  score: number;
  parts: Worth;
}

export interface OwnView {
  seat: number;
  sealed: Mark | null;
  least: number;
  most: number;
  begin: ChamberCells[];
  free: ChamberCells[];
}

export interface HamsternView {
  sheet: BurrowLayout;
  round: number;
  throw: Pips | null;
  counter: CounterView;
  ending: string | null;
  players: PlayerView[];
  own: OwnView | null;
}

/** Whether a place is among cells given by chamber. */
export function includes(cells: readonly ChamberCells[], place: Place): boolean {
  return cells.some((each) => each.chamber === place.chamber && each.cells.includes(place.cell));
}
