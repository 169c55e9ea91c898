/** Like `thinker.ts`, with hands for the wheel. */
import * as bindings from './pkg-wheel/kiste_wheel.js';
import address from './pkg-wheel/kiste_wheel_bg.wasm?url';
import { thinkWith } from './thinking';

thinkWith({ bindings, address });
