import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { has, setLanguage, speakOfGames, t } from '../i18n/index.svelte';
import { LANGUAGES, type Language } from '../i18n/languages';
import { headingOf, keyOf, meaning } from './words';

/** The reference, which a test holds to what the engine says. */
const [, reference = ''] = readFileSync('../docs/own-games.md', 'utf8').split('<!-- words -->');
const groups = [...reference.matchAll(/^### (.+)$/gm)].map((found) => found[1] ?? '');
const words = [...reference.matchAll(/^\| `(.+?)` \| (.+) \|$/gm)].map(([, sign = '', about = '']) => ({
  group: '',
  sign,
  about,
}));

describe('the words of the table', () => {
  it('each have a key of their own', () => {
    expect(words.length).toBeGreaterThan(100);
    expect(new Set(words.map(({ sign }) => keyOf(sign))).size).toBe(words.length);
  });

  it('mean in English what the engine says', async () => {
    await speakOfGames();
    await setLanguage('en');
    for (const word of words) expect(t(`word-${keyOf(word.sign)}`), word.sign).toBe(word.about);
    for (const group of groups) expect(headingOf(group)).toBe(group);
  });

  it.each(Object.keys(LANGUAGES) as Language[])('are explained in %s', async (language) => {
    await speakOfGames();
    await setLanguage(language);
    expect(words.filter(({ sign }) => !has(`word-${keyOf(sign)}`))).toEqual([]);
    expect(groups.filter((group) => !has(`words-${keyOf(group)}`))).toEqual([]);
    if (language !== 'en') expect(words.filter((word) => meaning(word) === word.about)).toEqual([]);
  });
});
