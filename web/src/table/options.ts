import { has, language, t } from '../i18n/index.svelte';
import type { GameInfo, OptionSpec } from '../protocol/messages';

/** All whole numbers an option allows. */
export function wholeNumbers({ min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

// The catalogue speaks the player's language; a game of one's own may only have its data file's words.
export function optionName({ id }: GameInfo, { key, about }: OptionSpec): string {
  return has(`option-${id}-${key}`) ? t(`option-${id}-${key}`) : about;
}

/** What the rules count in smaller units than people do. */
const UNITS: Record<string, number> = { 'raffzahn stop_after': 1000 };

/** How many of an option's units people count as one. */
export const unitOf = ({ id }: Pick<GameInfo, 'id'>, { key }: Pick<OptionSpec, 'key'>): number =>
  UNITS[`${id} ${key}`] ?? 1;

export function valueName(info: GameInfo, option: OptionSpec, value: string): string {
  const name = `option-${info.id}-${option.key}-${value}`;
  if (has(name)) return t(name);
  const unit = unitOf(info, option);
  return unit === 1 ? value : new Intl.NumberFormat(language()).format(Number(value) / unit);
}

/** What only matters to so many players. */
const ONLY_FOR: Record<string, (players: number) => boolean> = {
  'hamsterrolle fourth': (players) => players === 3,
  'hamsterrolle teams': (players) => players === 4,
  'eintrichtern few': (players) => players <= 4,
  'eintrichtern many': (players) => players > 4,
  'wuerfelmarsch sides': (players) => players === 2,
};

/** The options that matter to so many, and of seats only those that are there. */
export function optionsFor({ id, options }: GameInfo, players: number): OptionSpec[] {
  return options
    .filter(({ key }) => ONLY_FOR[`${id} ${key}`]?.(players) ?? true)
    .map((option) =>
      option.key === 'first' && Array.isArray(option.values)
        ? { ...option, values: option.values.filter((value) => !(Number(value) > players)) }
        : option,
    );
}

/** What was chosen, as far as it matters to so many; the game's own choice for the rest. */
export function settled(
  info: GameInfo,
  chosen: Readonly<Record<string, string>>,
  players: number,
): Record<string, string> {
  const there = new Map(optionsFor(info, players).map((option) => [option.key, option.values]));
  return Object.fromEntries(
    Object.entries(chosen).map(([key, value]) => {
      const values = there.get(key);
      const possible = values !== undefined && (!Array.isArray(values) || values.includes(value));
      return [key, possible ? value : (info.options.find((option) => option.key === key)?.default ?? value)];
    }),
  );
}
