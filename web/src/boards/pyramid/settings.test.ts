import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

it('remembers how each game is looked at, and what was chosen for all before', async () => {
  localStorage.setItem('kiste.pyramid', 'flat');
  const first = await import('./settings.svelte');
  first.lookAt('cui-bono');
  expect(first.picture()).toBe('flat');
  first.choosePicture('room');
  first.chooseAbove(true);
  first.lookAt('raffzahn');
  expect([first.picture(), first.seenFromAbove()]).toEqual(['flat', null]);
  // And tomorrow.
  vi.resetModules();
  const later = await import('./settings.svelte');
  later.lookAt('cui-bono');
  expect([later.picture(), later.seenFromAbove()]).toEqual(['room', true]);
});

it('is not disturbed by what it cannot read', async () => {
  localStorage.setItem('kiste.views', '{"raffzahn":{"picture":"round"}');
  const settings = await import('./settings.svelte');
  settings.lookAt('raffzahn');
  expect(settings.picture()).toBe('room');
});
