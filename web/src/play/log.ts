import { moduleOf } from '../games';
import { choiceText } from '../games/generic/words';
import type { LogPattern } from '../games/module';
import { t } from '../i18n/index.svelte';
import type { LogLine, State } from '../protocol/messages';
import { nameOf } from './table';

/** What is said alike whatever is played. A line that nobody knows is shown as it is written. */
const COMMON: readonly LogPattern[] = [
  [/^throw: (.+)$/, ([dice = '']) => t('log-throw', { dice })],
  [
    /^(\d): (.+)$/,
    ([seat = '', action = ''], name, game) => t('log-acted', { name: name(seat), action: choiceText(game, action) }),
  ],
  [/^= end\b/, () => t('log-end')],
  [/^= (.+)$/, ([effect = '']) => effect],
];

/** A line of the game for people. `soft` lines are what the rules do by themselves. */
export function lineText(state: State, line: LogLine): { text: string; soft: boolean } {
  if (line.text == null) {
    const name = nameOf(state, line.seat ?? 0);
    return { text: name ? t('log-sealed', { name }) : t('log-hidden'), soft: true };
  }
  return {
    text: readable(state.setup.game, line.text, (seat) => nameOf(state, Number(seat))),
    soft: line.text.startsWith('='),
  };
}

export function readable(game: string, text: string, name: (seat: string) => string): string {
  for (const [pattern, say] of [...moduleOf(game).log, ...COMMON]) {
    const found = pattern.exec(text);
    if (found) return say(found.slice(1), name, game);
  }
  return text;
}
