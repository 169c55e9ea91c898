import { t } from '../../i18n/index.svelte';
import { listed } from '../../play/explain';
import type { LogPattern } from '../module';
import { pieceName } from './view';

const names = (pieces: string) => listed(pieces.split(' ').map(pieceName));

/** What came of a turn, in a sentence or two; the wheel itself is for the engine. */
function outcome(text: string): string {
  const [fate = '', ...parts] = text.split('; ');
  const part = (word: string) => parts.find((each) => each.startsWith(`${word} `))?.slice(word.length + 1);
  const [fell, alone] = [part('fell'), part('alone')];
  return [
    fate.startsWith('built ')
      ? t('log-wheel-built', { compartment: fate.slice(6) })
      : fate === 'refused'
        ? t('log-wheel-refused')
        : fell
          ? ''
          : t('log-wheel-back'),
    fell ? t('log-wheel-fell', { pieces: names(fell), count: fell.split(' ').length }) : '',
    alone ? t('log-wheel-alone', { pieces: names(alone) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export const PATTERNS: readonly LogPattern[] = [
  [
    /^(\d): (place|pass|shift|drop) (\w+) in (\d+) /,
    ([seat = '', verb = '', piece = '', compartment = ''], name) =>
      t(`log-wheel-${verb}-in`, { name: name(seat), piece: pieceName(piece), compartment }),
  ],
  [
    /^(\d): (place|pass|shift|drop) (\w+) by hand /,
    ([seat = '', verb = '', piece = ''], name) => t(`log-wheel-${verb}`, { name: name(seat), piece: pieceName(piece) }),
  ],
  [/^(\d): sit$/, ([seat = ''], name) => t('log-wheel-sit', { name: name(seat) })],
  [/^throw: (\d)(?: .+)?$/, ([seat = ''], name) => t('log-begins', { name: name(seat) })],
  [/^= ((?:built|back|refused).*)$/, ([text = '']) => outcome(text)],
];
