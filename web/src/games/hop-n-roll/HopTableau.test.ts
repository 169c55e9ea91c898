import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { FIELDS_B, PLAYERS } from '../../gallery/fixtures';
import HopTableau from './HopTableau.svelte';

it('offers exactly the fields one can hop to', async () => {
  const onhop = vi.fn();
  render(HopTableau, { fields: FIELDS_B, rightward: true, players: PLAYERS, targets: [4, 6], onhop });
  const offered = screen.getAllByRole('button');
  expect(offered.map((field) => field.getAttribute('aria-label'))).toEqual([
    'field 2, die with 3, this die or the one below, here: Jonas, you can hop here',
    'disco die, any row, DJ: any die, but last next round, you can hop here',
  ]);
  offered[0]?.focus();
  await fireEvent.keyDown(offered[0] as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(offered[1]);
  await fireEvent.keyDown(offered[1] as HTMLElement, { key: 'Enter' });
  expect(onhop).toHaveBeenCalledWith(6);
});

it('says what lies on the other fields without offering them', () => {
  render(HopTableau, { fields: FIELDS_B, rightward: true, players: PLAYERS });
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(
    screen.getByRole('img', { name: 'field 3, die with 1, ±1, may count one less or one more, here: Mia' }),
  ).toBeTruthy();
});
