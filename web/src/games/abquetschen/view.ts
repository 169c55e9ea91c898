import { t } from '../../i18n/index.svelte';
import { orientation } from '../../boards/dice/pyramid';
import { layerOf, parseCell, restingPlaces } from '../../boards/pyramid/geometry';
import { SIDES, type CellText, type DieColour, type Move, type Shown, type Side } from '../../boards/pyramid/view';
import type { AbquetschenView } from '../../protocol/views';
import type { Tray } from '../shared/pyramid/Trays.svelte';

/** Fewer open places than this, and somebody may be buried soon. */
const FEW = 3;

/** What the dice show does not matter here; they lie as they fell. */
export function dieAt(cell: CellText, colour: DieColour): Shown {
  const [x, y, z] = parseCell(cell);
  return { cell, colour, faces: orientation(x * 31 + y * 17 + z * 7) };
}

export const shown = (view: AbquetschenView): Shown[] =>
  view.players.flatMap(({ dice, colour }) => dice.map((cell) => dieAt(cell, colour)));

/** Everybody has a side of the plate, though the rules ask for none. */
export const sideAt = (seat: number): Side => ((seat - 1) % 3) as Side;

export function namesBySide(view: AbquetschenView, name: (seat: number) => string): (string | null)[] {
  return SIDES.map((side) => (view.players[side] ? name(side + 1) : null));
}

/** The lowest dice come first, so that none hangs in the air. */
export const upwards = (cells: readonly CellText[]): CellText[] =>
  [...cells].sort((a, b) => layerOf(parseCell(b)) - layerOf(parseCell(a)));

/** What lines of the game look like on the plate. */
export function movesOf(view: AbquetschenView, lines: readonly string[]): Move[] {
  return lines.flatMap((line): Move[] => {
    const [, seat = '', what, list = ''] = /^(\d): (start|build|bonus) ([\d ]+)$/.exec(line) ?? [];
    if (!what) return [];
    const cells = what === 'start' ? view.start : list.split(' ');
    return upwards(cells).map((cell) => ({ kind: 'place', cell, from: sideAt(Number(seat)) }));
  });
}

/** Cells of the builds among the listed moves. */
export function buildsOf(choices: readonly string[]): CellText[][] {
  return choices.flatMap((choice) => {
    const [, list] = /^(?:build|bonus) (.+)$/.exec(choice) ?? [];
    return list ? [list.split(' ')] : [];
  });
}

/** Where the next die can go: it rests on three others or on the plate, and the build can be completed with it. */
export function nextCells(
  builds: readonly CellText[][],
  heap: readonly CellText[],
  chosen: readonly CellText[],
  plate: number,
): CellText[] {
  const possible = new Set(builds.filter((build) => chosen.every((cell) => build.includes(cell))).flat());
  return restingPlaces(new Set([...heap, ...chosen]), plate).filter((cell) => possible.has(cell));
}

/** A build with this die in it, as near to a possible one as can be: what the rules have against it is about the die. */
export function trial(
  builds: readonly CellText[][],
  chosen: readonly CellText[],
  cell: CellText,
  wanted: number,
): CellText[] {
  const like = builds.find((build) => chosen.every((each) => build.includes(each))) ?? [];
  // The lowest ones, so that none of them misses what it lies on.
  const rest = upwards(like).filter((each) => !chosen.includes(each) && each !== cell);
  return [...chosen, cell, ...rest.slice(0, Math.max(0, wanted - chosen.length - 1))];
}

/** Bonus dice that a build brings with these dice in it. */
export const bonusFor = (view: AbquetschenView, chosen: readonly CellText[]): number =>
  Math.max(0, ...view.rows.filter(({ cells }) => cells.every((cell) => chosen.includes(cell))).map(({ dice }) => dice));

/** Supplies, and who is nearly buried. */
export function traysOf(view: AbquetschenView): Tray[] {
  return view.players.map(({ seat, colour, supply, dice, openings }) => {
    const places = openings.length;
    const close = dice.length > 0 && places < FEW;
    return {
      seat,
      dice: [{ colour, count: supply }],
      words: dice.length > 0 && !close ? t('abquetschen-openings', { places }) : '',
      ...(close && { worry: t('abquetschen-openings-few', { places }) }),
    };
  });
}
