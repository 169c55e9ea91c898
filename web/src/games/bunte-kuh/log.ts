import { t } from '../../i18n/index.svelte';
import type { LogPattern } from '../module';

export const PATTERNS: readonly LogPattern[] = [
  [/^(\d): roll$/, ([seat = ''], name) => t('race-rolls', { name: name(seat) })],
  [/^(\d): stop( |$)/, ([seat = ''], name) => t('bunte-kuh-stopped', { name: name(seat) })],
  [/^(\d): nowhere( |$)/, ([seat = ''], name) => t('bunte-kuh-nowhere', { name: name(seat) })],
  [/^(\d): point (\d{3})/, ([seat = '', cell = ''], name) => t('bunte-kuh-pointed', { name: name(seat), cell })],
  [/^(\d): put (\d{3})/, ([seat = '', cell = ''], name) => t('bunte-kuh-put', { name: name(seat), cell })],
  [/^(\d): call (\d{3}) in \d+$/, ([seat = '', cell = ''], name) => t('bunte-kuh-pointed', { name: name(seat), cell })],
  [/^(\d): call nowhere in \d+$/, ([seat = ''], name) => t('bunte-kuh-nowhere', { name: name(seat) })],
  [/^(\d): pass$/, ([seat = ''], name) => t('bunte-kuh-passed', { name: name(seat) })],
  [/^= right (\d)$/, ([seat = ''], name) => t('bunte-kuh-right', { name: name(seat) })],
  [/^= wrong (\d)$/, ([seat = ''], name) => t('bunte-kuh-wrong', { name: name(seat) })],
  [/^= slow .+$/, () => t('bunte-kuh-slow')],
  [/^= time-out$/, () => t('bunte-kuh-time-out')],
  [/^= reveal$/, () => t('bunte-kuh-revealed')],
  [/^throw: first (\d)$/, ([seat = ''], name) => t('log-begins', { name: name(seat) })],
  [/^throw: build .+$/, () => t('bunte-kuh-laid')],
];
