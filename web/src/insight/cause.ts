import { t } from '../i18n/index.svelte';
import type { Cause } from '../protocol/reports';

/** Why another choice was better: what is said after “it”, to one of so many players. */
export function causeText({ code, args }: Cause, players: number): string {
  const row = new Map(Object.entries(args)).get('row');
  const rivals = players - 1;
  return t(`cause-${code}`, row === undefined ? { rivals } : { rivals, row: t(`cause-in-${row}`) });
}
