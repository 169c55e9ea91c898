import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from './languages.ts';

const ID = 'virtual:kiste-messages';
const MESSAGES = join(import.meta.dirname, '../../../data/messages');
const languages = Object.keys(LANGUAGES);

/** What the crate says before a game is opened; a first look does not wait for more. */
const AT_FIRST = ['common.ftl', 'home.ftl', 'practice.ftl'];
const PARTS: Record<string, (file: string) => boolean> = {
  first: (file) => AT_FIRST.includes(file),
  games: (file) => !AT_FIRST.includes(file),
};

/**
 * The catalogues as `virtual:kiste-messages`: of each language one file for the crate and one for all games, so that
 * the page need not know the names of a hundred.
 */
export function messages(): Plugin {
  return {
    name: 'kiste-messages',
    config: () => ({ build: { rolldownOptions: { output: { chunkFileNames, assetFileNames } } } }),
    resolveId: (source) => (source === ID || source.startsWith(`${ID}/`) ? `\0${source}` : undefined),
    load(id) {
      if (id === `\0${ID}`) return loaders();
      const [, language, part] = new RegExp(`^\0${ID}/(\\w+)/(\\w+)$`).exec(id) ?? [];
      if (!language || !part) return undefined;
      const files = readdirSync(join(MESSAGES, language)).filter((file) => PARTS[part]?.(file));
      for (const file of files) this.addWatchFile(join(MESSAGES, language, file));
      const texts = files.map((file) => readFileSync(join(MESSAGES, language, file), 'utf8'));
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}

function loaders(): string {
  const all = languages.map((language) => {
    const parts = Object.keys(PARTS).map((part) => `${part}: () => import('${ID}/${language}/${part}')`);
    return `${language}: { ${parts.join(', ')} }`;
  });
  return `export default { ${all.join(', ')} };`;
}

/** Whose words these are, if they are one language's own: texts, rules pages and their pictures, lessons. */
export function languageOf(source: string): string | null {
  const [, language = ''] = /(?:messages|rules|lessons)\/(\w+)\/[^/]+$/.exec(source.replaceAll('\\', '/')) ?? [];
  return languages.includes(language) ? language : null;
}

/** What only one language needs has a folder of its own; offline keeps the folders of those that are spoken. */
const folderFor = (source: string | null | undefined) => {
  const language = languageOf(source ?? '');
  return language ? `assets/${language}` : 'assets';
};
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null | undefined }) =>
  `${folderFor(facadeModuleId)}/[name]-[hash].js`;
const assetFileNames = ({ originalFileNames }: { originalFileNames: string[] }) =>
  `${folderFor(originalFileNames[0])}/[name]-[hash][extname]`;
