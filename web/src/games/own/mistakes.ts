import { has, t } from '../../i18n/index.svelte';

/** What is wrong with a file, as the engine tells it: in English, and with what translates it. */
export interface Told {
  sentence: string;
  /** A word for it; empty if there is none. */
  mistake?: string;
  with?: Partial<Record<string, string>>;
}

/** The same in the player's language, as far as there are words for it. */
export function inWords({ sentence, mistake, with: names }: Told): string {
  if (!mistake || !has(`mistake-${mistake}`)) return sentence;
  return t(`mistake-${mistake}`, names as Record<string, string>);
}
