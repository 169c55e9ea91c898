import type { Scene } from '../../boards/rerun.svelte';
import type { HamsternPlayer, HamsternView } from '../../protocol/views';

/** What the others crossed between two looks at the table, sheet by sheet. */
export function scenesOf(before: HamsternView, now: HamsternView, own: number | null): Scene<HamsternPlayer>[] {
  const crosses = ({ crossed }: HamsternPlayer) => crossed.reduce((sum, { cells }) => sum + cells.length, 0);
  return now.players.flatMap((after) => {
    const old = before.players.find(({ seat }) => seat === after.seat);
    if (!old || after.seat === own || crosses(after) === crosses(old)) return [];
    return [{ before: { ...old, last: null }, after }];
  });
}
