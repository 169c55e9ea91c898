import type { OnlineHost } from './hosts';
import { isLocal } from './host';
import { forgetTable, savedTables, updateTable } from './saved.svelte';

/** How often somebody at home looks after their tables. */
const PAUSE = 15_000;
/** How often while the tab is hidden. */
const HIDDEN_PAUSE = 60_000;

/** Keeps the tables of a server current for the home page, as long as it is shown; returns how to stop. */
export function pollTables(host: Pick<OnlineHost, 'summary'>): () => void {
  let looked = 0;
  const look = () => {
    // Whoever looks elsewhere is told by the title of the tab, but need not know at once.
    if (document.visibilityState === 'hidden' && Date.now() - looked < HIDDEN_PAUSE) return;
    looked = Date.now();
    for (const { id, phase, tokens } of savedTables()) {
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
  else if (summary) updateTable(id, summary, summary.pending.includes(summary.you));
}
