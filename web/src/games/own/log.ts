import { t } from '../../i18n/index.svelte';
import type { LogPattern } from '../module';

export const PATTERNS: readonly LogPattern[] = [
  [/^(\d): put (.+)$/, ([seat = '', cells = ''], name) => t('log-own-put', { name: name(seat), cells })],
  [/^(\d): take (.+)$/, ([seat = '', cells = ''], name) => t('log-own-take', { name: name(seat), cells })],
  [
    /^(\d): tilt (\d{3}) (\d{3})$/,
    ([seat = '', from = '', to = ''], name) => t('log-tilt', { name: name(seat), from, to }),
  ],
  [/^(\d): turn (\d{3}) \d{3}$/, ([seat = '', cell = ''], name) => t('log-turn', { name: name(seat), cell })],
  [
    /^(\d): lift (\d{3}) (\d{3})$/,
    ([seat = '', from = '', to = ''], name) => t('log-own-lift', { name: name(seat), from, to }),
  ],
  [/^(\d): (?:say|choose) (.+)$/, ([seat = '', word = ''], name) => t('log-own-says', { name: name(seat), word })],
  [/^(\d): pass$/, ([seat = ''], name) => t('log-own-passes', { name: name(seat) })],
  [/^(\d): throw$/, ([seat = ''], name) => t('log-own-throws', { name: name(seat) })],
  [/^throw: dice (.+)$/, ([dice = '']) => t('log-throw', { dice })],
  [/^throw: start (\d)$/, ([seat = ''], name) => t('log-begins', { name: name(seat) })],
  [/^throw: pyramid .+$/, () => t('log-pyramid')],
];
