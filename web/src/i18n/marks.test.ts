import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages';

const ROOT = join(process.cwd(), '..');

/** What a language does not write, as docs/translating.md says: marks of others, and marks that may begin a line. */
const WRONG: Record<Language, RegExp> = {
  en: /[«»„‘]/,
  de: /[«»‘”]/,
  fr: /[“”„]|«(?!\u202f)|(?<!\u202f)(?:»|[;:!?](?=\s|[.,)]|$))/,
  it: /[“”„]|«\s|\s»/,
  nl: /[«»“”„]/,
};
const WRONG_EVERYWHERE = /'|\.\.\.|\p{L} {2,}| [;!?,.](?: |$)/u;

/** What is called so in every language, and what is not said to people but to the software. */
const AS_IT_IS = /Cui bono\?|^# .*|`[^`]*`|\]\([^)]*\)/g;

/** What is said to people: without comments, keys, names of variants, code and what the software puts in. */
function spoken(path: string): string[] {
  const text = readFileSync(path, 'utf8').replace(/^ *```[^]*?```/gm, '');
  return text
    .split('\n')
    .filter((line) => path.endsWith('.md') || !line.startsWith('#'))
    .map((line) => line.replace(/^\s*\.?[\w-]+ = ?|^\s*\*?\[[\w-]+\] /, '').replace(/\{ [^}]*\}|\{ \$\w+ ->/g, '{}'))
    .map((line) => line.replace(AS_IT_IS, '{}'));
}

const FOLDERS = ['data/messages', 'data/lessons', 'docs/rules'];

for (const language of Object.keys(LANGUAGES) as Language[])
  it(`${language} has its own marks: quotation marks, apostrophes, and spaces that do not break`, () => {
    const files = FOLDERS.flatMap((kind) => {
      const folder = join(ROOT, kind, language);
      const texts = readdirSync(folder).filter((file) => /\.(ftl|md)$/.test(file));
      return texts.map((file) => join(folder, file));
    });
    const wrong = files
      .flatMap(spoken)
      .filter((line) => [WRONG[language], WRONG_EVERYWHERE].some((it) => it.test(line)));
    expect(wrong).toEqual([]);
  });
