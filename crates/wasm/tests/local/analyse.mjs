// `node analyse.mjs < game.kiste` prints what the module that `cargo xtask web --wasm` has built finds in a game, just as
// the page's worker has it.
import { readFileSync } from 'node:fs';
import { Analysis, initSync } from '../../../../web/src/local/pkg/kiste_wasm.js';

const module = new URL('../../../../web/src/local/pkg/kiste_wasm_bg.wasm', import.meta.url);
initSync({ module: readFileSync(module) });

const analysis = new Analysis(readFileSync(0, 'utf8'));
while (analysis.step());
process.stdout.write(analysis.insight());
