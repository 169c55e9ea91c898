import { t } from '../../i18n/index.svelte';
import type { LogPattern } from '../module';

/** Sums are announced once and kept by nobody but the players, so no line repeats them. */
export const PATTERNS: readonly LogPattern[] = [
  [/^(\d): lift (\d{3})$/, ([seat = '', cell = ''], name) => t('log-lift', { name: name(seat), cell })],
  [/^(\d): cover$/, ([seat = ''], name) => t('log-cover', { name: name(seat) })],
  [/^(\d): take$/, ([seat = ''], name) => t('log-take', { name: name(seat) })],
  [/^(\d): roll$/, ([seat = ''], name) => t('log-roll', { name: name(seat) })],
  [/^= sum \d+$/, () => t('log-sum')],
  [/^= keep (\d)$/, ([seat = ''], name) => t('log-keeps-red', { name: name(seat) })],
  [/^throw: lay .+$/, () => t('log-lay')],
  [/^throw: first (\d)$/, ([seat = ''], name) => t('log-begins', { name: name(seat) })],
];
