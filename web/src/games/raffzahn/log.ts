import { t } from '../../i18n/index.svelte';
import type { LogPattern } from '../module';

export const PATTERNS: readonly LogPattern[] = [
  [/^(\d): take \d{3}( |$)/, ([seat = ''], name) => t('raffzahn-took', { name: name(seat) })],
  [/^(\d): stop( |$)/, ([seat = ''], name) => t('raffzahn-stopped', { name: name(seat) })],
  [/^(\d): roll$/, ([seat = ''], name) => t('race-rolls', { name: name(seat) })],
  [/^(\d): pass$/, ([seat = ''], name) => t('raffzahn-passed', { name: name(seat) })],
  [/^= wrong (\d)$/, ([seat = ''], name) => t('raffzahn-wrong', { name: name(seat) })],
  [/^= void (\d)$/, ([seat = ''], name) => t('raffzahn-void', { name: name(seat) })],
  [/^= late (\d)$/, ([seat = ''], name) => t('raffzahn-late', { name: name(seat) })],
  [/^= time-up$/, () => t('raffzahn-time-up')],
  [/^= reveal$/, () => t('raffzahn-revealed')],
  [/^= close$/, () => t('raffzahn-closed')],
  [/^throw: first (\d)$/, ([seat = ''], name) => t('log-begins', { name: name(seat) })],
  [/^throw: build .+$/, () => t('log-pyramid')],
];
