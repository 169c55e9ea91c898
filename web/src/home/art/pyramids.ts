import {
  cells,
  layer,
  orientation,
  type Camera,
  type Cell,
  type CornerDie,
  type DieColour,
} from '../../boards/dice/pyramid';

/** The six games of the dice pyramid, each seen at its own moment. */
export type PyramidGame = 'abquetschen' | 'raffzahn' | 'bunte-kuh' | 'cui-bono' | 'eintrichtern' | 'wuerfelmarsch';

export const CAMERA: Camera = { turn: 46, tilt: 33 };
export const SIDE = 4;

const COLOURS: DieColour[] = ['red', 'yellow', 'pearl'];

function die(cell: Cell, colour: DieColour, more: Partial<CornerDie> = {}): CornerDie {
  return { cell, colour, up: orientation(cell[0] * 31 + cell[1] * 7 + cell[2]), ...more };
}

const mixed = (cell: Cell): DieColour => COLOURS[(cell[0] * 5 + cell[1] * 2 + cell[2] * 7) % 3] as DieColour;

const all = cells(SIDE);
const base = all.filter((cell) => layer(cell) === SIDE - 1);
const same = (a: Cell, b: Cell) => a.every((n, i) => n === b[i]);

function marching(colour: DieColour, ...places: Cell[]): CornerDie[] {
  return places.map((cell) => die(cell, colour));
}

export const SCENES: Record<PyramidGame, CornerDie[]> = {
  // Three colours squeeze each other in; one more die is on its way.
  abquetschen: [
    ...base.map((cell) =>
      die(cell, cell[0] > 1 ? 'yellow' : cell[1] > 1 ? 'red' : cell[2] > 1 ? 'pearl' : mixed(cell)),
    ),
    die([0, 1, 1], 'pearl'),
    die([0, 2, 0], 'red'),
    die([1, 1, 0], 'red'),
    die([0, 0, 1], 'turquoise', { lift: 1.15 }),
  ],
  raffzahn: all.filter((cell) => layer(cell) > 0).map((cell) => die(cell, mixed(cell))),
  'bunte-kuh': all.filter((cell) => layer(cell) > 0).map((cell) => die(cell, 'pearl')),
  'cui-bono': all.map((cell) => die(cell, mixed(cell), same(cell, [0, 0, 3]) ? { aside: [-1.5, 0.55] } : {})),
  eintrichtern: [
    ...base.map((cell) => die(cell, 'yellow')),
    ...all
      .filter((cell) => layer(cell) === SIDE - 2)
      .map((cell) => die(cell, 'red', same(cell, [0, 1, 1]) ? { lift: 2.1 } : {})),
  ],
  wuerfelmarsch: [
    ...marching('red', [1, 0, 3], [2, 0, 2], [1, 1, 2]),
    ...marching('yellow', [0, 3, 1]),
    ...marching('pearl', [3, 1, 0], [2, 2, 0]),
  ],
};
