import { t } from '../../i18n/index.svelte';
import type { LogPattern } from '../module';

export const PATTERNS: readonly LogPattern[] = [
  [/^(\d): pull (\d{3})$/, ([seat = '', cell = ''], name) => t('log-pull', { name: name(seat), cell })],
  [/^(\d): put (\d{3})$/, ([seat = '', cell = ''], name) => t('log-put', { name: name(seat), cell })],
  [/^(\d): keep$/, ([seat = ''], name) => t('log-keep', { name: name(seat) })],
  [/^throw: start (\d)$/, ([seat = ''], name) => t('log-begins', { name: name(seat) })],
  [/^throw: pyramid .+$/, () => t('log-pyramid')],
];
