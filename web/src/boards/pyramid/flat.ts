/** The pyramid seen from straight above, for drawings: x to the right, y towards the viewer. */
import {
  add,
  AXES,
  cellText,
  centre,
  dot,
  facesFrom,
  layerOf,
  NEAR,
  parseCell,
  RIGHT,
  scale,
  step,
  type Cell,
  UP,
  type Vector,
} from './geometry';
import { SIDES, type CellText, type Shown, type Side } from './view';

export interface Spot2 {
  x: number;
  y: number;
}

/** Right and near for somebody at a side: the coordinates change places. */
function turned(axis: Vector, side: Side): Vector {
  return [axis[(3 - side) % 3] ?? 0, axis[(4 - side) % 3] ?? 0, axis[(5 - side) % 3] ?? 0];
}

/**
 * How far somebody leans towards the own side who stays at it, in radians: its faces are seen at nine tenths of their
 * size, those of the other sides at three tenths. Seen from straight above, all have six tenths.
 */
export const LEAN = 0.5;

/** A point of the table, so far below the eye, as somebody sees it who leans. */
const leaning = ({ x, y }: Spot2, below: number, lean: number): Spot2 => ({
  x,
  y: y * Math.cos(lean) + below * Math.sin(lean),
});

export function above(point: Vector, side: Side, lean = 0): Spot2 {
  const level = { x: dot(point, turned(RIGHT, side)), y: dot(point, turned(NEAR, side)) };
  return leaning(level, -dot(point, UP), lean);
}

/** A place on the plate under `side` dice, seen in the same way. */
export const onPlate = (at: Spot2, side: number, lean: number): Spot2 =>
  leaning(at, -dot(centre([side - 1, 0, 0]), UP), lean);

export interface FlatFace {
  axis: Side;
  name: 'front' | 'left' | 'right';
  /** From the unit square to the picture, around the middle of the die. */
  matrix: string;
  middle: Spot2;
}

/** The three upper faces of a die, as somebody at `side` sees them from above. */
export function flatFaces(side: Side, lean = 0): FlatFace[] {
  const { front, left, right } = facesFrom(side);
  const corner: Vector = [-0.5, -0.5, -0.5];
  return (
    [
      ['front', front],
      ['left', left],
      ['right', right],
    ] as const
  ).map(([name, axis]) => {
    const u = AXES[((axis + 1) % 3) as Side];
    const v = AXES[((axis + 2) % 3) as Side];
    const [a, b, o] = [above(u, side, lean), above(v, side, lean), above(corner, side, lean)];
    return {
      axis,
      name,
      matrix: `matrix(${[a.x, a.y, b.x, b.y, o.x, o.y].map((n) => n.toFixed(4)).join(' ')})`,
      middle: above(add(corner, scale(add(u, v), 0.5)), side, lean),
    };
  });
}

/** Corners of a die's outline, around its middle. */
export function hexagon(side: Side, size = 1, lean = 0): string {
  const corners: Vector[] = [
    [1, 0, 0],
    [1, 1, 0],
    [0, 1, 0],
    [0, 1, 1],
    [0, 0, 1],
    [1, 0, 1],
  ];
  return corners
    .map((corner) => above(scale(add(corner, [-0.5, -0.5, -0.5]), size), side, lean))
    .map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`)
    .join(' ');
}

export interface Flat {
  die: Shown;
  cell: Cell;
  at: Spot2;
  open: [boolean, boolean, boolean];
}

/** Dice with a face to be seen, the lowest first, without those above `top` (the layer sum of the highest one shown). */
export function seen(
  dice: readonly Shown[],
  side: Side,
  top = 0,
  lifted: ReadonlySet<CellText> = new Set(),
  lean = 0,
): Flat[] {
  const shown = dice.map((die) => ({ die, cell: parseCell(die.cell) })).filter(({ cell }) => layerOf(cell) >= top);
  const there = new Set(shown.filter(({ die }) => !lifted.has(die.cell)).map(({ die }) => die.cell));
  return shown
    .map(({ die, cell }) => ({
      die,
      cell,
      at: above(centre(cell), side, lean),
      open: SIDES.map((axis) => !there.has(cellText(step(cell, axis, -1)))) as [boolean, boolean, boolean],
    }))
    .filter(({ open }) => open.some(Boolean))
    .sort((a, b) => layerOf(b.cell) - layerOf(a.cell));
}

/** Arrow keys run along the three lines of a layer: ↔, ⤢ and, with Shift, ⤡. */
const STEPS: Record<string, readonly [right: number, near: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0.5, -Math.sqrt(3) / 2],
  ArrowDown: [-0.5, Math.sqrt(3) / 2],
  'Shift+ArrowUp': [-0.5, -Math.sqrt(3) / 2],
  'Shift+ArrowDown': [0.5, Math.sqrt(3) / 2],
};

/** The place that such a key leads to: the nearest one ahead, preferring the line itself. */
export function along(places: readonly Spot2[], from: number, key: string, shift: boolean): number | null {
  const direction = STEPS[shift ? `Shift+${key}` : key] ?? STEPS[key];
  const start = places[from];
  if (!direction || !start) return null;
  let best: number | null = null;
  let least = Infinity;
  places.forEach((place, i) => {
    const dx = place.x - start.x;
    const dy = place.y - start.y;
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] - dy * direction[0]);
    if (ahead < 0.1 || aside > 1.8 * ahead) return;
    const cost = ahead + 2.5 * aside;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

/** How far the plate reaches beyond its dice, and how much of each corner is cut off. */
export interface Rim {
  margin: number;
  corner: number;
}
/** A rim with room for names, and one without: dice are larger then. */
export const WIDE_RIM: Rim = { margin: 1.3, corner: 1.8 };
export const SLIM_RIM: Rim = { margin: 0.9, corner: 1.1 };

/** Outline of the plate under `side` dice: a triangle whose corners are cut off. */
export function plateOutline(side: number, view: Side, { margin, corner }: Rim, lean = 0): Spot2[] {
  const tips = SIDES.map((axis) => {
    const at = above(scale(AXES[axis], side - 1), view);
    const grown = 1 + (2 * margin) / Math.hypot(at.x, at.y);
    return { x: at.x * grown, y: at.y * grown };
  });
  const towards = (from: Spot2, to: Spot2): Spot2 => {
    const part = corner / Math.hypot(to.x - from.x, to.y - from.y);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  return tips
    .flatMap((tip, i) => {
      const [before, after] = [tips[(i + 2) % 3] ?? tip, tips[(i + 1) % 3] ?? tip];
      return [towards(tip, before), towards(tip, after)];
    })
    .map((at) => onPlate(at, side, lean));
}

/** Cells of the base layer: where the funnels of the plate are. */
export function baseCells(side: number): Cell[] {
  const cells: Cell[] = [];
  for (let x = 0; x < side; x++) for (let y = 0; x + y < side; y++) cells.push([x, y, side - 1 - x - y]);
  return cells;
}
