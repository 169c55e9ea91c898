/**
 * Where dice of the pyramid stand and how they are turned. No rules: what is legal comes from the engine.
 *
 * Cells are (x, y, z) with up = -(1, 1, 1). One unit is the edge of a die, so within these coordinates every
 * die at rest is a unit cube along the axes, and its 24 orientations are the 24 turns of a cube.
 */
import type { Cell } from '../dice/pyramid';
import { SIDES, type CellText, type Faces, type Side } from './view';

export type { Cell };
export type Vector = readonly [number, number, number];
/** Rows of a rotation. */
export type Matrix = readonly [Vector, Vector, Vector];
export type Orientation = readonly [number, number, number];

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const AXES: readonly [Vector, Vector, Vector] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Level to the right, up, and towards somebody sitting at side x. */
export const RIGHT: Vector = [0, 1 / Math.SQRT2, -1 / Math.SQRT2];
export const UP: Vector = scale([-1, -1, -1], 1 / Math.sqrt(3));
export const NEAR: Vector = scale([-2, 1, 1], 1 / Math.sqrt(6));

/** Distance of neighbouring dice of a layer, and of layers, in die edges. */
export const PITCH = Math.SQRT2;
export const LAYER_HEIGHT = 1 / Math.sqrt(3);

export function parseCell(text: CellText): Cell {
  return [Number(text[0]), Number(text[1]), Number(text[2])];
}

export function cellText([x, y, z]: Vector): CellText {
  return `${x}${y}${z}`;
}

export const layerOf = (cell: Cell) => cell[0] + cell[1] + cell[2];

export const inPyramid = (cell: Vector, side: number) =>
  cell.every((c) => c >= 0) && cell[0] + cell[1] + cell[2] < side;

export const step = (cell: Cell, axis: Side, by: 1 | -1): Cell => add(cell, scale(AXES[axis], by));

/** Empty cells where a die would not fall: on the plate, or on three others. */
export function restingPlaces(there: { has(cell: CellText): boolean }, side: number): CellText[] {
  const places: CellText[] = [];
  for (let x = 0; x < side; x++)
    for (let y = 0; x + y < side; y++)
      for (let z = 0; x + y + z < side; z++) {
        const cell: Cell = [x, y, z];
        const carried = layerOf(cell) === side - 1 || SIDES.every((axis) => there.has(cellText(step(cell, axis, 1))));
        if (carried && !there.has(cellText(cell))) places.push(cellText(cell));
      }
  return places;
}

/** A point of the pyramid in the room: right, up from the top of the plate, towards side x. */
export function toRoom(point: Vector, side: number): Vector {
  const plate = (side + 1) * LAYER_HEIGHT;
  return [dot(point, RIGHT), dot(point, UP) + plate, dot(point, NEAR)];
}

/** The other way round. */
export function fromRoom([right, up, near]: Vector, side: number): Vector {
  const plate = (side + 1) * LAYER_HEIGHT;
  return add(add(scale(RIGHT, right), scale(UP, up - plate)), scale(NEAR, near));
}

export const centre = (cell: Cell): Vector => add(cell, [0.5, 0.5, 0.5]);

/** The axis that a value lies on, and which end of it, on a die that shows 1, 3, 2 on -x, -y, -z. */
export function bodyDirection(value: number): Vector {
  const near = value <= 3;
  const axis = [0, 2, 1][near ? value - 1 : 6 - value] ?? 0;
  return scale(AXES[axis as Side], near ? -1 : 1);
}

const determinant = ([a, b, c]: Matrix) =>
  a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);

/** How a die that shows these values is turned against one that shows 1, 3, 2. */
export function rotation([fx, fy, fz]: Orientation): Matrix {
  return [scale(bodyDirection(fx), -1), scale(bodyDirection(fy), -1), scale(bodyDirection(fz), -1)];
}

/** Opposite faces make seven, and 1-2-3 run counter-clockwise around their corner. */
export function isOrientation(faces: Orientation): boolean {
  return (
    faces.every((value) => Number.isInteger(value) && value >= 1 && value <= 6) && determinant(rotation(faces)) === 1
  );
}

const VALUES = [1, 2, 3, 4, 5, 6];

export const ORIENTATIONS: readonly Orientation[] = VALUES.flatMap((a) =>
  VALUES.flatMap((b) => VALUES.map((c): Orientation => [a, b, c])),
).filter(isOrientation);

/**
 * The first orientation that agrees with the known faces; two of them decide the third.
 * Unknown faces are drawn blank, so it does not matter which one it is.
 */
export function agreeing(faces: Faces): Orientation {
  const found = ORIENTATIONS.find((each) => each.every((value, i) => faces[i] == null || faces[i] === value));
  return found ?? [1, 3, 2];
}

/** A tilt over the ridge from p to p + ei - ej. */
export function tilted(faces: Orientation, i: Side, j: Side): Orientation {
  const turned: [number, number, number] = [...faces];
  turned[j] = faces[i];
  turned[i] = 7 - faces[j];
  return turned;
}

/** The axes of a tilt between neighbouring cells of a layer; null if they are not neighbours. */
export function tiltAxes(from: Cell, to: Cell): { i: Side; j: Side } | null {
  const change = to.map((c, axis) => c - (from[axis] ?? 0));
  const i = change.indexOf(1);
  const j = change.indexOf(-1);
  return i >= 0 && j >= 0 && change.reduce((sum, c) => sum + Math.abs(c), 0) === 2
    ? { i: i as Side, j: j as Side }
    : null;
}

/** Which faces somebody at `side` calls front, left and right. */
export function facesFrom(side: Side): { front: Side; left: Side; right: Side } {
  return { front: side, left: ((side + 1) % 3) as Side, right: ((side + 2) % 3) as Side };
}

/** Angle of a side around the upright axis, against side x; counter-clockwise seen from above. */
export function azimuth(side: Side): number {
  const towards = scale(AXES[side], -1);
  return Math.atan2(dot(towards, RIGHT), dot(towards, NEAR));
}
