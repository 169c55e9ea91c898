/** Puzzles: positions with one clearly best move, each a lesson of one question. */
import { causeText } from '../insight/cause';
import { percent } from '../insight/figures';
import { language, t } from '../i18n/index.svelte';
import type { Words } from './files';
import type { Weighed } from './types';

const files = import.meta.glob<string>('../../../data/puzzles/*/*.puzzle', { query: '?raw', import: 'default' });

const of = (game: string) =>
  Object.keys(files)
    .filter((path) => path.includes(`/puzzles/${game}/`))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** How many there are of a game. */
export const puzzlesOf = (game: string): number => of(game).length;

/** One of them, counted from 0. */
export async function puzzleOf(game: string, at: number): Promise<string> {
  const read = files[of(game)[at] ?? ''];
  if (!read) throw new Error(`there is no puzzle ${at} of ${game}`);
  return read();
}

/** How far somebody is in the puzzles of a game is kept beside how far they are in its lesson. */
export const progressKey = (game: string): string => `puzzles:${game}`;

/** `kiste puzzles` lets two play. */
const PLAYERS = 2;

/** What is said in a puzzle: by what the last move was worth. */
export function puzzleWords(weighed: Weighed | null): Words {
  const share = weighed ? percent(language(), weighed.margin / weighed.whole) : '';
  const why = weighed?.cause ? t('puzzle-why', { why: causeText(weighed.cause, PLAYERS) }) : '';
  return (_, part) => {
    if (part === undefined) return t('puzzle-ask');
    if (!weighed) return part === 'done' ? t('puzzle-right') : t('puzzle-wrong');
    const by = part === 'done' ? t('puzzle-right-by', { share }) : t('puzzle-wrong-by', { share });
    return [by, why].filter(Boolean).join(' ');
  };
}
