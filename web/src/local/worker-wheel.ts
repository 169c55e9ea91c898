/** Like `worker.ts`, for tables of the game that needs rigid bodies. */
import * as bindings from './pkg-wheel/kiste_wheel.js';
import address from './pkg-wheel/kiste_wheel_bg.wasm?url';
import { serve } from './server';

serve(
  { bindings, address },
  () => new Worker(new URL('./thinker-wheel.ts', import.meta.url), { type: 'module', name: 'bots of the wheel' }),
);
