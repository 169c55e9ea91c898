import { colourOf, COLOURS, type Colour, type Lie } from '../../boards/wheel/kit';
import { t } from '../../i18n/index.svelte';
import type { LogLine, Refusal, Setup } from '../../protocol/messages';
import type { HamsterrolleView } from '../../protocol/views';
import type { Verb } from '../../boards/wheel/engine';

/** Micrometres in a decimetre, in which the picture is measured. */
const MICRO = 1e5;
export const travelOf = (view: HamsterrolleView): number => view.travel / MICRO;

/** What is played, with the wheel that is played with: a setup names only files. */
export const withWheel = (
  { game, options }: Pick<Setup, 'game' | 'options'>,
  view: Pick<HamsterrolleView, 'own_wheel'> | undefined,
): Pick<Setup, 'game' | 'options' | 'sheets'> => ({
  game,
  options,
  ...(view?.own_wheel && { sheets: [{ name: 'wheel.toml', text: view.own_wheel }] }),
});

/** Pieces of which one is as good as another: of one colour, and in one place. */
export interface Pile {
  colour: Colour;
  pieces: string[];
  /** Where in the wheel; null outside it. */
  compartment: number | null;
}

export function piles(pieces: readonly string[], placeOf: (piece: string) => number | null = () => null): Pile[] {
  const places = [...new Set(pieces.map(placeOf))].sort((a, b) => (a ?? 0) - (b ?? 0));
  return COLOURS.flatMap((colour) =>
    places.map((compartment) => ({
      colour,
      compartment,
      pieces: pieces.filter((piece) => colourOf(piece) === colour && placeOf(piece) === compartment),
    })),
  ).filter((pile) => pile.pieces.length > 0);
}

/** What the rules let whoever plays do. */
export type Ways = Pick<HamsterrolleView, 'own' | 'builds' | 'passes' | 'shifts' | 'pieces'>;

/** What can be done, the usual first. */
export const verbsOf = ({ builds, passes, shifts }: Ways): Verb[] => [
  ...(builds.length > 0 ? (['place'] as const) : []),
  ...(passes.length > 0 ? (['pass'] as const) : []),
  ...(shifts.length > 0 ? (['shift'] as const) : []),
];

/** The pieces it can be done with. */
export function piecesFor({ builds, passes, shifts }: Ways, verb: Verb): string[] {
  if (verb === 'shift') return shifts;
  return (verb === 'pass' ? passes : builds).map(({ piece }) => piece);
}

/** In which compartment a piece lies. */
export const compartmentOf = ({ pieces }: Pick<HamsterrolleView, 'pieces'>, piece: string): number | null =>
  pieces.find((lying) => lying.piece === piece)?.compartment ?? null;

/** Where a piece may go; until one is chosen, where any may, or where those lie that can be taken. */
export function targetsOf(ways: Ways, verb: Verb, piece: string | null): number[] {
  const lies = (each: string) => compartmentOf(ways, each) ?? [];
  const every = (numbers: readonly number[]) => [...new Set(numbers)];
  if (verb === 'shift') return every((piece ? [piece] : ways.shifts).flatMap(lies));
  if (verb === 'pass' && !piece) return every(ways.passes.flatMap((pass) => lies(pass.piece)));
  const all = verb === 'pass' ? ways.passes : ways.builds;
  return every(all.filter((each) => !piece || each.piece === piece).flatMap(({ to }) => to));
}

/** A piece that somebody let drop and that counts as fallen, among the lines from one on. */
export function droppedInVain(lines: readonly string[], from: number, seats: readonly number[]): string | null {
  for (let at = lines.length - 1; at >= Math.max(1, from); at--) {
    const [, fell = ''] = /^= back; fell ([^;]+)/.exec(lines[at] ?? '') ?? [];
    const [, seat = '', piece = ''] = /^(\d): drop (\w+) /.exec(lines[at - 1] ?? '') ?? [];
    if (piece && fell.split(' ').includes(piece) && seats.includes(Number(seat))) return piece;
  }
  return null;
}

/** Where, among the lines from one on, something came down before what was being built was let go: the turn is over. */
export function cutShort(lines: readonly string[], from: number, seats: readonly number[]): number | null {
  for (let at = lines.length - 1; at >= Math.max(1, from); at--) {
    const [, fell = ''] = /^= back; fell ([^;]+)/.exec(lines[at] ?? '') ?? [];
    const [, seat = '', piece = ''] = /^(\d): (?:place|pass) (\w+) /.exec(lines[at - 1] ?? '') ?? [];
    if (fell && piece && !fell.split(' ').includes(piece) && seats.includes(Number(seat))) return at;
  }
  return null;
}

/** What others did in these lines, for those who hear it. */
export function heardIn(log: readonly LogLine[], from: number, to: number, seats: readonly number[]): LogLine[] {
  let actor: number | null = null;
  return log.slice(0, to).filter(({ text }, i) => {
    actor = Number(/^(\d+): /.exec(text ?? '')?.[1] ?? actor ?? 0) || null;
    return i >= from && actor !== null && !seats.includes(actor);
  });
}

/** What was built since somebody's own last turn, and in it; for those who watch, in the last one. */
export function builtSince(lines: readonly string[], seat: number | null): string[] {
  let built: string[] = [];
  let piece = '';
  for (const line of lines) {
    const [, actor, moved] = /^(\d+): (?:place|pass|shift|drop) (\w+) /.exec(line) ?? [];
    if (actor && moved) {
      piece = moved;
      if (seat === null || Number(actor) === seat) built = [];
    }
    if (piece && line.startsWith('= built ')) built.push(piece);
  }
  return built;
}

/** A turn that is on the screen: whose, with what, and what has come down in it. */
export interface UnderWay {
  seat: number;
  piece: string;
  fallen: readonly string[];
  /** What everybody had before it, whatever the table knows by now; null if that is not known. */
  stocks: readonly (readonly string[])[] | null;
}

/** What everybody has while a turn is on the screen: what is in a hand is in no stock, and what falls is in one at once. */
export function stocksNow({ stocks }: HamsterrolleView, under: UnderWay | null): readonly (readonly string[])[] {
  if (!under) return stocks;
  return (under.stocks ?? stocks).map((stock, i) => {
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

/** A refusal with colours and pieces in the player's language. */
export function translated(why: Refusal): Refusal {
  const args = Object.fromEntries(
    Object.entries(why.args).map(([key, value]) => [
      key,
      ['other', 'piece', 'colour'].includes(key) && typeof value === 'string' ? pieceName(value) : value,
    ]),
  );
  return { ...why, args };
}

/** Degrees clockwise from the bottom at which a compartment is now. */
export const facing = ({ angle }: Pick<HamsterrolleView, 'angle'>, compartment: number): number =>
  (((compartment - 1) * 30 - angle + 540) % 360) - 180;

/** The compartment in whose direction from the axle a point lies. */
export function compartmentAt({ angle }: Pick<HamsterrolleView, 'angle'>, { x, y }: { x: number; y: number }): number {
  const degrees = (Math.atan2(-x, -y) * 180) / Math.PI + angle;
  return ((Math.round(degrees / 30) + 12) % 12) + 1;
}

/** What lies where, for those who hear it. */
export const inWords = (view: HamsterrolleView): string =>
  contents(view)
    .map(({ compartment, pieces }) => t('wheel-contents', { compartment, pieces: pieces.map(pieceName).join(', ') }))
    .join(' ');

/** Tips for somebody who is about to build: whoever aims is not talked to. */
export function tipsFor(verbs: readonly Verb[], byHand: boolean): string[] {
  return [
    ...(byHand ? ['wheel-carry', 'wheel-hold', 'wheel-legal'] : []),
    ...(verbs.includes('shift') ? ['wheel-shift'] : []),
  ];
}

/** What one is asked to pick. */
export const PICK: Record<Verb, string> = {
  place: 'wheel-pick',
  drop: 'wheel-pick',
  pass: 'wheel-pick-low',
  shift: 'wheel-pick-shift',
};
