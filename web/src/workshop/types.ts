import { inWords, type Told } from '../games/own/mistakes';
import type { OptionSpec } from '../protocol/messages';
import type { OwnFault, OwnGameView } from '../protocol/views';

/** What the head of a file says, its rules, and how it looks before the first move. */
export interface Head {
  title: string;
  author: string;
  licence: string;
  language: string;
  about: string;
  players: number[];
  options: OptionSpec[];
  /** Markdown. */
  rules: string;
  start: OwnGameView;
}

export interface Mistake extends Told {
  /** From 1; null if it is in no line. */
  line: number | null;
  /** Where in that line, from 1; null if that is not known. */
  column?: number | null;
  /** Where it is otherwise: a key of the head, or a part of the file. */
  place?: string;
}

/** What a check of a file finds. */
export type Checked = Head | Mistake;

/** Parts of a file, in which a mistake says itself where it is. */
const PARTS = ['script', 'rules', 'whole file'];

/** What is wrong, in the author's language, with the key of the head that it belongs to. */
export function mistakeWords(mistake: Mistake): string {
  const { line, place } = mistake;
  const words = inWords(mistake);
  return line === null && place && !PARTS.includes(place) ? `${place}: ${words}` : words;
}

export const isMistake = (checked: Checked): checked is Mistake => 'sentence' in checked;

/** Where a game stands after some moves. */
export interface Position {
  view: OwnGameView;
  /** What whose turn it is can do. */
  choices: string[];
  /** How many of the moves the rules allow. */
  made: number;
}

/** A word that a script has for the table. */
export interface HostWord {
  group: string;
  sign: string;
  about: string;
}

export interface Spread {
  least: number;
  middle: number;
  most: number;
}

/** In per cent, with its 95 % interval. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

/** What games of bots have shown. */
export interface Report {
  players: number;
  games: number;
  decisions: Spread;
  choices: Spread;
  /** Decisions with a single choice, in per cent. */
  forced: number;
  /** Decisions with nothing but passing, in per cent. */
  stuck: number;
  seats: Share[];
  /** Games that nobody wins alone, in per cent; with the wins of the seats these are all. */
  draws: number;
  greedy: Share;
  search: Share;
  faults: number;
  /** Games worth a look; `why` is `fault`, `longest` or `shortest`. */
  odd: { why: string; fault?: OwnFault; record: string }[];
}

/** A game file under its name. */
export interface GameFile {
  name: string;
  text: string;
}

/** A file, and moves that are tried with it by so many. */
export interface Tried extends GameFile {
  players?: number;
  moves?: readonly string[];
}

export type ToWorkshop = ({ kind: 'check' } & Tried) | ({ kind: 'bench'; players: number; games: number } & GameFile);

export type FromWorkshop =
  | { kind: 'words'; words: HostWord[] }
  | { kind: 'checked'; checked: Checked; position: Position | null }
  | { kind: 'played'; report: Report; done: boolean };
