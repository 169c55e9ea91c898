/** Has a finished game looked at by a worker. */
import type { Insight } from '../protocol/reports';
import type { FromAnalyst, ToAnalyst } from './types';

export interface AnalystListener {
  found: (insight: Insight, done: number, of: number) => void;
  failed: () => void;
}

const launch = (large: boolean) =>
  large
    ? new Worker(new URL('./worker-wheel.ts', import.meta.url), { type: 'module', name: 'coach of the wheel' })
    : new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'coach' });

/** Begins, and tells what is known so far; what it returns ends it. */
export function lookAtGame(
  record: string,
  { found, failed }: AnalystListener,
  { large = false, start = launch }: { large?: boolean; start?: (large: boolean) => Worker } = {},
): () => void {
  const worker = start(large);
  worker.onmessage = ({ data }: MessageEvent<FromAnalyst>) => {
    if (data.kind === 'unreadable') failed();
    else found(data.insight, data.done, data.of);
    if (data.kind === 'unreadable' || data.done >= data.of) worker.terminate();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    failed();
  };
  worker.postMessage({ record } satisfies ToAnalyst);
  return () => worker.terminate();
}
