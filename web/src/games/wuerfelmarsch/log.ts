import { t } from '../../i18n/index.svelte';
import type { LogPattern } from '../module';

export const PATTERNS: readonly LogPattern[] = [
  [
    /^(\d): tilt (\d{3}) (\d{3})$/,
    ([seat = '', from = '', to = ''], name) => t('log-tilt', { name: name(seat), from, to }),
  ],
  [/^(\d): turn (\d{3}) \d{3}$/, ([seat = '', cell = ''], name) => t('log-turn', { name: name(seat), cell })],
  [/^throw: start (\d)$/, ([seat = ''], name) => t('log-begins', { name: name(seat) })],
  [/^= skip (\d)$/, ([seat = ''], name) => t('log-march-skip', { name: name(seat) })],
  [
    /^= clash (.+)$/,
    ([falls = ''], name) =>
      falls
        .split(' ')
        .map((fall) => fallText(fall, name))
        .join(' '),
  ],
];

function fallText(fall: string, name: (seat: string) => string): string {
  const [cell = '', fate = ''] = fall.split('>');
  return fate === 'out' ? t('log-out', { cell }) : t('log-captured', { cell, name: name(fate) });
}
