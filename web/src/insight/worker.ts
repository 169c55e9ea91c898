/** Looks at a finished game, away from the page. */
import * as bindings from '../local/pkg/kiste_wasm.js';
import address from '../local/pkg/kiste_wasm_bg.wasm?url';
import { analyse } from './analysing';

analyse({ bindings, address });
