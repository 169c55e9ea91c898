import { titleOf } from '../games/listed';
import type { EveningState } from '../protocol/messages';

/** What a game of the programme is called: one that somebody has written as its file says. */
export function titleAt({ programme, titles }: EveningState, at: number): string {
  const game = programme[at] ?? '';
  return game === 'own' ? (titles[at] ?? titleOf(game)) : titleOf(game);
}
