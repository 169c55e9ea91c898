import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import ThrowStrip from './ThrowStrip.svelte';
import { onTheWay, ROLLS, ROLL_MS } from './tumble';

const thrown = (id: number, ...values: number[]) => ({
  id,
  dice: values.map((value) => ({ colour: 'pearl' as const, value })),
});
const values = (container: HTMLElement) =>
  [...container.querySelectorAll('svg')].map((die) => Number(die.dataset.value));

function motion(reduced: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: reduced && media.includes('reduced-motion'), media }) as MediaQueryList,
  );
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('rolls over other faces and ends on the outcome, for every new throw', async () => {
  vi.useFakeTimers();
  motion(false);
  const { container, rerender } = render(ThrowStrip, { thrown: thrown(1, 5, 2, 2) });
  for (const [id, outcome] of [
    [1, [5, 2, 2]],
    [2, [5, 2, 6]],
  ] as const) {
    await rerender({ thrown: thrown(id, ...outcome) });
    expect(container.querySelectorAll('.rolling')).toHaveLength(3);
    expect(values(container)).not.toEqual(outcome);
    vi.advanceTimersByTime(ROLLS * ROLL_MS + 1);
    await tick();
    expect(values(container)).toEqual(outcome);
    expect(container.querySelector('.rolling')).toBeNull();
  }
});

it('shows the outcome at once to those who asked for less motion', () => {
  motion(true);
  const { container } = render(ThrowStrip, { thrown: thrown(1, 3) });
  expect(values(container)).toEqual([3]);
  expect(container.querySelector('.rolling')).toBeNull();
});

it('only rolls over edges: no face follows itself or its opposite', () => {
  for (let value = 1; value <= 6; value++)
    for (let rolls = 1; rolls <= ROLLS; rolls++) {
      const [before, after] = [onTheWay(value, 1, rolls), onTheWay(value, 1, rolls - 1)];
      expect([after, 7 - after]).not.toContain(before);
    }
});
