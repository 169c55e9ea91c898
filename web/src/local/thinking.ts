/** What a worker for bots does, whatever module it thinks with. */
import { attemptFor, chooseFor, hintFor, triesFor, use, type Source, type Thought } from './engine';

/** What a turn that a bot tries in its head came to. */
export type Tried = readonly [turn: string, outcome: string];

export type ToThinker =
  | { kind: 'module'; module: WebAssembly.Module }
  /** What somebody might do who asked. */
  | { kind: 'hint'; thought: Thought }
  /** Which turns will be tried. */
  | { kind: 'tries'; thought: Thought }
  | { kind: 'attempt'; thought: Thought; turn: string }
  /** Decide; what others have tried need not be tried again. */
  | { kind: 'think'; thought: Thought; tried: readonly Tried[] };

export function thinkWith(source: Source): void {
  addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
    switch (data.kind) {
      case 'module':
        return use(source, data.module);
      case 'hint':
        return postMessage(hintFor(data.thought));
      case 'tries':
        return postMessage(triesFor(data.thought));
      case 'attempt':
        return postMessage(attemptFor(data.thought, data.turn));
      case 'think':
        return postMessage(chooseFor(data.thought, data.tried));
    }
  });
}
