// `node wheel.mjs` plays the reference game of the wheel in the module that `cargo xtask web --wasm` has
// built, and prints the digest of all their bits.
import { readFileSync } from 'node:fs';
import { initSync, reference_digest } from '../../../../web/src/local/pkg-wheel/kiste_wheel.js';

initSync({ module: readFileSync(new URL('../../../../web/src/local/pkg-wheel/kiste_wheel_bg.wasm', import.meta.url)) });
process.stdout.write(reference_digest());
