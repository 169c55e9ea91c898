import type { Pips } from '../../boards/dice/pips';

/** The view of a Hop'n'ROLL game as the engine serialises it. The page draws it and knows no rule. */

export type Colour = 'yellow' | 'red' | 'blue' | 'green' | 'purple';

export type Rule =
  | 'equal'
  | 'ascending'
  | 'descending'
  | 'sum-seven'
  | 'even-odd'
  | 'two-numbers'
  | 'arithmetic-pyramid'
  | 'unequal-pyramid'
  | 'groups'
  | 'smaller-larger';

export type FieldEffect = 'none' | 'minus-one' | 'plus-minus-one' | 'die-below' | 'die-above' | 'dj';

/** Counted from 1, as players sit. */
export type Seat = number;

export type HopDie = { number: Pips } | { disco: Colour | '?' };

export interface FieldView {
  /** From 1 at the top. */
  field: number;
  label: number | null;
  effect: FieldEffect;
  die: HopDie | null;
  left: Seat | null;
  right: Seat | null;
}

export interface RowPrint {
  colour: Colour;
  rule: Rule;
  boxes: number;
  /** Boxes in each level or group, in the order of writing. */
  parts: number[];
  /** Points by box, in pyramids by level. */
  stars: number[];
  /** Numbers of the boxes that count extra, from 1. */
  special: number[];
}

export interface SheetPrint {
  name: string;
  rows: RowPrint[];
}

export interface RowView {
  colour: Colour;
  numbers: (Pips | null)[];
  stars: number;
  special: number;
  complete: boolean;
  /** Numbers of empty boxes that can never be filled. */
  dead: number[];
}

export interface Kill {
  value: Pips;
  row: Colour;
  number: number;
}

export interface OpenBox {
  row: Colour;
  /** From 1. */
  number: number;
  values: Pips[];
  kills: Kill[];
}

export interface HopTarget {
  field: number;
  numbers: Pips[];
  free_rows: Colour[];
  boxes: OpenBox[];
}

export interface PlayerView {
  seat: Seat;
  field: number;
  hopped: boolean;
  done: boolean;
  barred: boolean;
  rows: RowView[];
  open: OpenBox[];
  sixes: number;
  points: number;
  complete_rows: number;
}

export interface HopView {
  phase: 'start' | 'roll' | 'hop' | 'write' | 'over';
  round: number;
  last_round: boolean;
  asked: Seat[];
  order: Seat[];
  rightward: boolean;
  tableau: string;
  fields: FieldView[];
  sheet: SheetPrint;
  players: PlayerView[];
  own: string | null;
  hops: HopTarget[];
  boxes: OpenBox[];
  may_decline: boolean;
}

/** A box of the sheet. */
export interface Spot {
  row: Colour;
  number: number;
}

export function isPyramid(rule: Rule): boolean {
  return rule === 'arithmetic-pyramid' || rule === 'unequal-pyramid';
}

export function sameSpot(a: Spot | null | undefined, b: Spot): boolean {
  return a?.row === b.row && a.number === b.number;
}
