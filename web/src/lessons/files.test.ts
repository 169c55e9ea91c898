import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games';
import { LANGUAGES } from '../i18n/languages';
import { lessonOf, wordsOf } from './files';

const FOLDER = join(process.cwd(), '../data/lessons');
const games = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.lesson'))
  .map((file) => file.replace('.lesson', ''));

/** What a lesson asks, and the hints that it has for some answers. */
function questions(text: string): Map<string, string[]> {
  const asked = new Map<string, string[]>();
  for (const [, words = ''] of text.matchAll(/^#\? *(.+)$/gm)) {
    const hint = /^not .*: *(\S+)$/.exec(words)?.[1];
    const last = [...asked.values()].at(-1);
    if (hint) last?.push(hint);
    else if (!words.startsWith('or ')) asked.set(words, []);
  }
  return asked;
}

it('there is a lesson for exactly those games that say so', () => {
  const claimed = Object.entries(GAMES).flatMap(([id, module]) => ('lesson' in module && module.lesson ? [id] : []));
  expect([...games].sort()).toEqual(claimed.sort());
});

describe.each(games)('the lesson of %s', (game) => {
  it.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])(
    'says in %s what it asks, and no more',
    async (language) => {
      const words = await wordsOf(game, language);
      const asked = questions(await lessonOf(game));
      for (const [id, hints] of asked) {
        expect(words(id), id).toBeTruthy();
        for (const part of ['hint', 'done', ...hints]) expect(words(id, part), `${id}.${part}`).toBeTruthy();
      }
      expect(words('end')).toBeTruthy();
      const source = readFileSync(join(FOLDER, language, `${game}.ftl`), 'utf8');
      const written = new FluentResource(source).body;
      expect(written.map(({ id }) => id)).toEqual([...asked.keys(), 'end']);
      for (const { id, attributes } of written)
        expect(Object.keys(attributes).sort(), id).toEqual(
          id === 'end' ? [] : [...new Set(['hint', 'done', ...(asked.get(id) ?? [])])].sort(),
        );
    },
  );
});
