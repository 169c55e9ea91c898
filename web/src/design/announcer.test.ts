import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import { currentToasts, toast } from './announcer.svelte';

afterEach(() => setLanguage('en'));

it('a note goes when the page speaks another language than it', async () => {
  toast('Nothing crossed.');
  expect(currentToasts().map(({ text }) => text)).toEqual(['Nothing crossed.']);
  await setLanguage('de');
  expect(currentToasts()).toEqual([]);
  toast('Nichts gekreuzt.');
  expect(currentToasts().map(({ text }) => text)).toEqual(['Nichts gekreuzt.']);
});
