import { expect, it, vi } from 'vitest';
import { callAttention } from './attention.svelte';

it('the title of the tab and the badge say that a table waits', () => {
  const setAppBadge = vi.fn(async () => undefined);
  const clearAppBadge = vi.fn(async () => undefined);
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  callAttention(1, 'Your turn: Cui bono?');
  expect(document.title).toBe('● Your turn: Cui bono?');
  expect(setAppBadge).toHaveBeenCalledWith(1);
  callAttention(0, 'Cui bono?');
  expect(document.title).toBe('Cui bono? · Kiste');
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
  callAttention(2);
  expect(document.title).toBe('● 2 · Kiste');
  callAttention(0);
  expect(document.title).toBe('Kiste');
});
