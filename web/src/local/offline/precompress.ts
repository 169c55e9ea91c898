import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files are not worth it. */
const WORTHWHILE = 1 << 10;
/** The last few percent of a module would take longer than its build. */
const LARGE = 1 << 18;

/**
 * Beside each file its small form, made once here and not by a server while somebody waits. Has to come after
 * everything that writes files.
 */
export function precompress(): Plugin {
  let folder = '';
  let isBuild = false;
  return {
    name: 'kiste-precompress',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      isBuild = config.command === 'build';
    },
    closeBundle: {
      order: 'post',
      // After a build that failed too, whose own error must be the one that is seen.
      handler: () => (isBuild && existsSync(folder) ? compressIn(folder) : undefined),
    },
  };
}

export function compressIn(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name));
    if (bytes.length < WORTHWHILE) continue;
    const quality = bytes.length < LARGE ? 11 : 9;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const small = brotliCompressSync(bytes, { params });
    // Pictures and fonts are as small as they get.
    if (small.length < bytes.length * 0.9) writeFileSync(join(parentPath, `${name}.br`), small);
  }
}
