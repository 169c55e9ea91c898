import type { Scene } from '../../boards/rerun.svelte';
import type { HopPlayer, HopView } from '../../protocol/views';
import { hopped, newEntry, type Entry, type Trail } from './writing';

/** What is seen while something is shown again. */
export interface Look {
  fields: HopView['fields'];
  trails: readonly Trail[];
  /** Whose sheet lies open, and what was written there last. */
  sheet: HopPlayer | null;
  fresh: Entry | null;
  /** Whether pawns are just put where they were. */
  still: boolean;
}

/** What the others did between two looks at the table: they hopped, and each of them wrote something. */
export function scenesOf(before: HopView, now: HopView, own: number | null): Scene<Look>[] {
  const others = now.players.filter(({ seat }) => seat !== own);
  const there = { trails: [], sheet: null, fresh: null, still: true };
  const trails = hopped([], before, now, 0).filter(({ seat }) => seat !== own);
  const hops: Scene<Look> = {
    before: { ...there, fields: before.fields },
    after: { ...there, fields: now.fields, trails, still: false },
  };
  const written = others.flatMap((player): Scene<Look>[] => {
    const old = before.players.find(({ seat }) => seat === player.seat);
    const fresh = newEntry(old, player);
    if (!old || !fresh) return [];
    const look = { ...there, fields: now.fields };
    return [{ before: { ...look, sheet: old }, after: { ...look, sheet: player, fresh } }];
  });
  return [...written, ...(trails.length > 0 ? [hops] : [])];
}
