/** What both workers do that look at a finished game; `analyst.ts` is their page's side. */
import { compile, type Source } from '../local/engine';
import type * as generated from '../local/pkg/kiste_wasm.js';
import type { FromAnalyst, ToAnalyst } from './types';

/** How often the page hears what is known by now. */
const NEWS_MS = 400;

const tell = (message: FromAnalyst) => postMessage(message);

export function analyse(source: Source & { bindings: Pick<typeof generated, 'Analysis' | 'initSync'> }): void {
  const ready = compile(source).then((module) => source.bindings.initSync({ module }));
  // What fails, loading included, the page hears of as an error of its worker.
  addEventListener('message', ({ data }: MessageEvent<ToAnalyst>) => {
    void ready.then(() => judge(source.bindings, data.record)).catch(reportError);
  });
}

function judge({ Analysis }: Pick<typeof generated, 'Analysis'>, record: string): void {
  let analysis;
  try {
    analysis = new Analysis(record);
  } catch (why) {
    return tell({ kind: 'unreadable', why: String(why) });
  }
  const news = () => {
    const [done, of] = JSON.parse(analysis.progress()) as [number, number];
    tell({ kind: 'found', insight: JSON.parse(analysis.insight()), done, of });
  };
  let told = performance.now();
  while (analysis.step()) {
    if (performance.now() - told < NEWS_MS) continue;
    news();
    told = performance.now();
  }
  news();
  analysis.free();
}
