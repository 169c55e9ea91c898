import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * What the page itself says, in letters: everything else a font has comes in a second file that browsers
 * fetch when somebody is called Zoé. The ranges stand in fonts.css, too.
 */
const OFTEN = [...Array(0x7f - 0x20).keys()].map((at) => String.fromCodePoint(0x20 + at)).join('') + '\u00a0ÄÖÜäöüß×·';
const SIGNS = '–—‘’‚“”„…→−';

/** One cut of each font: axes that nobody turns are fixed, the others reach as far as the page goes. */
const FONTS = [
  {
    name: 'fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2',
    axes: { SOFT: 100, wght: 680 },
  },
  {
    name: 'nunito',
    file: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 800, default: 400 } },
  },
  { name: 'patrick-hand', file: '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2', axes: {} },
] as const;

/** Makes the fonts small before anything is built; `@fonts/NAME.woff2` is the result. */
export function smallFonts(): Plugin {
  return {
    name: 'small-fonts',
    async config() {
      const packages = join(import.meta.dirname, '../../node_modules');
      const wanted = createHash('sha256').update(JSON.stringify([OFTEN, SIGNS, FONTS]));
      const sources = await Promise.all(FONTS.map(({ file }) => readFile(join(packages, file))));
      for (const source of sources) wanted.update(source);
      const folder = join(packages, '.fonts', wanted.digest('hex').slice(0, 16));
      await mkdir(folder, { recursive: true });
      await Promise.all(
        FONTS.map(async ({ name, axes }, at) => {
          const small = join(folder, `${name}.woff2`);
          const source = sources[at];
          if (existsSync(small) || !source) return;
          const cut = await subsetFont(source, OFTEN + SIGNS, { targetFormat: 'woff2', variationAxes: { ...axes } });
          await writeFile(small, cut);
        }),
      );
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}
