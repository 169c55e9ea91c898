import { t } from '../../i18n/index.svelte';
import type { LogPattern } from '../module';

export const PATTERNS: readonly LogPattern[] = [
  [
    /^(\d): mark ([A-Z]) ([\d ]+)$/,
    ([seat = '', chamber = '', cells = ''], name) =>
      t('log-mark', { name: name(seat), chamber, crosses: cells.split(' ').length }),
  ],
  [/^= tick$/, () => t('log-tick')],
  [/^= circle$/, () => t('log-circle')],
  [/^= pass (\d)$/, ([seat = ''], name) => t('log-pass', { name: name(seat) })],
  [/^= hourglass$/, () => t('log-hourglass')],
  [/^= close$/, () => t('log-close')],
];
