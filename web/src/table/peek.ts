import { TableClient } from './client.svelte';
import { isLocal, type TableHost } from './host';
import { forgetTable, keptTables, noteTable } from './kept.svelte';

/** So many tables are looked at; a line each is dear. */
const MOST = 6;

/** Keeps the tables of a server current for the home page, as long as it is shown; returns how to stop. */
export function watchTables(host: TableHost): () => void {
  const running = keptTables().filter(({ id, phase }) => !isLocal(id) && phase !== 'over');
  const stops = running.slice(0, MOST).map(({ id, tokens }) => {
    const client = new TableClient(host, { table: id, token: tokens[0] });
    client.listen(() => {
      if (client.state) noteTable(id, client.state, client.state.asked != null);
    });
    client.onended = (refusal) => refusal.code === 'no-such-table' && forgetTable(id);
    return client.start();
  });
  return () => stops.forEach((stop) => stop());
}
