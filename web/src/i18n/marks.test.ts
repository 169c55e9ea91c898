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

/** A game that is called so in every language. */
const NAMES = /Cui bono\?/g;

/** What is said to people: without comments, keys, names of variants and what the software puts in. */
function spoken(path: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replace(/^\s*\.?[\w-]+ = ?|^\s*\*?\[[\w-]+\] /, '').replace(/\{ [^}]*\}|\{ \$\w+ ->/g, '{}'))
    .map((line) => line.replace(NAMES, ''));
}

for (const language of Object.keys(LANGUAGES) as Language[])
  it(`${language} has its own marks: quotation marks, apostrophes, and spaces that do not break`, () => {
    const files = ['messages', 'lessons'].flatMap((kind) => {
      const folder = join(ROOT, 'data', kind, language);
      return readdirSync(folder).map((file) => join(folder, file));
    });
    const wrong = files
      .flatMap(spoken)
      .filter((line) => [WRONG[language], WRONG_EVERYWHERE].some((it) => it.test(line)));
    expect(wrong).toEqual([]);
  });
