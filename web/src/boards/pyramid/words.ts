/** Sentences for screen readers: what lies in a cell, and what touching it means. */
import { t } from '../../i18n/index.svelte';
import { cellText, facesFrom, parseCell, step } from './geometry';
import { placeWords } from './places';
import { skinOf } from './palette';
import { SIDES, type CellText, type DieColour, type Faces, type OfferStyle, type Shown, type Side } from './view';

export const colourName = (colour: DieColour | null) => t(`pyramid-colour-${skinOf(colour)}`);

function facesText(faces: Faces, side: Side): string {
  const { front, left, right } = facesFrom(side);
  return [
    faces[left] === null ? '' : t('pyramid-face-left', { value: faces[left] }),
    faces[right] === null ? '' : t('pyramid-face-right', { value: faces[right] }),
    faces[front] === null ? '' : t('pyramid-face-front', { value: faces[front] }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The faces that look into an empty place, for somebody at a side; null where they are not all known. */
export function around(cell: CellText, dice: ReadonlyMap<CellText, Shown>, side: Side): string | null {
  const into = SIDES.map((axis) => dice.get(cellText(step(parseCell(cell), axis, 1)))?.faces[axis] ?? null);
  return into.every((value) => value !== null) ? facesText(into as unknown as Faces, side) : null;
}

export interface CellState {
  cell: CellText;
  die?: Shown;
  offer?: OfferStyle;
  /** The faces that look into an empty place, said already. */
  around?: string;
  ghost?: Shown;
  selected?: boolean;
  lifted?: boolean;
}

/** As in “red die on layer 1, at the left edge, second from the front, shows 3 left, 2 right, 1 front, can be taken”. */
export function cellWords(
  { cell, die, offer, around: into, ghost, selected, lifted }: CellState,
  side: Side,
  size: number,
): string {
  const place = placeWords(cell, side, size) ?? cell;
  const shown = die && facesText(die.faces, side);
  const preview = ghost && facesText(ghost.faces, side);
  return [
    die ? t('pyramid-die', { colour: colourName(die.colour), place }) : t('pyramid-place', { place }),
    die
      ? shown
        ? t('pyramid-shows', { faces: shown })
        : t('pyramid-nothing-known')
      : into
        ? t('pyramid-around', { faces: into })
        : '',
    ghost ? t('pyramid-ghost', { colour: colourName(ghost.colour) }) : '',
    preview ? t('pyramid-shows', { faces: preview }) : '',
    lifted ? t('pyramid-lifted') : '',
    selected ? t('pyramid-selected') : '',
    offer ? t(`pyramid-offer-${offer}`) : '',
  ].join('');
}
