import { t } from '../i18n/index.svelte';
import type { Cause } from '../protocol/reports';

/** Why another choice was better: what is said after “it”. */
export function causeText({ code, args }: Cause): string {
  const row = new Map(Object.entries(args)).get('row');
  return t(`cause-${code}`, row === undefined ? {} : { row: t(`cause-in-${row}`) });
}
