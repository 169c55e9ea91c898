import {
  cells,
  layer,
  orientation,
  type Camera,
  type Cell,
  type CornerDie,
  type DieColour,
} from '../../../boards/dice/pyramid';

/** Each game of the pyramid lies in its compartment as it is seen at its own moment. */
export const CAMERA: Camera = { turn: 46, tilt: 33 };
export const SIDE = 4;

const COLOURS: DieColour[] = ['red', 'yellow', 'pearl'];

export function die(cell: Cell, colour: DieColour, more: Partial<CornerDie> = {}): CornerDie {
  return { cell, colour, up: orientation(cell[0] * 31 + cell[1] * 7 + cell[2]), ...more };
}

export const mixed = (cell: Cell): DieColour => COLOURS[(cell[0] * 5 + cell[1] * 2 + cell[2] * 7) % 3] as DieColour;
export const same = (a: Cell, b: Cell) => a.every((n, i) => n === b[i]);

export const ALL = cells(SIDE);
/** The cells so many layers above the plate. */
export const layerAbove = (plate: number): Cell[] => ALL.filter((cell) => layer(cell) === SIDE - 1 - plate);
/** All but the tip. */
export const HEADLESS = ALL.filter((cell) => layer(cell) > 0);
