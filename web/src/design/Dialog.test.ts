import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, it, vi } from 'vitest';
import { go, route } from '../route.svelte';
import Dialog from './Dialog.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>words</p>' }));

it('opens with its title, and tells when it is closed', async () => {
  const onclose = vi.fn();
  render(Dialog, { title: 'Hamstern', onclose, children });
  expect(screen.getByRole('dialog', { name: 'Hamstern' }).hasAttribute('open')).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onclose).toHaveBeenCalled();
});

it('makes room for the next one, and says nothing after it is gone', () => {
  const first = vi.fn();
  const second = vi.fn();
  const { unmount } = render(Dialog, { title: 'First', onclose: first, children });
  render(Dialog, { title: 'Second', onclose: second, children });
  expect(first).toHaveBeenCalledOnce();
  unmount();
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});

it('is closed by the browser’s way back, which stays on the page', async () => {
  // Those before it are gone by now.
  await vi.waitFor(() => expect(history.state).toBeNull());
  const onclose = vi.fn();
  const { unmount } = render(Dialog, { title: 'Third', onclose, children });
  expect(history.state).toHaveProperty('dialog');
  history.back();
  await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce());
  unmount();
  expect(history.state).toBeNull();
});

it('leaves no place behind when it is closed in another way, and none in between when it leads on', async () => {
  const { unmount } = render(Dialog, { title: 'Fourth', onclose: vi.fn(), children });
  unmount();
  await vi.waitFor(() => expect(history.state).toBeNull());
  const { unmount: shut } = render(Dialog, { title: 'Fifth', onclose: vi.fn(), children });
  const places = history.length;
  go({ at: 'history' });
  shut();
  await new Promise((done) => setTimeout(done, 20));
  expect(location.hash).toBe('#/history');
  expect(history.length).toBe(places);
  go({ at: 'home' });
});

it('is not overtaken by its own way back: what leads elsewhere in just that moment arrives there', async () => {
  const { unmount } = render(Dialog, { title: 'Sixth', onclose: vi.fn(), children });
  const back = vi.spyOn(history, 'back');
  unmount();
  await vi.waitFor(() => expect(back).toHaveBeenCalledOnce());
  // The browser is on its way, and has not arrived.
  expect(history.state).toHaveProperty('dialog');
  go({ at: 'history' });
  const onclose = vi.fn();
  const { unmount: shut } = render(Dialog, { title: 'Seventh', onclose, children });
  await vi.waitFor(() => expect(history.state).toHaveProperty('dialog'));
  await new Promise((done) => setTimeout(done, 20));
  expect(location.hash).toBe('#/history');
  expect(route()).toEqual({ at: 'history' });
  expect(onclose).not.toHaveBeenCalled();
  shut();
  back.mockRestore();
  go({ at: 'home' });
});
