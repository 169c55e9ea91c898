/** How game files are coloured and completed: a head in TOML, a script in Rhai, rules in Markdown. */
import { type Completion, type CompletionSource, snippetCompletion } from '@codemirror/autocomplete';
import { HighlightStyle, StreamLanguage, type StringStream } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import type { HostWord } from './types';
import { meaning } from './words';

type Part = 'head' | 'script' | 'rules';

interface State {
  part: Part;
  /** What an unfinished text or remark ends with. */
  until: string | null;
}

const KEYWORDS = new Set(
  'fn let const if else for in while loop do until break continue return switch true false is'.split(' '),
);
const ASKED = new Set('setup choices apply score over thrown evaluate tell'.split(' '));

function head(stream: StringStream): string | null {
  if (stream.match(/^#.*/)) return 'comment';
  if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
  if (stream.match(/^\d+|^true\b|^false\b/)) return 'number';
  if (stream.match(/^\[\[\w+\]\]/)) return 'keyword';
  if (stream.match(/^\w+(?=\s*=)/)) return 'propertyName';
  stream.next();
  return null;
}

/** The rest of a text or remark that began before. */
function rest(stream: StringStream, state: State): string {
  const end = state.until ?? '';
  if (stream.skipTo(end)) {
    stream.match(end);
    state.until = null;
  } else stream.skipToEnd();
  return end === '*/' ? 'comment' : 'string';
}

function script(stream: StringStream, state: State): string | null {
  if (state.until) return rest(stream, state);
  if (stream.match(/^\/\/.*/)) return 'comment';
  if (stream.match('/*')) return ((state.until = '*/'), rest(stream, state));
  if (stream.match('`')) return ((state.until = '`'), rest(stream, state));
  if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
  if (stream.match(/^\d[\d_]*/)) return 'number';
  const word = stream.match(/^[A-Za-z_]\w*/);
  if (word && word !== true) {
    if (KEYWORDS.has(word[0])) return 'keyword';
    if (ASKED.has(word[0])) return 'definition';
    return /^[A-Z_]+$/.test(word[0]) ? 'atom' : null;
  }
  stream.next();
  return null;
}

function rules(stream: StringStream): string | null {
  const heading = stream.sol() && stream.match(/^#+ /, false);
  stream.skipToEnd();
  return heading ? 'heading' : null;
}

export const gameFile = StreamLanguage.define<State>({
  name: 'kiste-game',
  startState: () => ({ part: 'head', until: null }),
  token(stream, state) {
    const cut = stream.sol() && stream.match(/^--- *(\w+) *$/);
    if (cut && cut !== true) {
      state.part = cut[1] === 'rules' ? 'rules' : 'script';
      state.until = null;
      return 'heading';
    }
    if (stream.eatSpace()) return null;
    if (state.part === 'rules') return rules(stream);
    return state.part === 'script' ? script(stream, state) : head(stream);
  },
  tokenTable: { definition: tags.definition(tags.function(tags.variableName)) },
  languageData: { commentTokens: { line: '//' }, closeBrackets: { brackets: ['(', '[', '{', '"'] } },
});

/** Colours of the page's own, in light and dark. */
export const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--text-soft)', fontStyle: 'italic' },
  { tag: tags.keyword, color: 'var(--danger)' },
  { tag: [tags.string, tags.number], color: 'var(--legal)' },
  { tag: [tags.propertyName, tags.atom], color: 'var(--info)' },
  { tag: tags.definition(tags.function(tags.variableName)), fontWeight: '700' },
  { tag: tags.heading, fontWeight: '700', color: 'var(--text)' },
]);

/** What stands behind a point, and what stands alone: `t.put(cell, die)` is the first, `puts(cells)` the second. */
export function completionsOf(words: readonly HostWord[]): { alone: Completion[]; member: Completion[] } {
  const alone: Completion[] = [];
  const member: Completion[] = [];
  for (const word of words) {
    const { group, sign } = word;
    const found = /^(?:(\w+)\.)?([A-Za-z_]\w*)(\([^)]*\))?/.exec(sign);
    const name = found?.[2];
    if (!found || !name) continue;
    const given = found[3];
    const shown: Completion = {
      label: name,
      detail: given ?? '',
      info: meaning(word),
      type: given ? 'function' : found[1] ? 'property' : 'constant',
      section: group,
    };
    const list = found[1] ? member : alone;
    if (list.some(({ label, detail }) => label === name && detail === shown.detail)) continue;
    const places = given
      ?.slice(1, -1)
      .split(',')
      .map((place) => place.trim())
      .filter(Boolean);
    const template = places && `${name}(${places.map((place) => `\${${place}}`).join(', ')})`;
    list.push(template ? snippetCompletion(template, shown) : shown);
  }
  return { alone, member };
}

/** Offers the words of the table inside a script. */
export function completing(words: () => readonly HostWord[]): CompletionSource {
  return (context) => {
    const before = context.state.sliceDoc(0, context.pos);
    const parts = before.match(/^--- *\w+/gm) ?? [];
    if (parts.length !== 1) return null;
    const word = context.matchBefore(/\.?\w*$/);
    if (!word || (word.text === '' && !context.explicit)) return null;
    const { alone, member } = completionsOf(words());
    const behindPoint = word.text.startsWith('.');
    return {
      from: behindPoint ? word.from + 1 : word.from,
      options: behindPoint ? member : alone,
      validFor: /^\w*$/,
    };
  };
}
