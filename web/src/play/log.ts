import type { FluentVariable } from '@fluent/bundle';
import { lookingFrom } from '../boards/pyramid/looking.svelte';
import { facesWords, placeWords, spotWords, wayWords } from '../boards/pyramid/places';
import { has, t } from '../i18n/index.svelte';
import type { LogLine, State } from '../protocol/messages';
import { listed } from './explain';
import { parse, wordsOf, type Pattern, type Sentence, type Words } from './patterns';
import { nameOf } from './table';

const files = import.meta.glob<string>('../../../data/log/*.log', { query: '?raw', import: 'default', eager: true });

const read = new Map(Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.log$/g, ''), parse(text)]));

type Name = (seat: string) => string;

/** A line of the game for people. `soft` lines are what the rules do by themselves. */
export function lineText(state: State, line: LogLine): { text: string; soft: boolean } {
  if (line.text == null) {
    const name = nameOf(state, line.seat ?? 0);
    return { text: name ? t('log-sealed', { name }) : t('log-hidden'), soft: true };
  }
  return {
    text: readable(state.setup.game, line.told ?? line.text, (seat) => nameOf(state, Number(seat))),
    soft: line.text.startsWith('='),
  };
}

const patternsOf = (game: string): Pattern[] => [...(read.get(game) ?? []), ...(read.get('common') ?? [])];

/** A line of notation as a sentence; one that no pattern knows is shown as it is written. */
export function readable(game: string, text: string, name: Name): string {
  return first(patternsOf(game), (pattern) => tell(pattern, text, game, name))?.said ?? text;
}

/** What `log-pull` tells of somebody, `advice-pull` says to whoever is to do it. */
const asAdvice = (pattern: Pattern): Pattern =>
  'parts' in pattern.says
    ? pattern
    : { ...pattern, says: { ...pattern.says, message: pattern.says.message.replace(/^log-/, 'advice-') } };

/** A move as advice, without the name of whoever makes it. */
export function advised(game: string, action: string): string {
  const line = `1: ${action}`;
  return first(patternsOf(game).map(asAdvice), (pattern) => tell(pattern, line, game, () => ''))?.said ?? action;
}

function tell(pattern: Pattern, line: string, game: string, name: Name): { said: string; rest: string } | null {
  const found = wordsOf(pattern, line);
  if (!found) return null;
  const { says } = pattern;
  if (!('parts' in says)) {
    const said = sentence(says, found.words, game, name);
    return said == null ? null : { said, rest: found.rest };
  }
  const said: string[] = [];
  let { rest } = found;
  while (rest) {
    const part = first(says.parts, (each) => tell(each, rest, game, name));
    if (part) said.push(part.said);
    rest = part?.rest ?? rest.split(says.by).slice(1).join(says.by);
  }
  return said.length ? { said: said.join(' '), rest } : null;
}

function first<T, U>(all: readonly T[], found: (each: T) => U | null): U | null {
  for (const each of all) {
    const one = found(each);
    if (one != null) return one;
  }
  return null;
}

/** The sentence, if there are all messages that it is made of. */
function sentence({ message, args }: Sentence, words: Words, game: string, name: Name): string | null {
  const said: Record<string, FluentVariable> = {};
  for (const key of words.keys()) said[key] = held(key, words, name);
  for (const [key, tokens] of args) {
    const values = tokens.map((token) => value(token, words, game, name));
    if (values.includes(null)) return null;
    said[key] = values.length === 1 ? (values[0] ?? '') : values.join(' ');
  }
  const whole = value(message, words, game, name, said);
  return whole == null ? null : String(whole);
}

/** What a place holds, as people say it. */
function held(key: string, words: Words, name: Name): string {
  const word = words.get(key) ?? '';
  return key === 'name' ? name(word) : word;
}

function value(
  token: string,
  words: Words,
  game: string,
  name: Name,
  args?: Record<string, FluentVariable>,
): string | number | null {
  const [, counted, key] = /^(#?)<(\w+)>$/.exec(token) ?? [];
  if (key) return counted ? (words.get(key) ?? '').split(' ').length : held(key, words, name);
  const [, said, cells, to] = /^(spot|place|way|faces):<(\w+)>(?::<(\w+)>)?$/.exec(token) ?? [];
  if (cells) return seen(said, (words.get(cells) ?? '').split(' '), to ? words.get(to) : undefined);
  const ids = idsOf(token, words, game);
  return ids.every(has) ? listed(ids.map((id) => t(id, args))) : null;
}

/** Cells of the pyramid, or the way from one to another, as the board is seen now. */
function seen(said: string | undefined, cells: readonly string[], to?: string): string | null {
  const side = lookingFrom();
  if (said === 'faces') return facesWords(cells[0] ?? '', side);
  if (said === 'way') return wayWords(cells[0] ?? '', to ?? '', side);
  const spots = cells.map((cell) => (said === 'place' ? placeWords : spotWords)(cell, side));
  return spots.every((spot) => spot !== null) ? listed(spots) : null;
}

/** The messages that an id with places names: one for each word that they hold, without its number. */
function idsOf(id: string, words: Words, game: string): string[] {
  let ids = [id.replace('<game>', game)];
  for (const [key, word] of words) {
    const place = `<${key}>`;
    if (!id.includes(place)) continue;
    const kinds = word.split(' ').map((each) => each.replace(/\d+$/, ''));
    ids = kinds.flatMap((kind) => ids.map((each) => each.replace(place, kind)));
  }
  return ids;
}
