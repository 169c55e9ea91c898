/** Trying the other move: a table against bots that goes on from the middle of a game. */
import { toast } from '../design/announcer.svelte';
import { finishedGames } from '../history/history';
import { t } from '../i18n/index.svelte';
import { explain } from '../play/explain';
import type { Level } from '../protocol/messages';
import { go } from '../route.svelte';
import { BOT_LEVELS, CreateError } from '../table/host';
import type { Hosts, Replay } from '../table/hosts';
import { rememberedName, saveTable } from '../table/saved.svelte';

/** Where nobody knows how well somebody played. */
const USUAL: Level = 'medium';
const KNOWN: readonly unknown[] = [...BOT_LEVELS, 'expert'];

/** How well the bots played that had a part in this game; the others are played in the usual way. */
async function levelsOf(record: string, players: number): Promise<Level[]> {
  const games = await finishedGames().catch(() => []);
  const { levels = [] } = games.find((game) => game.record === record) ?? {};
  return Array.from({ length: players }, (_, index) => {
    const level = levels[index];
    return level && KNOWN.includes(level) ? level : USUAL;
  });
}

/** Whose move comes after a step; null if there is none. */
export function moverAfter({ steps }: Pick<Replay, 'steps'>, at: number): number | null {
  const next = steps.slice(at + 1).find(({ event }) => /^\d+: /.test(event));
  return next ? Number.parseInt(next.event, 10) : null;
}

/** Goes on with a game after so many steps of its replay, in the place of whoever has this seat. */
export async function tryFrom(
  hosts: Hosts,
  record: string,
  replay: Replay,
  steps: number,
  seat: number,
): Promise<void> {
  const name = rememberedName() || t('guest', { n: 1 });
  try {
    const levels = await levelsOf(record, replay.names.length);
    const { table, token } = await hosts.local.whatIf({ record, steps, seat, name, levels });
    saveTable(table, replay.game, [token], { whatIf: true });
    go({ at: 'table', id: table });
    toast(t('what-if-begun'));
  } catch (error) {
    toast(error instanceof CreateError ? explain(error.refusal) : t('start-failed'), 'refused');
  }
}
