import type { OnlineHost } from './hosts';
import { isLocal } from './host';
import { forgetTable, keptTables, noteTable } from './kept.svelte';

/** How often somebody at home looks after their tables. */
const PAUSE = 15_000;

/** Keeps the tables of a server current for the home page, as long as it is shown; returns how to stop. */
export function watchTables(host: Pick<OnlineHost, 'summary'>): () => void {
  const look = () => {
    if (document.visibilityState === 'hidden') return;
    for (const { id, phase, tokens } of keptTables()) {
      if (!isLocal(id) && phase !== 'over') void lookAt(host, id, tokens[0] ?? '').catch(() => undefined);
    }
  };
  look();
  const timer = setInterval(look, PAUSE);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** One look from afar: nobody at the table sees it as coming back. */
async function lookAt(host: Pick<OnlineHost, 'summary'>, id: string, token: string): Promise<void> {
  const summary = await host.summary(id, token);
  if (summary === null) forgetTable(id);
  else if (summary) noteTable(id, summary, summary.pending.includes(summary.you));
}
