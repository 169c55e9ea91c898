import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import catalogues from 'virtual:kiste-messages';
import { isLanguage, preferredLanguage, type Language } from './languages';

const REMEMBERED = 'kiste.language';

let ofGames: Promise<void> | null = null;

interface Speaking {
  language: Language;
  bundle: FluentBundle;
}

let speaking = $state.raw<Speaking | null>(null);

async function load(language: Language): Promise<FluentBundle> {
  // Isolation marks are for mixed directions; all our languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const { first, games } = catalogues[language];
  for (const { default: source } of await Promise.all([first(), ...(ofGames ? [games()] : [])])) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors[0]) throw errors[0];
  }
  return bundle;
}

/** Loads a language's catalogue and switches the whole page to it. */
export async function setLanguage(language: Language): Promise<void> {
  const bundle = await load(language);
  speaking = { language, bundle };
  document.documentElement.lang = language;
  // Offline, too, from now on.
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: language }));
}

/** From now on the page also has the words of all games: their options, boards and refusals. */
export function speakOfGames(): Promise<void> {
  // Whoever asks second waits for the same words.
  ofGames ??= Promise.resolve().then(() => setLanguage(language()));
  return ofGames;
}

/** Switches the language because the player asked for it, and remembers that. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  localStorage.setItem(REMEMBERED, language);
}

// All windows of a browser speak one language.
addEventListener('storage', ({ key, newValue }) => {
  if (key === REMEMBERED && isLanguage(newValue)) void setLanguage(newValue);
});

/** The remembered language, or the best match of the browser's wishes. */
export function initialLanguage(): Language {
  const remembered = localStorage.getItem(REMEMBERED);
  return isLanguage(remembered) ? remembered : preferredLanguage(navigator.languages);
}

/** The language the page speaks now. */
export function language(): Language {
  return speaking?.language ?? 'en';
}

/** Whether the catalogue has this message; for texts that fall back to what the game itself says. */
export function has(key: string): boolean {
  return speaking?.bundle.hasMessage(key) ?? false;
}

/** The sentence for `key` in the current language. A missing key shows itself, and the catalogue test fails. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const bundle = speaking?.bundle;
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || pattern == null) return key;
  return bundle.formatPattern(pattern, args, null);
}
