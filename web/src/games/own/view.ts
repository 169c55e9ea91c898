import { t } from '../../i18n/index.svelte';
import type { CellText, Move, Offer, OfferStyle } from '../../boards/pyramid/view';
import type { OwnGameView } from '../../protocol/views';
import type { Tray } from '../shared/pyramid/Trays.svelte';

/** A choice of the table, as far as a board can show it. */
export interface Choice {
  text: string;
  word: string;
  /** The cells it names, in order. */
  cells: readonly CellText[];
  /** How a die would stand, where that is the choice. */
  faces: string | null;
}

const SEVERAL = ['put', 'take'];
const ON_THE_BOARD = [...SEVERAL, 'tilt', 'lift', 'turn'];

export function choiceOf(text: string): Choice {
  const [word = '', ...rest] = text.split(' ');
  if (word === 'turn') return { text, word, cells: rest.slice(0, 1), faces: rest[1] ?? null };
  return { text, word, cells: ON_THE_BOARD.includes(word) ? rest : [], faces: null };
}

/** Whether a choice can still be meant when these cells were touched, in this order. */
export function fits({ word, cells }: Choice, touched: readonly CellText[]): boolean {
  if (SEVERAL.includes(word)) return touched.every((cell) => cells.includes(cell));
  return touched.length <= cells.length && touched.every((cell, at) => cells[at] === cell);
}

const STYLE: Record<string, OfferStyle> = { put: 'build', take: 'take', tilt: 'take', lift: 'take', turn: 'take' };

/** The cells that can be touched next, each once. */
export function offersOf(choices: readonly Choice[], touched: readonly CellText[]): Offer[] {
  const offers = new Map<CellText, OfferStyle>();
  for (const choice of choices) {
    if (choice.cells.length === 0 || !fits(choice, touched)) continue;
    const next = SEVERAL.includes(choice.word)
      ? choice.cells.filter((cell) => !touched.includes(cell))
      : choice.cells.slice(touched.length, touched.length + 1);
    const style = touched.length > 0 && !SEVERAL.includes(choice.word) ? 'target' : (STYLE[choice.word] ?? 'take');
    for (const cell of next) if (!offers.has(cell)) offers.set(cell, style);
  }
  return [...offers].map(([cell, style]) => ({ cell, style }));
}

/** The choice that names just these cells, if there is one; ways to turn a die are another matter. */
export function wholeOf(choices: readonly Choice[], touched: readonly CellText[]): Choice | null {
  if (touched.length === 0) return null;
  const whole = (choice: Choice) =>
    choice.word !== 'turn' && choice.cells.length === touched.length && fits(choice, touched);
  return choices.find(whole) ?? null;
}

/** What is chosen without a cell: words, numbers, a throw, passing. */
export const spoken = (choices: readonly Choice[]): Choice[] => choices.filter(({ cells }) => cells.length === 0);

/** What a spoken choice says. */
export function spokenText({ text, word }: Choice): string {
  if (word === 'pass') return t('own-pass');
  if (word === 'throw') return t('own-throw');
  const said = text.slice(word.length + 1).replaceAll('-', ' ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** What lines of the game look like on the plate. */
export function movesOf(lines: readonly string[]): Move[] {
  return lines.flatMap((line): Move[] => {
    const { word, cells } = choiceOf(line.replace(/^\d: /, ''));
    const [from = '', to = ''] = cells;
    if (word === 'put') return cells.map((cell) => ({ kind: 'place', cell }));
    if (word === 'take') return cells.map((cell) => ({ kind: 'remove', cell }));
    if (word === 'tilt') return [{ kind: 'tilt', from, to }];
    if (word === 'turn') return [{ kind: 'turn', cell: from }];
    return [];
  });
}

/** What everybody has: dice to build with, or in a game without such dice the points alone. */
export function traysOf({ players }: OwnGameView): Tray[] {
  const bare = players.every(({ stock }) => stock === 0);
  return players.map(({ colour, stock, points }, i) => {
    const score = t('own-points', { points });
    const dice = stock > 0 ? [{ colour, count: stock }] : [];
    return { seat: i + 1, dice, ...(bare ? { none: score, words: '' } : { words: score }) };
  });
}
