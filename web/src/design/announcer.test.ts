import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import { currentToasts, dismiss, toast } from './announcer.svelte';

// Notes of other tests may still be read.
beforeEach(() => currentToasts().forEach(({ id }) => dismiss(id)));
afterEach(() => setLanguage('en'));

it('a note goes when the page speaks another language than it', async () => {
  toast('Nothing crossed.');
  expect(currentToasts().map(({ text }) => text)).toEqual(['Nothing crossed.']);
  await setLanguage('de');
  expect(currentToasts()).toEqual([]);
  toast('Nichts gekreuzt.');
  expect(currentToasts().map(({ text }) => text)).toEqual(['Nichts gekreuzt.']);
});

it('a long note stays longer than a short one', () => {
  vi.useFakeTimers();
  try {
    const long = 'A piece of that colour lies there already, and nothing may lie twice. '.repeat(2);
    toast('Nothing crossed.');
    toast(long);
    vi.advanceTimersByTime(5000);
    expect(currentToasts().map(({ text }) => text)).toEqual([long]);
    vi.advanceTimersByTime(5000);
    expect(currentToasts()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
