import type { DieColour } from '../dice/pyramid';

export type { DieColour };

/** Three digits, as the notation of the games writes a cell: `431`. */
export type CellText = string;

/** An axis, and the side where that coordinate is 0: 0 is x, 1 is y, 2 is z. */
export type Side = 0 | 1 | 2;
export const SIDES: readonly Side[] = [0, 1, 2];

/** Values on the faces -x, -y and -z; null where this viewer may not or cannot know it. */
export type Faces = readonly [number | null, number | null, number | null];

/** A die as the engine's view shows it. */
export interface Shown {
  cell: CellText;
  colour: DieColour | null;
  faces: Faces;
}

/** Whether anything of it can be read. */
export const isFaced = ({ faces }: Shown): boolean => faces.some((face) => face !== null);

/**
 * What touching a cell would mean. Each style has its own line, so that colour is never the only sign:
 * `take` and `build` are drawn through, `target` has corners only, `warning` is dashed, and `funnel` is a
 * small ring, so that the faces around it can be read.
 */
export type OfferStyle = 'take' | 'build' | 'target' | 'warning' | 'funnel';

export interface Offer {
  cell: CellText;
  style: OfferStyle;
  /** Marked only where one points: for when nearly everything can be chosen. */
  quiet?: boolean;
}

/** Faces to light up, for instance the three that look into a funnel. */
export interface LitFace {
  cell: CellText;
  side: Side;
}

/** Where a die comes from or goes to: the player at a side, or the air above its cell. */
export type Off = Side | 'above';

/** What happened between the dice shown before and those given now. */
export type Move =
  | { kind: 'place'; cell: CellText; from?: Off }
  | { kind: 'remove'; cell: CellText; to?: Off }
  /** The dice in the row above this cell, along this axis, each slide down one cell. */
  | { kind: 'slide'; cell: CellText; axis: Side }
  | { kind: 'tilt'; from: CellText; to: CellText }
  | { kind: 'turn'; cell: CellText };

/** Dice on the felt. A new `id` throws them; the same one leaves them lying. */
export interface Throw {
  id: string | number;
  dice: readonly { colour: DieColour; value: number }[];
}

/** What is left to see of a move. */
export interface Trace {
  at: CellText;
  /** Where the die came from, if it stood somewhere before. */
  from: CellText | null;
  /** Whether a die is gone from there. */
  gone: boolean;
}

/** Everything on the table. */
export interface TableView {
  dice: readonly Shown[];
  offers?: readonly Offer[];
  selected?: readonly CellText[];
  /** Dice that would stand there. */
  ghosts?: readonly Shown[];
  lit?: readonly LitFace[];
  /** What happened last. */
  trail?: readonly Trace[];
  /** Dice held above their cell. */
  lifted?: readonly CellText[];
  /** Null: the felt lies empty; undefined: there is no felt. */
  thrown?: Throw | null;
}

/** From a side, or straight from above with that side at the bottom. */
export interface Viewpoint {
  side: Side;
  above: boolean;
  /** The player stays at this side and sees none of the others. */
  seated?: boolean;
}
