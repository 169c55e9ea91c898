import type { Language } from '../i18n/languages';

const pages = import.meta.glob<string>('../../../docs/rules/*/*.md', { query: '?page', import: 'default' });

/** Of a game, or of what several games make together, which is `evening`. */
const path = (language: Language, id: string) => `../../../docs/rules/${language}/${id}.md`;

/** Whether there is a rules page for this game in this language; the page offers no link without one. */
export function hasRules(language: Language, game: string): boolean {
  return path(language, game) in pages;
}

/** The rules page as HTML, made from our own markdown at build time. */
export async function loadRules(language: Language, game: string): Promise<string> {
  const load = pages[path(language, game)];
  if (!load) throw new Error(`no rules page for ${game} in ${language}`);
  return load();
}
