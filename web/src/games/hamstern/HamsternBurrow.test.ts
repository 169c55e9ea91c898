import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { BEGIN, CROSSED, FREE, PENDING, SIDE_A, SIDE_B } from '../../gallery/fixtures';
import HamsternBurrow from './HamsternBurrow.svelte';
import { CELL, layOut } from './layout';

const props = {
  sheet: SIDE_A,
  crossed: CROSSED,
  jokersStruck: 3,
  counter: { hourglass: true, ticks: 1, circles: null, last_round: false },
  player: 'Mia',
  score: 19,
  parts: { chambers: 13, mushrooms: 2, acorns: 4, acorn_count: 2 },
};

describe.each([
  ['A', SIDE_A, 64],
  ['B', SIDE_B, 62],
])('side %s', (_, sheet, cells) => {
  it.each([true, false])('lays out every cell once (upright: %s)', (upright) => {
    const place = layOut(sheet, upright);
    expect(place.cells).toHaveLength(cells);
    expect(new Set(place.cells.map(({ x, y }) => `${x},${y}`)).size).toBe(cells);
    for (const { x, y } of place.cells) {
      expect(x).toBeGreaterThanOrEqual(CELL / 2);
      expect(y).toBeLessThanOrEqual(place.height - CELL / 2);
    }
  });

  it('draws passages straight', () => {
    const place = layOut(sheet, false);
    expect(sheet.passages).toHaveLength(11);
    for (const { from, to } of sheet.passages) {
      const [a, b] = [place.find(from), place.find(to)];
      expect(a.x === b.x || a.y === b.y).toBe(true);
    }
  });
});

describe('a burrow to mark', () => {
  it('says of each cell what is in it and whether it can be crossed', () => {
    render(HamsternBurrow, { ...props, begin: BEGIN, free: FREE, pending: PENDING, ontap: () => {} });
    expect(
      screen.getByRole('button', { name: 'chamber C, cell 3, acorn, you can begin here', pressed: false }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'chamber D, cell 9, mushroom, crossed', pressed: true })).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'chamber D, cell 5, crossed for now, you can begin here', pressed: true }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'chamber G, cell 2, within reach' })).toBeTruthy();
  });

  it('moves by arrows through a passage and reports the cell', async () => {
    const ontap = vi.fn();
    render(HamsternBurrow, { ...props, begin: BEGIN, upright: false, ontap });
    const middle = screen.getByRole('button', { name: /^chamber M, cell 8/ });
    middle.focus();
    await fireEvent.keyDown(middle, { key: 'ArrowDown' });
    const below = screen.getByRole('button', { name: /^chamber G, cell 1,/ });
    expect(document.activeElement).toBe(below);
    await fireEvent.keyDown(below, { key: ' ' });
    expect(ontap).toHaveBeenCalledWith({ chamber: 'G', cell: 1 });
  });

  it('marks what the acorns bring by how many there are', () => {
    const { container } = render(HamsternBurrow, props);
    const [second] = SIDE_A.acorn_points.slice(1);
    expect([...container.querySelectorAll('text.reached')].map((points) => points.textContent)).toEqual([
      String(second),
    ]);
  });

  it('shows full chambers', () => {
    const { container } = render(HamsternBurrow, props);
    expect(container.querySelectorAll('.badge.full')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'The hourglass runs: 1 of 3 boxes crossed' })).toBeTruthy();
  });
});
