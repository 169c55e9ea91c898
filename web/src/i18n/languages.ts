/** Languages with a complete catalogue under `data/messages`. A new one is a folder there and a line here. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
} as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(value: string | null | undefined): value is Language {
  return value != null && Object.hasOwn(LANGUAGES, value);
}

/** The first language of the browser's wish list that we speak; English otherwise. */
export function preferredLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
}
