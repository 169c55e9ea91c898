import { marked } from 'marked';
import type { Plugin } from 'vite';

/** Turns `docs/rules/<lang>/<game>.md?page` into a module with the page as HTML, so no markdown parser is shipped. */
export function rulesPages(): Plugin {
  return {
    name: 'kiste-rules-pages',
    enforce: 'pre',
    async load(id) {
      const [path, query] = id.split('?');
      if (query !== 'page' || !path?.endsWith('.md')) return null;
      const { readFile } = await import('node:fs/promises');
      this.addWatchFile(path);
      const html = await marked.parse(await readFile(path, 'utf8'));
      return `export default ${JSON.stringify(html)};`;
    },
  };
}
