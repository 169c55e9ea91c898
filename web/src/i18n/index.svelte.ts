import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { isLanguage, preferredLanguage, type Language } from './languages';

const REMEMBERED = 'kiste.language';

const catalogues = import.meta.glob<string>('../../../data/messages/*/*.ftl', { query: '?raw', import: 'default' });

/** What the crate says before a game is opened; a first look does not wait for more. */
const AT_FIRST = /\/(common|home|play|practice|table)\.ftl$/;
let ofGames: Promise<void> | null = null;

interface Speaking {
  language: Language;
  bundle: FluentBundle;
}

let speaking = $state.raw<Speaking | null>(null);

async function load(language: Language): Promise<FluentBundle> {
  // Isolation marks are for mixed directions; all our languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = Object.entries(catalogues).filter(
    ([path]) => path.includes(`/messages/${language}/`) && (ofGames || AT_FIRST.test(path)),
  );
  const sources = await Promise.all(files.map(([, read]) => read()));
  for (const source of sources) {
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
