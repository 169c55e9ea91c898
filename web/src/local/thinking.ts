/** What a worker for bots does, whatever module it thinks with. */
import { chooseFor, use, type Source, type Thought } from './engine';

export type ToThinker = { kind: 'module'; module: WebAssembly.Module } | { kind: 'think'; thought: Thought };

export function thinkWith(source: Source): void {
  addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
    if (data.kind === 'module') use(source, data.module);
    else postMessage(chooseFor(data.thought));
  });
}
