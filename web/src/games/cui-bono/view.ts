import { t } from '../../i18n/index.svelte';
import type { DieColour, Move } from '../../boards/pyramid/view';
import type { CuiView } from '../../protocol/views';
import { sideOf } from '../shared/pyramid/log';
import type { Tray } from '../shared/pyramid/Trays.svelte';

export const COLOURS = ['red', 'yellow', 'pearl'] as const satisfies readonly DieColour[];

/** What lines of the game look like; `view` shows what came of them. */
export function movesOf({ pulled }: CuiView, lines: readonly string[]): Move[] {
  const last = lines.findLastIndex((line) => / pull \d{3}$/.test(line));
  return lines.flatMap((line, at): Move[] => {
    const [, what, cell] = /^\d: (pull|put) (\d{3})$/.exec(line) ?? [];
    if (!what || !cell) return [];
    if (what === 'put') return [{ kind: 'place', cell }];
    // Only of the last pull it is known what slid; what an earlier one left simply stands there.
    if (at !== last || pulled?.cell !== cell) return [];
    const { row } = pulled;
    return [{ kind: 'remove', cell }, ...(row ? [{ kind: 'slide' as const, cell, axis: sideOf(row) }] : [])];
  });
}

/** Kept dice and what they cost. */
export function traysOf(view: CuiView): Tray[] {
  return view.players.map(({ kept, points }, i) => {
    const dice = kept.reduce((sum, count) => sum + count, 0);
    const left = view.most_kept - dice;
    return {
      seat: i + 1,
      dice: COLOURS.map((colour, at) => ({ colour, count: kept[at] ?? 0 })),
      words: t('cui-tray', { points: Math.abs(points), dice, most: view.most_kept }),
      ...(!view.over && left <= 2 && left > 0 && { worry: t('cui-nearly', { dice: left }) }),
    };
  });
}
