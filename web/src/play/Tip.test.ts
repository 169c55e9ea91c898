import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import Tip from './Tip.svelte';
import { tipsAgain } from './tips.svelte';

beforeEach(() => tipsAgain());

const TIPS = ['march-goal', 'march-tilt'];

it('leaves when what it speaks of was done, and makes room for the next', async () => {
  const { rerender } = render(Tip, { tips: TIPS, made: 0 });
  screen.getByText(/far corner/);
  await rerender({ tips: TIPS, made: 1 });
  screen.getByText(/Touch one of your dice/);
  await rerender({ tips: [], made: 1 });
  expect(screen.queryByRole('note')).toBeNull();
});

it('is done also where somebody else is asked before the table has answered', async () => {
  const { rerender } = render(Tip, { tips: TIPS, made: 0 });
  await rerender({ tips: [], made: 0 });
  await rerender({ tips: [], made: 1 });
  await rerender({ tips: TIPS, made: 1 });
  screen.getByText(/Touch one of your dice/);
});

it('stays where it is while a race is run, until it is read', async () => {
  const { rerender } = render(Tip, { tips: TIPS, made: 0, still: true });
  await rerender({ tips: TIPS, made: 3, still: true });
  screen.getByText(/far corner/);
  await fireEvent.click(screen.getByRole('button', { name: 'I see' }));
  screen.getByText(/Touch one of your dice/);
});

it('asks whether one is ready with the last of those that a race waits for', async () => {
  render(Tip, { tips: TIPS, waited: true });
  await fireEvent.click(screen.getByRole('button', { name: 'I see' }));
  await fireEvent.click(screen.getByRole('button', { name: 'I am ready' }));
  expect(screen.queryByRole('note')).toBeNull();
});
