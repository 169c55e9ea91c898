import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import DiceTray from './DiceTray.svelte';

it('counts dice by colour for eyes and ears', () => {
  render(DiceTray, {
    player: 'Mia',
    dice: [
      { colour: 'red', count: 1 },
      { colour: 'pearl', count: 12 },
      { colour: 'yellow', count: 0 },
    ],
  });
  screen.getByRole('region', { name: 'Dice of Mia' });
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
    'One red die',
    '12 pearl dice',
  ]);
});

it('says when there are none', () => {
  render(DiceTray, { player: 'Mia', dice: [] });
  screen.getByText('No dice');
});
