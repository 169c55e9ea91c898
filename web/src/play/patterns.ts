/** Patterns of lines, as the files under `data/log` write them; docs/translating.md tells what they may hold. */

/** What the places of a pattern hold, by their keys. */
export type Words = ReadonlyMap<string, string>;

/** A message, and the arguments that are not simply what a place holds. */
export interface Sentence {
  message: string;
  args: readonly (readonly [key: string, tokens: readonly string[]])[];
}

export interface Pattern {
  shape: RegExp;
  /** Places, in the order of the groups. What a part leaves over is in the group behind them. */
  keys: readonly string[];
  says: Sentence | { by: string; parts: Pattern[] };
}

/** A word: letters with or without a number behind them, or a number. */
const WORD = '([A-Za-z][A-Za-z_-]*[0-9]*|[0-9]+)';
/** Any words, as few as will do. */
const WORDS = '(.+?)';
const SEAT = '([0-9]+)';

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The expression for a look; a part ends where the text that separates parts begins. */
function shaped(look: string, end: string): Pick<Pattern, 'shape' | 'keys'> {
  const open = look.endsWith(' …');
  const keys: string[] = [];
  const pieces = (open ? look.slice(0, -2) : look).split(/<(\w+\+?)>/).map((piece, index) => {
    if (index % 2 === 0) return escaped(piece);
    const key = piece.replace('+', '');
    keys.push(key);
    return key === 'name' ? SEAT : piece === key ? WORD : WORDS;
  });
  return { shape: new RegExp(`^${pieces.join('')}${open ? '(?: .*)?' : ''}${end}$`), keys };
}

function pattern(source: string, partOf?: string): Pattern {
  const [look = '', message, ...args] = source.split(/ {2,}/);
  if (message == null) {
    const [before = '', by = ''] = look.split('…');
    return { ...shaped(before, '(.*)'), says: { by, parts: [] } };
  }
  return {
    ...shaped(look, partOf == null ? '' : `(?:${escaped(partOf)}(.*))?`),
    says: {
      message,
      args: args.map((arg) => {
        const [key = '', value = ''] = arg.split(' = ');
        return [key, value.split(' ')] as const;
      }),
    },
  };
}

/** Reads a file. That it is well written the tests of `crates/tell` see to. */
export function parse(text: string): Pattern[] {
  const patterns: Pattern[] = [];
  for (const line of text.split('\n')) {
    const source = line.trim();
    if (!source || source.startsWith('#')) continue;
    const above = patterns.at(-1)?.says;
    if (line.startsWith(' ') && above && 'parts' in above) above.parts.push(pattern(source, above.by));
    else patterns.push(pattern(source));
  }
  return patterns;
}

/** What the places hold if a line has this shape, and what is left over behind it. */
export function wordsOf({ shape, keys }: Pattern, line: string): { words: Words; rest: string } | null {
  const found = shape.exec(line);
  if (!found) return null;
  return {
    words: new Map(keys.map((key, index) => [key, found[index + 1] ?? ''])),
    rest: found[keys.length + 1] ?? '',
  };
}
