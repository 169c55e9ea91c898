import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { parse, type Pattern } from '../play/patterns';
import { LANGUAGES } from './languages';

const MESSAGES = join(process.cwd(), '../data/messages');
const LOG = join(process.cwd(), '../data/log');
const SOURCES = join(process.cwd(), 'src');

interface Entry {
  file: string;
  variables: string[];
}

/** What may be the same as in English: names, marks, and words that the languages share. */
const ALIKE = new Set(
  `abquetschen-bonus-dice advice-acted bunte-kuh-call-nowhere bunte-kuh-tray-call generic-no hop-box hop-sheet-standard hop-total
  log-acted mistake-thrown option-hamsterrolle-edition-2000 option-hamsterrolle-edition-2011 option-hamsterrolle-tip-false
  option-hop-n-roll-sheet-standard option-hop-n-roll-tableau part-own-points part-pig-points points practice-partner
  pyramid-colour-turquoise race-seconds race-stop rank reaction-thinking reaction-wow refused-bad-file replay-pause
  shelf-licence shelf-version table-menu time-left-of total wheel-degrees wheel-millimetres wheel-plus wheel-slow wheel-team
  workshop-sample-abquetschen workshop-sample-cui-bono workshop-sample-wuerfelmarsch`.split(/\s+/),
);

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

function sentences(language: string): Map<string, string> {
  const files = readdirSync(join(MESSAGES, language)).map((file) =>
    readFileSync(join(MESSAGES, language, file), 'utf8'),
  );
  return new Map(
    files.flatMap((text) => new FluentResource(text).body.map(({ id, value }) => [id, JSON.stringify(value)])),
  );
}

/** The messages that patterns of the log ask for; places are any word. */
function loggedKeys(): string[] {
  const asked = ({ says }: Pattern): string[] =>
    'parts' in says ? says.parts.flatMap(asked) : [says.message, ...says.args.flatMap(([, tokens]) => tokens)];
  return readdirSync(LOG)
    .flatMap((file) => parse(readFileSync(join(LOG, file), 'utf8')).flatMap(asked))
    .filter((token) => !/^#?<\w+>$|^(spot|place|way|faces):/.test(token))
    .map((token) => token.replace(/<\w+>/g, '${}'));
}

/** Every string or template in the sources that may name a message; `${…}` matches anything. */
function usedKeys(): RegExp[] {
  const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(SOURCES, path), 'utf8'));
  const calls = texts.flatMap((text) => [...text.matchAll(/\b(?:t|has)\(\s*(['"`])(.+?)\1/g)].map((m) => m[2] ?? ''));
  return [...calls, ...loggedKeys()].map((key) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
}

const english = catalogue('en');

describe('message catalogues', () => {
  for (const language of Object.keys(LANGUAGES)) {
    it(`${language} has the keys and variables of English, in the same files`, () => {
      const other = catalogue(language);
      expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [key, entry] of other) expect(entry, key).toEqual(english.get(key));
    });

    if (language === 'en') continue;
    it(`${language} leaves nothing in English by mistake`, () => {
      const original = sentences('en');
      const same = [...sentences(language)].filter(([key, text]) => original.get(key) === text).map(([key]) => key);
      // A message that is meant to be the same joins those above.
      expect(same.filter((key) => !ALIKE.has(key))).toEqual([]);
    });
  }

  it('names no message as alike that differs everywhere', () => {
    const original = sentences('en');
    const others = Object.keys(LANGUAGES)
      .filter((language) => language !== 'en')
      .map(sentences);
    const alike = (key: string) => others.some((other) => other.get(key) === original.get(key));
    expect([...ALIKE].filter((key) => !original.has(key) || !alike(key))).toEqual([]);
  });

  it('holds every message the page asks for', () => {
    const keys = [...english.keys()];
    const missing = usedKeys().filter((used) => !keys.some((key) => used.test(key)));
    expect(missing).toEqual([]);
  });

  it('holds no message nobody asks for', () => {
    const used = usedKeys();
    // Of what the log tells, some is also given as advice.
    const asked = (key: string) => used.some((pattern) => pattern.test(key.replace(/^advice-/, 'log-')));
    expect([...english.keys()].filter((key) => !asked(key))).toEqual([]);
  });
});
