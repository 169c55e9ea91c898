import { t } from '../../i18n/index.svelte';
import { sideOf } from '../shared/pyramid/log';
import type { Tray } from '../shared/pyramid/Trays.svelte';
import type { LitFace, Move, Off, Shown, Side } from '../../boards/pyramid/view';
import type { MarchPlayer, MarchView, Saddle } from '../../protocol/views';

export const playerAt = (view: MarchView, seat: number): MarchPlayer | undefined => view.players[seat - 1];

export function shown(view: MarchView): Shown[] {
  return view.dice.map(({ cell, seat, faces }) => ({ cell, faces, colour: playerAt(view, seat)?.colour ?? null }));
}

/** Names at the sides x, y and z. */
export function namesBySide(view: MarchView, name: (seat: number) => string): (string | null)[] {
  const names: (string | null)[] = [null, null, null];
  view.players.forEach((player, i) => (names[sideOf(player.side)] = name(i + 1)));
  return names;
}

/** What lines of the game look like on the plate. */
export function movesOf(view: MarchView, lines: readonly string[]): Move[] {
  const sideAt = (seat: string): Off => {
    const player = playerAt(view, Number(seat));
    return player ? sideOf(player.side) : 'above';
  };
  return lines.flatMap((line): Move[] => {
    const [, from, to] = /^\d: tilt (\d{3}) (\d{3})$/.exec(line) ?? [];
    if (from && to) return [{ kind: 'tilt', from, to }];
    const [, cell] = /^\d: turn (\d{3}) /.exec(line) ?? [];
    if (cell) return [{ kind: 'turn', cell }];
    if (!line.startsWith('= clash ')) return [];
    return [...line.matchAll(/(\d{3})>(\w+)/g)].map(([, fallen = '', fate = '']) => ({
      kind: 'remove',
      cell: fallen,
      to: sideAt(fate),
    }));
  });
}

/** The faces that look into the funnel of a saddle. */
export const facesMeeting = (saddle: Saddle): LitFace[] =>
  saddle.dice.map(({ cell }, side) => ({ cell, side: side as Side }));

/** Captured dice, and what is left of the own ones. */
export function traysOf(view: MarchView): Tray[] {
  return view.players.map(({ prey, dice, lost }, i) => ({
    seat: i + 1,
    dice: prey,
    none: t('march-no-prey'),
    words: t('march-tray', { dice, lost }),
  }));
}
