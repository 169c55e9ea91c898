/** Bots decide here, so that neither the page nor the tables wait for them. */
import * as bindings from './pkg/kiste_wasm.js';
import address from './pkg/kiste_wasm_bg.wasm?url';
import { thinkWith } from './thinking';

thinkWith({ bindings, address });
