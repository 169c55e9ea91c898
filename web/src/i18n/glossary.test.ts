import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages';

const ROOT = join(process.cwd(), '..');

/** Rows of the tables of words in docs/translating.md, and what the tables are headed with. */
function glossary(): { headings: string[][]; rows: string[][] } {
  const lines = readFileSync(join(ROOT, 'docs/translating.md'), 'utf8').split('\n');
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const headings = lines.filter((line) => line.endsWith('| message |'));
  const rows = lines.filter((line) => /\| `[\w-]+` \|$/.test(line));
  return { headings: headings.map(cells), rows: rows.map(cells) };
}

/** The source of each message, by its id. */
function messages(language: string): Map<string, string> {
  const folder = join(ROOT, 'data/messages', language);
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Map(
    sources.flatMap((source) => source.split(/^(?=[a-z])/m)).map((each) => [each.split(/ *=/)[0] ?? '', each]),
  );
}

describe('the glossary', () => {
  const { headings, rows } = glossary();

  it('has a column for each language, and words of every game', () => {
    expect(headings.length).toBeGreaterThanOrEqual(9);
    for (const heading of headings) expect(heading).toEqual([...Object.values(LANGUAGES), 'message']);
    expect(rows.length).toBeGreaterThan(60);
  });

  Object.keys(LANGUAGES).forEach((language, column) => {
    it(`has the words of the catalogue: ${language}`, () => {
      const said = messages(language);
      const absent = rows.filter((row) => {
        const text = said.get((row.at(-1) ?? '').replaceAll('`', ''));
        return !row[column] || !text?.toLowerCase().includes(row[column].toLowerCase());
      });
      expect(absent.map((row) => `${row[column]} in ${row.at(-1)}`)).toEqual([]);
    });
  });
});
