import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * What the page itself says, in letters: English, German and the names of all languages in one file; what French,
 * Italian and Dutch have beyond it in a second. Everything else a font has comes in a third that browsers fetch when
 * somebody is called Ñandú. The ranges stand in fonts.css, too.
 */
const OFTEN = [...Array(0x7f - 0x20).keys()].map((at) => String.fromCodePoint(0x20 + at)).join('') + '\u00a0ÄÖÜäöüßç×·';
const ACCENTS = '«»ÀÇÈÉàâèéêëìîïòóôùû';
const SIGNS = '–—‘’‚“”„…→−';

const CUTS = { '': OFTEN + SIGNS, '-accents': ACCENTS };

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

/** Of what a font can do beside drawing letters, the page wants even spaces and figures of one width. */
const SMALL = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'mark', 'ccmp', 'locl', 'tnum'],
  noHinting: true,
  dropTables: ['STAT', 'gasp'],
} as const;

/** Makes the fonts small before anything is built; `@fonts/NAME.woff2` and `@fonts/NAME-accents.woff2` are the result. */
export function smallFonts(): Plugin {
  return {
    name: 'small-fonts',
    async config() {
      const packages = join(import.meta.dirname, '../../node_modules');
      const wanted = createHash('sha256').update(JSON.stringify([CUTS, SMALL, FONTS]));
      const sources = await Promise.all(FONTS.map(({ file }) => readFile(join(packages, file))));
      for (const source of sources) wanted.update(source);
      const folder = join(packages, '.fonts', wanted.digest('hex').slice(0, 16));
      await mkdir(folder, { recursive: true });
      await Promise.all(
        FONTS.flatMap(({ name, axes }, at) =>
          Object.entries(CUTS).map(async ([cut, letters]) => {
            const small = join(folder, `${name}${cut}.woff2`);
            const source = sources[at];
            if (existsSync(small) || !source) return;
            await writeFile(small, await subsetFont(source, letters, { ...SMALL, variationAxes: { ...axes } }));
          }),
        ),
      );
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}
