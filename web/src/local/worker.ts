/** The worker that hosts the tables of this browser. `host.ts` is its page's side. */
import * as bindings from './pkg/kiste_wasm.js';
import address from './pkg/kiste_wasm_bg.wasm?url';
import { serve } from './server';

serve(
  { bindings, address },
  () => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'bots' }),
);
