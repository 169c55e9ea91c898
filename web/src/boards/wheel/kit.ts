/** The pieces and their sizes, as the simulation knows them. Lengths in decimetres. */
import type { Sag } from './droop';

export const COLOURS = ['red', 'green', 'blue', 'orange', 'purple', 'white', 'yellow', 'starter'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Block {
  colour: Colour;
  shape: 'slab' | 'cylinder' | 'cone';
  /** Half its extent along its own axes. */
  half: [x: number, y: number, z: number];
  grams: number;
}

export interface Kit {
  radius: number;
  inner: number;
  width: number;
  divider: number;
  /** Of the divider after each compartment. */
  heights: number[];
  /** By colour, in the order of `COLOURS`. */
  pieces: Block[];
  /** The farthest a hand reaches, in tenths of a millimetre. */
  reach: number;
  most_frames: number;
}

export const SETS = 4;
export const PIECES = 29;

/** Numbers before those of the pieces in a list of poses, and numbers of a piece. */
const HEAD = 2;
const POSE = 8;

export const colourOf = (piece: string): Colour => piece.replace(/\d$/, '') as Colour;
/** Whether a piece lies alike on every side. */
export function isCube({ pieces }: Pick<Kit, 'pieces'>, piece: string): boolean {
  const block = pieces[COLOURS.indexOf(colourOf(piece))];
  return block?.shape === 'slab' && new Set(block.half).size === 1;
}
export const indexOf = (piece: string): number =>
  piece === 'starter' ? PIECES - 1 : COLOURS.indexOf(colourOf(piece)) * SETS + Number(piece.at(-1)) - 1;
export const pieceAt = (index: number): string =>
  index === PIECES - 1 ? 'starter' : `${COLOURS[Math.floor(index / SETS)]}${(index % SETS) + 1}`;

/** The place of a piece's colour among `COLOURS`. */
export const kindOfIndex = (index: number): number => Math.min(Math.floor(index / SETS), COLOURS.length - 1);

/** Where everything is at one moment. */
export class Poses {
  readonly #numbers: Float32Array;

  constructor(numbers: Float32Array) {
    this.#numbers = numbers;
  }

  /** How far the wheel has rolled since the turn began, in decimetres. */
  get travel(): number {
    return this.#numbers[0] ?? 0;
  }

  /** How far the wheel has turned, in degrees. */
  get angle(): number {
    return this.#numbers[1] ?? 0;
  }

  has(index: number): boolean {
    return this.#numbers[HEAD + index * POSE] === 1;
  }

  /** x, y, z relative to the axle, then the rotation x, y, z, w. */
  of(index: number): Float32Array {
    return this.#numbers.subarray(HEAD + index * POSE + 1, HEAD + (index + 1) * POSE);
  }
}

/** How pieces look: stained wood, told apart by their shapes as well. */
export const STAIN: Record<Colour, string> = {
  red: '#cf4d38',
  green: '#57a163',
  blue: '#4485c0',
  orange: '#ee9a45',
  purple: '#9361ac',
  white: '#f4ead6',
  yellow: '#f0ce55',
  starter: '#3d352f',
};

/** A piece in a hand: what the rules say to it, and how it hangs. */
export interface Held {
  index: number;
  mood: 'held' | 'legal' | 'refused';
  sag?: Sag;
}

/** How a piece lies: which side goes along the axle, which towards it. */
export const LIES = ['flat', 'edge', 'across', 'upright'] as const;
export type Lie = (typeof LIES)[number];

/** A piece where a hand would let it go: its place and rotation relative to the axle, and whether it may. */
export interface Ghost {
  index: number;
  pose: number[];
  mood: 'legal' | 'refused';
}
