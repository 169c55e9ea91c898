import { cellText, parseCell, step } from '../../boards/pyramid/geometry';
import { SIDES, type CellText } from '../../boards/pyramid/view';
import { t } from '../../i18n/index.svelte';
import { sideOf } from '../shared/pyramid/log';
import { seconds } from '../shared/race/times';
import type { RaffzahnView } from '../../protocol/views';
import type { Round } from './view';

/** What still lay free and showed the number to somebody's side when the round was over. */
export function overlooked(round: Round | null, view: RaffzahnView, seat: number | null): CellText[] {
  const player = view.players.find((each) => each.seat === seat);
  if (!round?.stop || !player) return [];
  const side = sideOf(player.side);
  const there = new Set(view.dice.map(({ cell }) => cell));
  const free = (cell: CellText) => SIDES.every((axis) => !there.has(cellText(step(parseCell(cell), axis, -1))));
  return view.dice.filter(({ cell, faces }) => faces[side] === round.throw && free(cell)).map(({ cell }) => cell);
}

/** Why the last round went as it did: when STOP came, and what became of hands that came after it. */
export function verdictOf(
  round: Round | null,
  view: RaffzahnView,
  name: (seat: number) => string,
  own: number | null = null,
): string[] {
  if (!round?.stop) return [];
  const { by, at } = round.stop;
  const sentences = [
    by === null || at === null
      ? t('raffzahn-time-up')
      : t('raffzahn-verdict-stop', { name: name(by), seconds: seconds(at) }),
  ];
  for (const hand of round.after) {
    const about = { name: name(hand.seat), seconds: seconds(Math.max(0, hand.at - (at ?? hand.at))) };
    if (hand.outcome === 'void') sentences.push(t('raffzahn-verdict-void', about));
    else sentences.push(t('raffzahn-verdict-late', { ...about, opponents: view.players.length - 1 }));
  }
  for (const { seat } of view.players) {
    const of = round.tallies.get(seat) ?? { took: 0, times: [], wrong: 0 };
    const times = of.times.map((each) => t('race-seconds', { seconds: seconds(each) })).join(', ');
    const took = t('raffzahn-verdict-took', { name: name(seat), dice: of.took, wrong: of.wrong });
    sentences.push(times ? `${took} (${times})` : took);
  }
  if (own !== null) sentences.push(t('raffzahn-verdict-left', { dice: overlooked(round, view, own).length }));
  return sentences;
}
