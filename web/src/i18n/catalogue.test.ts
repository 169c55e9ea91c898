import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages';

const MESSAGES = join(process.cwd(), '../data/messages');
const SOURCES = join(process.cwd(), 'src');

interface Entry {
  file: string;
  variables: string[];
}

function catalogue(language: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const file of readdirSync(join(MESSAGES, language))) {
    const source = readFileSync(join(MESSAGES, language, file), 'utf8');
    for (const message of new FluentResource(source).body) {
      expect(entries.has(message.id), `${message.id} twice in ${language}`).toBe(false);
      const variables = [...JSON.stringify(message.value).matchAll(/"type":"var","name":"(\w+)"/g)].map(
        (m) => m[1] ?? '',
      );
      entries.set(message.id, { file, variables: [...new Set(variables)].sort() });
    }
    // The parser drops what it cannot read, so count what was meant to be a message.
    const meant = source.split('\n').filter((line) => /^[a-z][\w-]* *=/.test(line)).length;
    const read = [...entries.values()].filter((entry) => entry.file === file).length;
    expect(read, `unreadable message in ${language}/${file}`).toBe(meant);
  }
  return entries;
}

/** Every string or template in the sources that may name a message; `${…}` matches anything. */
function usedKeys(): RegExp[] {
  const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(SOURCES, path), 'utf8'));
  const calls = texts.flatMap((text) => [...text.matchAll(/\b(?:t|has)\(\s*(['"`])(.+?)\1/g)].map((m) => m[2] ?? ''));
  return calls.map((key) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
}

const english = catalogue('en');

describe('message catalogues', () => {
  for (const language of Object.keys(LANGUAGES)) {
    it(`${language} has the keys and variables of English, in the same files`, () => {
      const other = catalogue(language);
      expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [key, entry] of other) expect(entry, key).toEqual(english.get(key));
    });
  }

  it('holds every message the page asks for', () => {
    const keys = [...english.keys()];
    const missing = usedKeys().filter((used) => !keys.some((key) => used.test(key)));
    expect(missing).toEqual([]);
  });

  it('holds no message nobody asks for', () => {
    const used = usedKeys();
    expect([...english.keys()].filter((key) => !used.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});
