/** Where a cell is, as somebody at a side sees it: `crates/tell/src/place.rs` says the same of side x. */
import { t } from '../../i18n/index.svelte';
import { facesFrom, layerOf, parseCell, type Cell } from './geometry';
import type { CellText, Side } from './view';

/** Distances from the side in front, on the left and on the right. */
function distances(cell: Cell, side: Side): [front: number, left: number, right: number] {
  const { front, left, right } = facesFrom(side);
  return [cell[front], cell[left], cell[right]];
}

const isCell = (cell: string, size: number) => /^\d{3}$/.test(cell) && layerOf(parseCell(cell)) < size;

type End = readonly [name: string, from: number];

function kindOf(front: number, left: number, right: number): [kind: string, ends?: [End, End]] {
  const sum = front + left + right;
  const aside: [End, End] = [
    ['left', left],
    ['right', right],
  ];
  if (sum === 0) return ['top'];
  if (front === sum) return ['corner-back'];
  if (left === sum) return ['corner-right'];
  if (right === sum) return ['corner-left'];
  if (front === 0) return ['edge-front', aside];
  if (left === 0 || right === 0) {
    const ends: [End, End] = [
      ['front', front],
      ['back', left + right],
    ];
    return [left === 0 ? 'edge-left' : 'edge-right', ends];
  }
  return front === left && left === right ? ['middle'] : ['row', aside];
}

/** Where in its layer a cell is, from the nearer end of its row or edge; null if this is no cell. */
export function spotWords(cell: CellText, side: Side, size = 9): string | null {
  if (!isCell(cell, size)) return null;
  const [front, left, right] = distances(parseCell(cell), side);
  const [kind, ends] = kindOf(front, left, right);
  const [one, other] = ends ?? [];
  const [end, from] =
    !one || !other || one[1] === other[1] ? ['middle', one?.[1] ?? 0] : one[1] < other[1] ? one : other;
  return t(`spot-${kind}`, { nth: from + 1, end, row: front + 1 });
}

/** The same, with its layer, counted from the plate. The tip needs no number. */
export function placeWords(cell: CellText, side: Side, size = 9): string | null {
  const spot = spotWords(cell, side, size);
  const sum = spot === null ? 0 : layerOf(parseCell(cell));
  return spot === null || sum === 0 ? spot : t('place-on-layer', { layer: size - sum, spot });
}

/** What a die shows to somebody at a side; null if these are no three faces. */
export function facesWords(faces: string, side: Side): string | null {
  if (!/^[1-6]{3}$/.test(faces)) return null;
  const { front, left, right } = facesFrom(side);
  const face = (name: string, at: Side) => t(`pyramid-face-${name}`, { value: Number(faces[at]) });
  return [face('front', front), face('left', left), face('right', right)].join(', ');
}

const WAYS: Record<string, string> = {
  '0 -1 1': 'left',
  '0 1 -1': 'right',
  '1 -1 0': 'back-left',
  '1 0 -1': 'back-right',
  '-1 0 1': 'front-left',
  '-1 1 0': 'front-right',
};

/** Which way a die goes between neighbouring cells of a layer; null if they are not. */
export function wayWords(from: CellText, to: CellText, side: Side): string | null {
  if (!isCell(from, 9) || !isCell(to, 9)) return null;
  const was = distances(parseCell(from), side);
  const change = distances(parseCell(to), side).map((now, i) => now - (was[i] ?? 0));
  const way = WAYS[change.join(' ')];
  return way ? t(`way-${way}`) : null;
}
