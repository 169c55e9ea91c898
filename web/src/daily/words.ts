/** How results of a day are said and passed on. */
import { toast } from '../design/announcer.svelte';
import { titleOf } from '../games/listed';
import { seconds } from '../games/shared/race/times';
import { language, t } from '../i18n/index.svelte';
import type { DailyGame, DailyList } from '../protocol/messages';
import { linkTo } from '../route.svelte';
import { kept, streak } from './kept';

/** Points, or how long it took. */
export const resultText = ({ dice }: DailyGame, result: number): string =>
  dice === undefined ? t('daily-points', { points: result }) : t('race-seconds', { seconds: seconds(result) });

export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** A moment of this clock, in milliseconds. */
export const momentText = (moment: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);

/** What somebody tells others of it: nothing that gives the dice away. */
export function shareText(list: DailyList, game: DailyGame): string {
  const days = streak(kept().played, list.today);
  const parts = [
    `Kiste · ${t('daily')} · ${dayText(list.day)}`,
    game.own &&
      t('daily-share', {
        game: titleOf(game.game),
        result: resultText(game, game.own.result),
        place: game.own.place,
        count: game.finished,
      }),
    days > 1 && t('daily-streak', { days }),
    linkTo({ at: 'daily' }),
  ];
  return parts.filter(Boolean).join('\n');
}

export async function share(text: string): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      return await navigator.share({ text });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    toast(t('daily-copied'), 'done');
  } catch {
    toast(text);
  }
}
