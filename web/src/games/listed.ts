import listed from 'virtual:kiste-games';
import { has, t } from '../i18n/index.svelte';
import type { GameInfo } from '../protocol/messages';

/** What the engine tells of a game; known before the engine is there. */
export function infoOf(game: string): GameInfo | undefined {
  return listed.find(({ id }) => id === game);
}

/** Proper names are not translated, only typeset. */
export function titleOf(game: string): string {
  return has(`title-${game}`) ? t(`title-${game}`) : typeset(infoOf(game)?.name ?? game);
}

/** What a game that somebody has written calls itself, in what its table shows. */
export function ownTitle(game: string, view: unknown): string | undefined {
  const title = game === 'own' ? (view as { title?: unknown } | null)?.title : undefined;
  return typeof title === 'string' ? title : undefined;
}

/** What a game is called that was begun or played here. */
export const calledAs = ({ game, title }: { game: string; title?: string }): string => title ?? titleOf(game);

export const typeset = (name: string): string => name.replaceAll("'", '’');

export function playersText(info: GameInfo | undefined): string {
  const least = info?.players[0] ?? 0;
  const most = info?.players.at(-1) ?? 0;
  return least === most ? t('player-count', { most }) : t('player-range', { least, most });
}
