import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { COVERED, FULL, HELD, MARCH } from '../../gallery/pyramid';
import LayerView from './LayerView.svelte';

const march = {
  dice: MARCH,
  selected: ['044'],
  offers: [
    { cell: '134', style: 'target' as const },
    { cell: '035', style: 'warning' as const },
  ],
};

it('says what stands where, and what touching it means', () => {
  render(LayerView, march);
  screen.getByRole('button', {
    name: 'red die on layer 1, at the front edge, in the middle, shows 2 left, 1 right, 3 front, chosen',
  });
  screen.getByRole('button', {
    name: 'empty place on layer 1, in the second row, fourth from the left, you can go here',
  });
  screen.getByRole('button', {
    name: 'red die on layer 1, at the front edge, fourth from the left, shows 2 left, 1 right, 3 front, careful',
  });
});

it('names faces as the player of another side sees them', () => {
  render(LayerView, { ...march, viewSide: 1 });
  screen.getByRole('button', {
    name: 'yellow die on layer 1, at the front edge, in the middle, shows 2 left, 1 right, 3 front',
  });
  screen.getByRole('button', {
    name: 'red die on layer 1, at the right edge, in the middle, shows 1 left, 3 right, 2 front, chosen',
  });
});

it('never tells a face that is not known', () => {
  const { container } = render(LayerView, { dice: COVERED, lifted: [HELD] });
  screen.getByRole('button', { name: 'yellow die on layer 1, in the back corner, faces hidden' });
  screen.getByRole('button', { name: 'yellow die on layer 1, in the fifth row, in the middle, shows 6 front' });
  screen.getByRole('button', { name: /^red die on layer 2, in the fourth row, in the middle.*held up$/ });
  expect(container.querySelector('[data-cell="800"] .pip')).toBeNull();
  expect(container.querySelectorAll('[data-cell="422"] .pip')).toHaveLength(6);
});

it('has one stop for Tab, walks by arrows and reports Enter', async () => {
  const onpick = vi.fn();
  const { container } = render(LayerView, { ...march, onpick });
  expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  const place = screen.getByRole('button', { name: /place on layer 1, in the second row, fourth from the left/ });
  await fireEvent.keyDown(place, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('data-cell')).toBe('035');
  expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  expect(onpick).toHaveBeenCalledExactlyOnceWith('035');
});

it('reports a touch on an empty place that is not offered, which no key or reader stumbles over', async () => {
  const onpick = vi.fn();
  const { container } = render(LayerView, { ...march, onpick });
  const bare = container.querySelector('[data-bare="233"]');
  if (!bare) throw new Error('no such place');
  await fireEvent.click(bare);
  expect(onpick).toHaveBeenCalledExactlyOnceWith('233');
  expect(container.querySelector('[data-bare="134"], [data-bare="044"]')).toBeNull();
  expect(screen.queryByRole('button', { name: /233/ })).toBeNull();
});

it('shows one layer with figures, the rest faint and out of reach', async () => {
  const onlayer = vi.fn();
  const { container } = render(LayerView, { dice: FULL, layer: 8, onlayer });
  expect(screen.getAllByRole('button')).toHaveLength(3);
  expect(container.querySelectorAll('.figure').length).toBeGreaterThan(3);
  // Where something is, words and eyes tell: no cell has a number.
  for (const text of container.querySelectorAll('svg text')) expect(text.textContent).not.toMatch(/\d{2}/);
  await fireEvent.keyDown(screen.getByRole('button', { name: /on layer 8, in the back corner/ }), { key: 'PageDown' });
  expect(onlayer).toHaveBeenCalledWith(-1);
});

it('says what a preview would show, and lets it be read', () => {
  const ghosts = [
    { cell: '134', colour: 'red' as const, faces: [4, 1, 2] as const },
    { cell: '800', colour: 'red' as const, faces: [null, null, null] as const },
  ];
  const { container } = render(LayerView, { ...march, ghosts });
  screen.getByRole('button', {
    name: 'empty place on layer 1, in the second row, fourth from the left, red die would stand here, shows 1 left, 2 right, 4 front, you can go here',
  });
  screen.getByRole('button', { name: 'empty place on layer 1, in the back corner, red die would stand here' });
  expect([...container.querySelectorAll('.ghost.faced')]).toHaveLength(1);
  // Tab leads to what can be done, not to the corner that is only shown.
  expect(container.querySelector('[tabindex="0"]')?.getAttribute('data-cell')).toBe('134');
});

it('marks only what is pointed at where nearly everything can be chosen', () => {
  const offers = MARCH.map(({ cell }) => ({ cell, style: 'take' as const, quiet: true }));
  const { container } = render(LayerView, { dice: MARCH, offers, selected: ['044'] });
  expect(container.querySelectorAll('.mark:not(.quiet)')).toHaveLength(1);
  expect(container.querySelectorAll('.mark.quiet')).toHaveLength(MARCH.length - 1);
  screen.getAllByRole('button', { name: /can be chosen/ });
});
