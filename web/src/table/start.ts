import type { CreateTable, SeatPlan as ProtocolPlan } from '../protocol/messages';
import { TableClient, type Answer } from './client.svelte';
import type { StartIntent, TableHost } from './host';
import { CreateError } from './host';
import { saveTable } from './saved.svelte';

export interface Names {
  /** How the maker is called. */
  own: string;
  /** How the person at seat `n` of a shared screen is called until they say. */
  guest: (n: number) => string;
}

/** What to ask a host for, so that a table is as the start panel says. */
function createRequest(intent: StartIntent, name: string): CreateTable {
  const seats = intent.seats.map((seat): ProtocolPlan =>
    seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'person' },
  );
  const setup = {
    game: intent.game,
    options: Object.entries(intent.options),
    clock: { kind: 'none' as const },
    ...(intent.evening && { evening: intent.evening }),
    ...(intent.sheets && { sheets: intent.sheets }),
  };
  return { setup, seats, name };
}

/** Makes a table and sits down at it with everybody at this screen; against bots it begins at once. */
export async function openTable(host: TableHost, intent: StartIntent, names: Names): Promise<string> {
  const own = intent.mode === 'hotseat' ? names.guest(1) : names.own;
  const { table, token, invite } = await host.create(createRequest(intent, own));
  const tokens = [token];
  saveTable(table, intent.game, tokens);
  if (intent.mode === 'bots') await withClient(host, table, token, (client) => client.send({ do: 'start' }));
  if (intent.mode === 'hotseat') {
    for (let n = 2; n <= intent.seats.length; n++) {
      const guest = await withClient(host, table, undefined, async (client) => {
        const joined = await client.send({ do: 'join', invite, name: names.guest(n) });
        return joined.ok ? client.send({ do: 'ready', ready: true }) : joined;
      });
      if (guest) tokens.push(guest);
    }
    saveTable(table, intent.game, tokens);
  }
  return table;
}

/** A table for one player alone; on the other chair sits somebody who does nothing. Returns a token for each. */
export async function openPractice(
  host: TableHost,
  game: string,
  options: Record<string, string>,
  names: [string, string],
): Promise<{ table: string; tokens: string[] }> {
  const person: ProtocolPlan = { kind: 'person' };
  const setup = { game, options: Object.entries(options), clock: { kind: 'none' as const } };
  const { table, token, invite } = await host.create({ setup, seats: [person, person], name: names[0] });
  const partner = await withClient(host, table, undefined, async (client) => {
    const joined = await client.send({ do: 'join', invite, name: names[1] });
    return joined.ok ? client.send({ do: 'ready', ready: true }) : joined;
  });
  await withClient(host, table, token, (client) => client.send({ do: 'start' }));
  return { table, tokens: [token, ...(partner ? [partner] : [])] };
}

/** Talks to a table just long enough for one thing; returns the token that was used. */
async function withClient(
  host: TableHost,
  table: string,
  token: string | undefined,
  ask: (client: TableClient) => Promise<Answer>,
): Promise<string | undefined> {
  const client = new TableClient(host, { table, token });
  const stop = client.start();
  try {
    const answer = await ask(client);
    if (!answer.ok) throw new CreateError(answer.refusal);
    return client.token;
  } finally {
    stop();
  }
}
