import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, it, vi } from 'vitest';
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
