import { language, t } from '../i18n/index.svelte';
import type { Clock } from '../protocol/messages';

/** The times for a move that people choose from, the longest last. */
export const CLOCKS = {
  none: { kind: 'none' },
  minute: { kind: 'move', seconds: 60 },
  'ten-minutes': { kind: 'move', seconds: 600 },
  hour: { kind: 'move', seconds: 3600 },
  day: { kind: 'days', days: 1 },
  'three-days': { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
} as const satisfies Record<string, Clock>;
export type ClockName = keyof typeof CLOCKS;

const seconds = (clock: Clock): number =>
  clock.kind === 'none' ? 0 : clock.kind === 'move' ? clock.seconds : clock.days * 86_400;

/** Whether nobody needs to stay while others think: then the server tells those who are away. */
export function isSlow(clock: Clock): boolean {
  return clock.kind === 'none' || seconds(clock) >= seconds(CLOCKS['ten-minutes']);
}

/** The name of a clock; of one that nobody can choose here, the name of the next longer one. */
export function clockName(clock: Clock): ClockName {
  const names = Object.keys(CLOCKS) as ClockName[];
  if (clock.kind === 'none') return 'none';
  return names.find((name) => name !== 'none' && seconds(CLOCKS[name]) >= seconds(clock)) ?? 'week';
}

/** How long there is still, in words: seconds while they matter, then minutes, then until when. */
export function timeLeft(ms: number, until: Date): string {
  const left = Math.max(0, Math.round(ms / 1000));
  if (left < 120) return t('time-left-seconds', { seconds: left });
  if (left < 7200) return t('time-left-minutes', { minutes: Math.round(left / 60) });
  return t('time-left-until', { when: moment(until) });
}

/** When something begins, in words: in how many minutes, or when. */
export function timeUntil(ms: number, from: Date): string {
  const minutes = Math.ceil(ms / 60_000);
  if (minutes >= 120) return moment(from);
  return new Intl.RelativeTimeFormat(language()).format(minutes, 'minute');
}

function moment(at: Date): string {
  return new Intl.DateTimeFormat(language(), { weekday: 'short', hour: 'numeric', minute: 'numeric' }).format(at);
}
