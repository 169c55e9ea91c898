import { t } from '../../i18n/index.svelte';
import type { LogPattern } from '../module';

export const PATTERNS: readonly LogPattern[] = [
  [/^(\d): hop (\d)$/, ([seat = '', field = ''], name) => t('log-hop', { name: name(seat), field })],
  [
    /^(\d): write (\d) ([a-z]+)(\d)$/,
    ([seat = '', value = '', row = '', number = ''], name) =>
      t('log-write', { name: name(seat), value, row: t(`hop-colour-${row}`), number }),
  ],
  [/^(\d): nothing$/, ([seat = ''], name) => t('log-nothing', { name: name(seat) })],
  [/^= nothing (\d)$/, ([seat = ''], name) => t('log-nothing', { name: name(seat) })],
  [/^throw: start (\d)$/, ([seat = ''], name) => t('log-start', { name: name(seat) })],
  [
    /^throw: ([\d ]+) ([a-z]+)$/,
    ([dice = '', colour = '']) => t('log-throw', { dice: `${dice} ${t(`hop-colour-${colour}`)}` }),
  ],
  [/^= round (\d+)$/, ([round = '']) => t('round', { round: Number(round) })],
  [/^= last round$/, () => t('last-round')],
];
