import { opposite, type Pips } from './pips';

/**
 * Draws dice that stand on a corner. Cells are (x, y, z) with up = -(1, 1, 1), so the upper faces
 * of a die are -x, -y and -z, and the die at p covers face -i of the die at p + e_i.
 */
export type Cell = readonly [x: number, y: number, z: number];
export type DieColour = 'red' | 'yellow' | 'pearl' | 'turquoise';

export interface CornerDie {
  cell: Cell;
  colour: DieColour;
  /** Pips on the upper faces -x, -y, -z. */
  up: readonly [Pips, Pips, Pips];
  /** Lifted off its place, in die edges. */
  lift?: number;
  /** Pushed aside on the table, in die edges. */
  aside?: readonly [right: number, near: number];
}

/** One visible face: an affine map from the unit square, ready for an SVG transform. */
export interface Face {
  matrix: string;
  pips: Pips;
  colour: DieColour;
  /** 0 in shade to 1 in light. */
  light: number;
  cell: Cell;
}

export interface Camera {
  /** Degrees around the upright axis; 0 looks straight at side x. */
  turn: number;
  /** Degrees above the table. */
  tilt: number;
}

type Vector = readonly [number, number, number];

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

const UP = scale([-1, -1, -1], 1 / Math.sqrt(3));
// Two level directions: away from side x, and to the right of somebody sitting there.
const AWAY = scale([2, -1, -1], 1 / Math.sqrt(6));
const RIGHT = scale([0, 1, -1], 1 / Math.sqrt(2));
const LAMP: Vector = scale(
  add(add(scale(UP, 1.6), scale(RIGHT, -0.7)), scale(AWAY, -0.9)),
  1 / Math.hypot(1.6, 0.7, 0.9),
);

const EDGES: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Screen axes and the direction towards the viewer. */
function axes({ turn, tilt }: Camera) {
  const a = (turn * Math.PI) / 180;
  const b = (tilt * Math.PI) / 180;
  const right = add(scale(RIGHT, Math.cos(a)), scale(AWAY, Math.sin(a)));
  const away = add(scale(AWAY, Math.cos(a)), scale(RIGHT, -Math.sin(a)));
  const toViewer = add(scale(UP, Math.sin(b)), scale(away, -Math.cos(b)));
  const down = scale(add(scale(UP, Math.cos(b)), scale(away, Math.sin(b))), -1);
  return { right, down, toViewer, near: scale(away, -1) };
}

const key = (cell: Cell) => cell.join();

/** The visible faces of all dice, furthest first, in die edges. */
export function project(dice: readonly CornerDie[], camera: Camera): Face[] {
  const { right, down, toViewer, near } = axes(camera);
  const resting = new Set(dice.filter((die) => !die.lift && !die.aside).map((die) => key(die.cell)));
  const placed = dice.map((die) => {
    const [r, n] = die.aside ?? [0, 0];
    const origin = add(add(die.cell, scale(UP, die.lift ?? 0)), add(scale(right, r), scale(near, n)));
    return { die, origin, depth: dot(add(origin, [0.5, 0.5, 0.5]), toViewer) };
  });
  placed.sort((a, b) => a.depth - b.depth);

  const faces: Face[] = [];
  for (const { die, origin } of placed) {
    const free = Boolean(die.lift ?? die.aside);
    for (let i = 0; i < 3; i++) {
      for (const upper of [true, false]) {
        const axis = EDGES[i] as Vector;
        const normal = upper ? scale(axis, -1) : axis;
        if (dot(normal, toViewer) < 0.02) continue;
        const neighbour = add(die.cell, normal) as Cell;
        if (!free && resting.has(key(neighbour))) continue;
        const u = EDGES[(i + 1) % 3] as Vector;
        const v = EDGES[(i + 2) % 3] as Vector;
        const corner = upper ? origin : add(origin, axis);
        const numbers = [
          dot(u, right),
          dot(u, down),
          dot(v, right),
          dot(v, down),
          dot(corner, right),
          dot(corner, down),
        ];
        const shown = die.up[i] as Pips;
        faces.push({
          matrix: `matrix(${numbers.map((n) => n.toFixed(4)).join(' ')})`,
          pips: upper ? shown : opposite(shown),
          colour: die.colour,
          light: Math.max(0, dot(normal, LAMP)),
          cell: die.cell,
        });
      }
    }
  }
  return faces;
}

/** Where a point of the pyramid lands on the drawing, for things drawn beside the dice. */
export function at(point: Vector, camera: Camera): [x: number, y: number] {
  const { right, down } = axes(camera);
  return [dot(point, right), dot(point, down)];
}

/** The eight corners of a real die, faces in the order -x, -y, -z; 1-2-3 run counter-clockwise around theirs. */
const CORNERS: readonly (readonly [Pips, Pips, Pips])[] = [
  [1, 3, 2],
  [1, 5, 3],
  [1, 4, 5],
  [1, 2, 4],
  [6, 2, 3],
  [6, 3, 5],
  [6, 5, 4],
  [6, 4, 2],
];

/** A real orientation picked by number; the same number always gives the same one. */
export function orientation(pick: number): readonly [Pips, Pips, Pips] {
  const n = Math.abs(Math.imul(pick + 1, 2654435761) >>> 7);
  const [a, b, c] = CORNERS[n % CORNERS.length] as readonly [Pips, Pips, Pips];
  const turn = (n >>> 5) % 3;
  if (turn === 0) return [a, b, c];
  return turn === 1 ? [b, c, a] : [c, a, b];
}

/** All cells of a pyramid with `side` dice along its edge, tip first. */
export function cells(side: number): Cell[] {
  const all: Cell[] = [];
  for (let sum = 0; sum < side; sum++)
    for (let x = 0; x <= sum; x++) for (let y = 0; x + y <= sum; y++) all.push([x, y, sum - x - y]);
  return all;
}

/** How many layers below the tip. */
export const layer = ([x, y, z]: Cell) => x + y + z;
