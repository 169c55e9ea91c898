/** Tables of this browser that are thrown away for good, wherever they live. */
import type { Refusal } from '../protocol/messages';
import { isLocal } from '../table/host';
import type { Hosts } from '../table/hosts';
import { forgetTable, type SavedTable } from '../table/saved.svelte';

/** Deletes a table with everything that was done there; the reason, if that may not be. Rejects without a server. */
export async function deleteTable(hosts: Hosts, { id, tokens }: SavedTable): Promise<Refusal | null> {
  const refusal = isLocal(id) ? (await hosts.local.remove(id), null) : await deleteAtServer(id, tokens[0] ?? '');
  if (!refusal) forgetTable(id);
  return refusal;
}

async function deleteAtServer(table: string, token: string): Promise<Refusal | null> {
  const response = await fetch(new URL(`/api/tables/${table}`, location.href), {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  // What is gone already is as good as deleted.
  if (response.ok || response.status === 404) return null;
  return (await response.json()) as Refusal;
}
