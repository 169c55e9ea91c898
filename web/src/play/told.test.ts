import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { setLanguage, speakOfGames } from '../i18n/index.svelte';
import { LANGUAGES, type Language } from '../i18n/languages';
import { readable } from './log';

/** What `kiste replay --tell` says: game, line, and a sentence in each language. */
function told(): { game: string; line: string; said: Record<string, string> }[] {
  const kept: ReturnType<typeof told> = [];
  let game = '';
  for (const text of readFileSync(join(process.cwd(), '../tests/told.txt'), 'utf8').split('\n')) {
    const [, depth = '', words = ''] = /^( *)(.*)$/.exec(text) ?? [];
    if (depth.length === 0 && words && !words.startsWith('#')) game = words;
    if (depth.length === 2) kept.push({ game, line: words, said: {} });
    const last = kept.at(-1);
    if (depth.length === 4 && last) last.said[words.slice(0, 2)] = words.slice(4);
  }
  return kept;
}

const name = (seat: string) => ['Mia', 'Tom', 'Ida', 'Ben'][Number(seat) - 1] ?? seat;

afterAll(() => setLanguage('en'));

for (const language of Object.keys(LANGUAGES) as Language[]) {
  it(`the page tells a record as the program does: ${language}`, async () => {
    await speakOfGames();
    await setLanguage(language);
    const kept = told();
    expect(kept.length).toBeGreaterThan(100);
    for (const { game, line, said } of kept)
      expect(`${line} → ${readable(game, line, name)}`).toBe(`${line} → ${said[language]}`);
  });
}
