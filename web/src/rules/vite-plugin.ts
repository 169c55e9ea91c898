import { dirname, join } from 'node:path';
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
      return asModule(html, dirname(path));
    },
  };
}

/** A page as a module; pictures that lie beside it are files of the built page. */
function asModule(html: string, folder: string): string {
  const [first = '', ...parts] = html.split(/<img src="(?!\w+:)/);
  const pictures = parts.map((part) => join(folder, part.slice(0, part.indexOf('"'))));
  const imports = pictures.map((path, i) => `import picture${i} from ${JSON.stringify(path)};\n`);
  const rest = parts.map(
    (part, i) => ` + '<img loading="lazy" src="' + picture${i} + ${JSON.stringify(part.slice(part.indexOf('"')))}`,
  );
  return `${imports.join('')}export default ${JSON.stringify(first)}${rest.join('')};`;
}
