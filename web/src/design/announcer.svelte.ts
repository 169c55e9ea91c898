import { untrack, type Component } from 'svelte';
import { language } from '../i18n/index.svelte';
import type { Language } from '../i18n/languages';

export type ToastKind = 'info' | 'done' | 'refused';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  language: Language;
  /** Shown in place of the sign of its kind. */
  picture?: Picture;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whoever shows it asks the drawing nothing
export interface Picture<Props extends Record<string, unknown> = any> {
  drawing: Component<Props>;
  props: Props;
}

/** How long a note stays, in milliseconds: at least, and for each letter of a long one. */
const READING_MS = 4500;
const LETTER_MS = 65;
const BREATH_MS = 80;

let nextId = 0;
let toasts = $state.raw<Toast[]>([]);
let spoken = $state.raw({ text: '', language: '' });

/** What is on the screen now, newest last; nothing that was said before the page spoke another language. */
export function currentToasts(): readonly Toast[] {
  return toasts.filter((each) => each.language === language());
}

/** What the screen reader was told last; nothing, once the page speaks another language. */
export function lastSpoken(): string {
  return spoken.language === language() ? spoken.text : '';
}

let waiting: string[] = [];

/** Tells screen readers without showing anything: moves of others, throws, whose turn it is. */
export function announce(text: string): void {
  if (waiting.at(-1) === text) return;
  // What happens in one moment is said in one breath; else the last sentence would swallow the others.
  waiting.push(text);
  if (waiting.length > 1) return;
  setTimeout(() => {
    const said = waiting.join(' ');
    waiting = [];
    // A repeated sentence must differ for the reader to say it again.
    spoken = { text: said === spoken.text ? `${said}\u00a0` : said, language: language() };
  }, BREATH_MS);
}

/** Shows a short note for everyone and reads it aloud. */
export function toast<Props extends Record<string, unknown>>(
  text: string,
  kind: ToastKind = 'info',
  picture?: Picture<Props>,
): void {
  const id = nextId++;
  toasts = [
    ...untrack(() => toasts)
      .filter((other) => other.text !== text)
      .slice(-2),
    { id, kind, text, language: language(), ...(picture && { picture }) },
  ];
  announce(text);
  setTimeout(() => dismiss(id), Math.max(READING_MS, text.length * LETTER_MS));
}

export function dismiss(id: number): void {
  toasts = toasts.filter((other) => other.id !== id);
}

/** What was refused no longer matters: something else is asked now. */
export function dismissRefusals(): void {
  toasts = untrack(() => toasts).filter(({ kind }) => kind !== 'refused');
}
