import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages';

const RULES = join(process.cwd(), '../docs/rules');

/** What a page has whatever language it is in: levels of its headings, lists, rows of tables, pictures and code. */
function shape(text: string): string[] {
  const lines = text.split('\n').map((line) => /^(#+|- |\d+\.|\||```\w*|!\[)/.exec(line.trimStart())?.[1] ?? '');
  return lines.filter((mark) => mark !== '');
}

const pagesOf = (language: string) => readdirSync(join(RULES, language)).filter((file) => file.endsWith('.md'));

it.each(Object.keys(LANGUAGES))('rules in %s have the pages of English, and each the same parts', (language) => {
  expect(pagesOf(language)).toEqual(pagesOf('en'));
  for (const page of pagesOf('en')) {
    const [own, english] = [language, 'en'].map((each) => shape(readFileSync(join(RULES, each, page), 'utf8')));
    expect(own, page).toEqual(english);
  }
});
