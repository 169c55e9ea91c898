import { untrack } from 'svelte';

export type ToastKind = 'info' | 'done' | 'refused';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

const READING_MS = 4500;

let nextId = 0;
let toasts = $state<Toast[]>([]);
let spoken = $state('');

/** What is on the screen now, newest last. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** What the screen reader was told last. */
export function lastSpoken(): string {
  return spoken;
}

/** Tells screen readers without showing anything: moves of others, throws, whose turn it is. */
export function announce(text: string): void {
  // A repeated sentence must differ for the reader to say it again; who speaks does not listen.
  spoken = text === untrack(() => spoken) ? `${text}\u00a0` : text;
}

/** Shows a short note for everyone and reads it aloud. */
export function toast(text: string, kind: ToastKind = 'info'): void {
  const id = nextId++;
  toasts = [...untrack(() => toasts).filter((other) => other.text !== text).slice(-2), { id, kind, text }];
  announce(text);
  setTimeout(() => dismiss(id), READING_MS);
}

export function dismiss(id: number): void {
  toasts = toasts.filter((other) => other.id !== id);
}
