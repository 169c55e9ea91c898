/** Bots decide here, so that neither the page nor the tables wait for them. */
import { chooseFor, use, type Thought } from './engine';

export type ToThinker = { kind: 'module'; module: WebAssembly.Module } | { kind: 'think'; thought: Thought };

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === 'module') use(data.module);
  else postMessage(chooseFor(data.thought));
});
