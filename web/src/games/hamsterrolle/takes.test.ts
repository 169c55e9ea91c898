import { render, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { HamsterrolleView } from '../../protocol/views';
import Stocks from './Stocks.svelte';
import Strip from './Strip.svelte';
import type { UnderWay } from './view';

const view = {
  stocks: [['white1'], ['white2', 'white3']],
  aside: [],
  teams: null,
} as unknown as HamsterrolleView;
const under = (fallen: readonly string[]): UnderWay => ({
  seat: 2,
  piece: 'blue1',
  fallen,
  stocks: [['white1'], ['white2', 'white3', 'blue1']],
});
const names = ['Mia', 'Tom'];

for (const [where, shown] of [
  ['beside the wheel', Stocks],
  ['above it, on a phone', Strip],
] as const)
  describe(where, () => {
    const at = (root: HTMLElement, seat: number) => root.querySelector<HTMLElement>(`[data-stock-of="${seat}"]`)!;

    it('what falls counts up at the name of whoever gets it, and so does the stock', async () => {
      const { container, rerender } = render(shown as typeof Stocks, {
        view,
        names,
        active: 2,
        under: under([]),
      });
      const [mia, tom] = [at(container, 1), at(container, 2)];
      const told = () => [tom.querySelector('.takes')?.textContent ?? '', tom.textContent?.match(/\d+/g)?.[0]];
      within(tom).getByText('Tom');
      // The piece in the hand is in no stock.
      expect(told()).toEqual(['', '2']);
      await rerender({ under: under(['red1']) });
      expect(told()).toEqual(['+1', '3']);
      await rerender({ under: under(['red1', 'red2', 'blue1', 'starter']) });
      expect(told()).toEqual(['+4', '6']);
      expect(mia.querySelector('.takes')).toBeNull();
      await rerender({ under: null });
      expect(tom.querySelector('.takes')).toBeNull();
    });
  });
