import { has, t } from '../i18n/index.svelte';
import type { GameInfo, OptionSpec } from '../protocol/messages';

/** All whole numbers an option allows. */
export function wholeNumbers({ min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

// The catalogue speaks the player's language; a game of one's own may only have its data file's words.
export function optionName({ id }: GameInfo, { key, about }: OptionSpec): string {
  return has(`option-${id}-${key}`) ? t(`option-${id}-${key}`) : about;
}

export function valueName({ id }: GameInfo, { key }: OptionSpec, value: string): string {
  return has(`option-${id}-${key}-${value}`) ? t(`option-${id}-${key}-${value}`) : value;
}
