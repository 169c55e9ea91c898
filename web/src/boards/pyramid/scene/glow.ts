/** How cells glow: what can be done with them, what is chosen, and what happened last. */
import { Color, Vector3 } from 'three';
import { centre, parseCell } from '../geometry';
import type { CellText, OfferStyle, TableView, Trace } from '../view';
import { LINE, type Line } from './halo';

export interface Glow {
  colour: Color;
  fill: number;
  line: Line;
  width: number;
}
const glow = (colour: string, fill: number, line: Line, width: number): Glow => ({
  colour: new Color(colour),
  fill,
  line,
  width,
});
export const GLOW: Record<OfferStyle | 'selected' | 'hover' | 'lit' | 'trace' | 'gone' | 'way', Glow> = {
  take: glow('#36e0a0', 0.1, LINE.full, 0.045),
  build: glow('#36e0a0', 0.3, LINE.full, 0.045),
  target: glow('#4cc3ff', 0.3, LINE.corners, 0.075),
  warning: glow('#ff5a3c', 0.14, LINE.dashed, 0.06),
  funnel: glow('#fff7e0', 0, LINE.none, 0),
  selected: glow('#ff8a1f', 0.24, LINE.full, 0.075),
  hover: glow('#fff7e0', 0.16, LINE.full, 0.05),
  lit: glow('#ffd23f', 0, LINE.none, 0),
  trace: glow('#fffdf6', 0, LINE.full, 0.03),
  gone: glow('#fffdf6', 0, LINE.dashed, 0.03),
  way: glow('#fffdf6', 0.8, LINE.none, 0),
};

/** Dots on the way of a die that moved, as parts of the way, and their size. */
const WAY = [0, 0.2, 0.4] as const;
export const DOT = 0.12;

/** The ring in a funnel that can be pointed at: a light dot on a dark one, so that it is seen on every die. */
export const RING: readonly { glow: Glow; size: number }[] = [
  { glow: glow('#1d6fa5', 0.95, LINE.none, 0), size: 0.24 },
  { glow: glow('#fff7e0', 1, LINE.none, 0), size: 0.15 },
];

/** Places where something happened last, unless they can be chosen now. */
export function traces({ trail = [], offers = [], selected = [] }: TableView): [CellText, Glow][] {
  const marked = new Set([...selected, ...offers.filter(({ quiet }) => !quiet).map(({ cell }) => cell)]);
  return trail.filter(({ at }) => !marked.has(at)).map(({ at, gone }) => [at, gone ? GLOW.gone : GLOW.trace]);
}

/** Where the dots lie that lead from where dice stood to where they stand. */
export function way(trail: readonly Trace[]): Vector3[] {
  return trail.flatMap(({ at, from }) => {
    if (!from) return [];
    const [start, end] = [new Vector3(...centre(parseCell(from))), new Vector3(...centre(parseCell(at)))];
    return WAY.map((part) => new Vector3().lerpVectors(start, end, part));
  });
}
