/** Sentences for screen readers: what lies in a cell, and what touching it means. */
import { t } from '../i18n/index.svelte';
import { facesFrom } from './geometry';
import { lookOf } from './palette';
import type { CellText, DieColour, Faces, OfferStyle, Shown, Side } from './view';

export const colourName = (colour: DieColour | null) => t(`pyramid-colour-${lookOf(colour)}`);

export function facesText(faces: Faces, side: Side): string {
  const { front, left, right } = facesFrom(side);
  return [
    faces[left] === null ? '' : t('pyramid-face-left', { value: faces[left] }),
    faces[right] === null ? '' : t('pyramid-face-right', { value: faces[right] }),
    faces[front] === null ? '' : t('pyramid-face-front', { value: faces[front] }),
  ]
    .filter(Boolean)
    .join(', ');
}

export interface CellState {
  cell: CellText;
  die?: Shown;
  offer?: OfferStyle;
  ghost?: Shown;
  selected?: boolean;
  lifted?: boolean;
}

/** As in “red die on 431, shows 3 left, 2 right, 1 front, can be taken”. */
export function cellWords({ cell, die, offer, ghost, selected, lifted }: CellState, side: Side): string {
  const shown = die && facesText(die.faces, side);
  return [
    die ? t('pyramid-die', { colour: colourName(die.colour), cell }) : t('pyramid-place', { cell }),
    die ? (shown ? t('pyramid-shows', { faces: shown }) : t('pyramid-nothing-known')) : '',
    ghost ? t('pyramid-ghost', { colour: colourName(ghost.colour) }) : '',
    lifted ? t('pyramid-lifted') : '',
    selected ? t('pyramid-selected') : '',
    offer ? t(`pyramid-offer-${offer}`) : '',
  ].join('');
}
