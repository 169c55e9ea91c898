import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { tick } from 'svelte';
import { setLanguage } from '../i18n/index.svelte';
import Missing from './Missing.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

it('says when a part of the page did not arrive, and offers to load it again', async () => {
  render(Missing);
  expect(screen.queryByRole('alert')).toBeNull();
  window.dispatchEvent(new Event('vite:preloadError'));
  await tick();
  expect(screen.getByRole('alert').textContent).toContain('did not arrive');
  expect(screen.getByRole('button', { name: 'Load it again' })).toBeTruthy();
});
