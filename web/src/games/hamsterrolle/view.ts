import { colourOf, COLOURS, type Colour, type Lie } from '../../boards/wheel/kit';
import { t } from '../../i18n/index.svelte';
import type { HamsterrolleView } from '../../protocol/views';
import type { Verb } from '../../boards/wheel/engine';

/** Micrometres in a decimetre, in which the picture is measured. */
const MICRO = 1e5;
export const travelOf = (view: HamsterrolleView): number => view.travel / MICRO;

/** Pieces of one colour, of which one is as good as another. */
export interface Pile {
  colour: Colour;
  pieces: string[];
}

export function piles(pieces: readonly string[]): Pile[] {
  return COLOURS.map((colour) => ({ colour, pieces: pieces.filter((piece) => colourOf(piece) === colour) })).filter(
    (pile) => pile.pieces.length > 0,
  );
}

/** A turn that is on the screen: whose, with what, and what has come down in it. */
export interface UnderWay {
  seat: number;
  piece: string;
  fallen: readonly string[];
}

/** What everybody has while a turn is on the screen: what is in a hand is in no stock, and what falls is in one at once. */
export function stocksNow({ stocks }: HamsterrolleView, under: UnderWay | null): string[][] {
  if (!under) return stocks;
  return stocks.map((stock, i) => {
    const left = stock.filter((piece) => piece !== under.piece);
    return i + 1 === under.seat ? [...left, ...under.fallen] : left;
  });
}

export const pieceName = (piece: string): string => t(`wheel-piece-${colourOf(piece)}`);

/** Where to put a piece, in a few numbers: what keyboards aim with. */
export interface Aim {
  compartment: number;
  /** Tenths of a degree ahead of the middle of the compartment. */
  offset: number;
  /** Millimetres above the rim. */
  height: number;
  /** Millimetres towards the viewer. */
  depth: number;
  lie: Lie;
  /** Degrees. */
  tilt: number;
  skew: number;
}

export const aimAt = (compartment: number): Aim => ({
  compartment,
  offset: 0,
  height: 1,
  depth: 0,
  lie: 'flat',
  tilt: 0,
  skew: 0,
});

/** The turn as the rules read it. */
export function actionOf(verb: Verb, piece: string, aim: Aim): string {
  const offset = aim.offset === 0 ? '' : ` ${aim.offset > 0 ? '+' : ''}${aim.offset}`;
  const more = (
    [
      ['up', aim.height],
      ['out', aim.depth],
      ['tilt', aim.tilt],
      ['skew', aim.skew],
    ] as const
  )
    .map(([word, number]) => (number === 0 ? '' : ` ${word} ${number}`))
    .join('');
  return `${verb} ${piece} in ${aim.compartment} ${aim.lie}${offset}${more}`;
}

/** What lies where, compartment by compartment, from the lowest on in the direction of building. */
export function contents(
  view: Pick<HamsterrolleView, 'angle' | 'pieces'>,
): { compartment: number; pieces: string[] }[] {
  const bottom = (Math.round(view.angle / 30) % 12) + 1;
  return Array.from({ length: 12 }, (_, i) => {
    const compartment = ((bottom - 1 + i + 9) % 12) + 1;
    return {
      compartment,
      pieces: view.pieces.filter((lying) => lying.compartment === compartment).map(({ piece }) => piece),
    };
  }).filter(({ pieces }) => pieces.length > 0);
}
