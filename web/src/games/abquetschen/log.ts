import { t } from '../../i18n/index.svelte';
import type { LogPattern } from '../module';

const count = (cells: string) => cells.split(' ').length;

export const PATTERNS: readonly LogPattern[] = [
  [/^(\d): start \d{3}$/, ([seat = ''], name) => t('log-start-pyramid', { name: name(seat) })],
  [
    /^(\d): build ([\d ]+)$/,
    ([seat = '', cells = ''], name) => t('log-build', { name: name(seat), dice: count(cells) }),
  ],
  [
    /^(\d): bonus ([\d ]+)$/,
    ([seat = '', cells = ''], name) => t('log-bonus', { name: name(seat), dice: count(cells) }),
  ],
  [/^(\d): skip$/, ([seat = ''], name) => t('log-no-bonus', { name: name(seat) })],
  [/^= pass (\d)$/, ([seat = ''], name) => t('log-cannot-build', { name: name(seat) })],
  [/^= end (buried|roll|supply)$/, ([ending = '']) => t(`log-end-${ending}`)],
];
