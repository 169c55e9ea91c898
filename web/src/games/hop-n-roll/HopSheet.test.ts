import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { STANDARD, STANDARD_OPEN, STANDARD_ROWS } from '../../gallery/fixtures';
import HopSheet from './HopSheet.svelte';

const props = { print: STANDARD, rows: STANDARD_ROWS, player: 'Mia', points: 52, sixes: 2 };

describe('a sheet to write on', () => {
  const show = () => {
    const ontap = vi.fn();
    render(HopSheet, { ...props, open: STANDARD_OPEN, ontap });
    return ontap;
  };

  it('says of every box where it is, what it holds and whether it can be written', () => {
    show();
    expect(screen.getAllByRole('button')).toHaveLength(34);
    expect(screen.getByRole('button', { name: 'red 2, holds a 2, counts extra' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'red 5, empty, counts extra, you can write here' })).toBeTruthy();
  });

  it('reports taps on any box, so that a refusal can be explained', async () => {
    const ontap = show();
    await fireEvent.click(screen.getByRole('button', { name: 'green 4, empty' }));
    expect(ontap).toHaveBeenCalledWith({ row: 'green', number: 4 });
  });

  it('starts the keyboard at the first box that can be written, and moves by arrows', async () => {
    const ontap = show();
    const first = screen.getByRole('button', { name: /^red 5/ });
    expect(screen.getAllByRole('button').filter((box) => box.getAttribute('tabindex') === '0')).toEqual([first]);
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowRight' });
    const next = screen.getByRole('button', { name: /^red 6/ });
    expect(document.activeElement).toBe(next);
    await fireEvent.keyDown(next, { key: 'ArrowDown' });
    const below = screen.getByRole('button', { name: /^blue 6/ });
    expect(document.activeElement).toBe(below);
    await fireEvent.keyDown(below, { key: 'Enter' });
    expect(ontap).toHaveBeenCalledWith({ row: 'blue', number: 6 });
  });
});

it('shows a pending number where it would stand', () => {
  const { container } = render(HopSheet, {
    ...props,
    open: STANDARD_OPEN,
    pending: { row: 'red', number: 5, value: 4 },
    ontap: () => {},
  });
  expect(screen.getByRole('button', { name: 'red 5, holds a 4, counts extra, you can write here' })).toBeTruthy();
  expect(container.querySelector('[data-spot="red5"] .pencil.faint')).toBeTruthy();
});

it('is one picture when it is only looked at', () => {
  render(HopSheet, props);
  expect(screen.getByRole('img', { name: 'Sheet of Mia, 52 points' })).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('lights up the star that counts in each row', () => {
  const { container } = render(HopSheet, props);
  const lit = [...container.querySelectorAll('.star-points.counts')].map((star) => star.textContent);
  expect(lit).toEqual(['8', '6', '16', '4']);
});
