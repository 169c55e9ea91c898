/** Like `worker.ts`, for games that need the larger module. */
import * as bindings from '../local/pkg-wheel/kiste_wheel.js';
import address from '../local/pkg-wheel/kiste_wheel_bg.wasm?url';
import { analyse } from './analysing';

analyse({ bindings, address });
