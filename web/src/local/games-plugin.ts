/**
 * The list of games as `virtual:kiste-games`, asked of the engine when the page is built: the home page
 * shows it before the engine is there.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ID = 'virtual:kiste-games';
const PACKAGE = new URL('./pkg-wheel/', import.meta.url);

export function games(): Plugin {
  return {
    name: 'kiste-games',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load: async (id) => (id === `\0${ID}` ? `export default ${await menu()};` : undefined),
  };
}

/** The engine's own list, in JSON; only the module with the wheel knows every game. */
async function menu(): Promise<string> {
  try {
    const engine = await import(new URL('kiste_wheel.js', PACKAGE).href);
    engine.initSync({ module: readFileSync(new URL('kiste_wheel_bg.wasm', PACKAGE)) });
    return engine.menu();
  } catch (error) {
    throw new Error('the engine is not built; run `cargo xtask web --wasm`', { cause: error });
  }
}
