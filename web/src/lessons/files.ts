/** Lessons and their texts, each fetched when somebody wants to learn that game. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from '../i18n/languages';

const lessons = import.meta.glob<string>('../../../data/lessons/*.lesson', { query: '?raw', import: 'default' });
const catalogues = import.meta.glob<string>('../../../data/lessons/*/*.ftl', { query: '?raw', import: 'default' });

/** The file of a game's lesson. */
export async function lessonOf(game: string): Promise<string> {
  const read = lessons[`../../../data/lessons/${game}.lesson`];
  if (!read) throw new Error(`there is no lesson for ${game}`);
  return read();
}

/** What is said in it: a text by its key, and what belongs to it by its name. */
export type Words = (id: string, part?: 'hint' | 'done' | string) => string | null;

export function wordsFrom(language: Language, source: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const [error] = bundle.addResource(new FluentResource(source));
  if (error) throw error;
  return (id, part) => {
    const message = bundle.getMessage(id);
    const pattern = part === undefined ? message?.value : message?.attributes[part];
    return pattern == null ? null : bundle.formatPattern(pattern, null, null);
  };
}

export async function wordsOf(game: string, language: Language): Promise<Words> {
  const read = catalogues[`../../../data/lessons/${language}/${game}.ftl`];
  if (!read) throw new Error(`the lesson for ${game} is not told in ${language}`);
  return wordsFrom(language, await read());
}
