import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { offerOf } from '../lessons/offer';
import Tip from './Tip.svelte';
import { tipsAgain } from './tips.svelte';

beforeEach(() => tipsAgain());

const TIPS = ['wheel-carry', 'wheel-hold'];

it('leaves when what it speaks of was done, and makes room for the next', async () => {
  const { rerender } = render(Tip, { tips: TIPS, made: 0 });
  screen.getByText(/Drag a piece/);
  await rerender({ tips: TIPS, made: 1 });
  screen.getByText(/other hand holds/);
  await rerender({ tips: [], made: 1 });
  expect(screen.queryByRole('note')).toBeNull();
});

it('is done also where somebody else is asked before the table has answered', async () => {
  const { rerender } = render(Tip, { tips: TIPS, made: 0 });
  await rerender({ tips: [], made: 0 });
  await rerender({ tips: [], made: 1 });
  await rerender({ tips: TIPS, made: 1 });
  screen.getByText(/other hand holds/);
});

it('stays where it is while a race is run, until it is read', async () => {
  const { rerender } = render(Tip, { tips: TIPS, made: 0, still: true });
  await rerender({ tips: TIPS, made: 3, still: true });
  screen.getByText(/Drag a piece/);
  await fireEvent.click(screen.getByRole('button', { name: 'I see' }));
  screen.getByText(/other hand holds/);
});

it('asks whether one is ready with the last of those that a race waits for', async () => {
  render(Tip, { tips: TIPS, waited: true });
  await fireEvent.click(screen.getByRole('button', { name: 'I see' }));
  await fireEvent.click(screen.getByRole('button', { name: 'I am ready' }));
  expect(screen.queryByRole('note')).toBeNull();
});

it('offers a lesson to whoever is here for the first time, and takes a move for an answer', async () => {
  const tips = [offerOf('cui-bono'), ...TIPS];
  const { rerender } = render(Tip, { tips, made: 0 });
  screen.getByRole('button', { name: 'Show me how' });
  await rerender({ tips, made: 1 });
  expect(screen.queryByRole('button', { name: 'Show me how' })).toBeNull();
  screen.getByText(/Drag a piece/);
});

it('does not offer a lesson again that somebody did not want', async () => {
  const { rerender } = render(Tip, { tips: [offerOf('cui-bono')] });
  await fireEvent.click(screen.getByRole('button', { name: 'I know it' }));
  expect(screen.queryByRole('note')).toBeNull();
  await rerender({ tips: [offerOf('wuerfelmarsch')] });
  screen.getByRole('button', { name: 'Show me how' });
});
