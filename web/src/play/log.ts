import { t } from '../i18n/index.svelte';
import type { LogLine, State } from '../protocol/messages';
import { PATTERNS as ABQUETSCHEN } from '../games/abquetschen/log';
import { PATTERNS as BUNTE_KUH } from '../games/bunte-kuh/log';
import { PATTERNS as CUI_BONO } from '../games/cui-bono/log';
import { PATTERNS as EINTRICHTERN } from '../games/eintrichtern/log';
import { PATTERNS as HAMSTERROLLE } from '../games/hamsterrolle/log';
import { PATTERNS as RAFFZAHN } from '../games/raffzahn/log';
import { nameOf } from './table';
import { PATTERNS as MARCH } from '../games/wuerfelmarsch/log';

/** A line of notation, and how it is said. */
export type Pattern = [RegExp, (words: string[], name: (seat: string) => string) => string];

/** What only one game writes, or writes with a meaning of its own. */
const OF_GAMES: Record<string, readonly Pattern[]> = {
  abquetschen: ABQUETSCHEN,
  raffzahn: RAFFZAHN,
  'bunte-kuh': BUNTE_KUH,
  'cui-bono': CUI_BONO,
  eintrichtern: EINTRICHTERN,
  hamsterrolle: HAMSTERROLLE,
  wuerfelmarsch: MARCH,
};

/** Notation in the words of the catalogue; what no pattern knows is shown as it is written. */
const PATTERNS: readonly Pattern[] = [
  [/^(\d): hop (\d)$/, ([seat = '', field = ''], name) => t('log-hop', { name: name(seat), field })],
  [
    /^(\d): write (\d) ([a-z]+)(\d)$/,
    ([seat = '', value = '', row = '', number = ''], name) =>
      t('log-write', { name: name(seat), value, row: t(`hop-colour-${row}`), number }),
  ],
  [/^(\d): nothing$/, ([seat = ''], name) => t('log-nothing', { name: name(seat) })],
  [/^= nothing (\d)$/, ([seat = ''], name) => t('log-nothing', { name: name(seat) })],
  [
    /^(\d): mark ([A-Z]) ([\d ]+)$/,
    ([seat = '', chamber = '', cells = ''], name) =>
      t('log-mark', { name: name(seat), chamber, crosses: cells.split(' ').length }),
  ],
  [/^throw: start (\d)$/, ([seat = ''], name) => t('log-start', { name: name(seat) })],
  [
    /^throw: (.+)$/,
    ([dice = '']) => t('log-throw', { dice: dice.replace(/[a-z]+/, (colour) => t(`hop-colour-${colour}`)) }),
  ],
  [/^= round (\d+)$/, ([round = '']) => t('round', { round: Number(round) })],
  [/^= last round$/, () => t('last-round')],
  [/^= tick$/, () => t('log-tick')],
  [/^= circle$/, () => t('log-circle')],
  [/^= pass (\d)$/, ([seat = ''], name) => t('log-pass', { name: name(seat) })],
  [/^= hourglass$/, () => t('log-hourglass')],
  [/^= close$/, () => t('log-close')],
  [/^= end.*$/, () => t('log-end')],
];

/** A line of the game for people. `soft` lines are what the rules do by themselves. */
export function lineText(state: State, line: LogLine): { text: string; soft: boolean } {
  if (line.text == null) return { text: t('log-sealed', { name: nameOf(state, line.seat ?? 0) }), soft: true };
  return {
    text: readable(state.setup.game, line.text, (seat) => nameOf(state, Number(seat))),
    soft: line.text.startsWith('='),
  };
}

export function readable(game: string, text: string, name: (seat: string) => string): string {
  for (const [pattern, say] of [...(OF_GAMES[game] ?? []), ...PATTERNS]) {
    const found = pattern.exec(text);
    if (found) return say(found.slice(1), name);
  }
  return text;
}
