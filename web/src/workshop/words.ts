import { has, t } from '../i18n/index.svelte';
import type { HostWord } from './types';

const SPOKEN: Record<string, string> = { '+': 'plus', '-': 'minus', '&': 'and', '=': 'is', '!': 'not', '(': 'of' };

/** What the catalogues call a word by: how it is written, in letters. */
export const keyOf = (sign: string): string =>
  sign
    .replace(/[-+&=!(]/g, (found) => ` ${SPOKEN[found] ?? ''} `)
    .toLowerCase()
    .replace(/\W+/g, '-')
    .replace(/^-|-$/g, '');

/** What a word means, in the author's language; the word itself is the same in all of them. */
export function meaning({ sign, about }: HostWord): string {
  const key = keyOf(sign);
  return has(`word-${key}`) ? t(`word-${key}`) : about;
}

/** The heading that words stand under. */
export function headingOf(group: string): string {
  const key = keyOf(group);
  return has(`words-${key}`) ? t(`words-${key}`) : group;
}
