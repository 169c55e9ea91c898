import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Surface } from '../../boards/wheel/surface';
import { flyFrom } from './fly';

/** A picture in which a decimetre is a hundred pixels, with the axle at 200, 150. */
const surface: Surface = {
  placeOf: ([x, y]: readonly [number, number, number]) => ({ x: 200 + 100 * x, y: 150 - 100 * y }),
  pointAt: () => null,
};
const box = new DOMRect(10, 40, 400, 300);
const gone = [
  { piece: 'red1', at: [1, -1, 0] as [number, number, number] },
  { piece: 'blue1', at: [-0.5, 0, 0] as [number, number, number] },
];

let flights: { chip: HTMLElement; frames: Keyframe[]; delay: number; over: () => void }[];

function stock(seat: number, at: DOMRect) {
  const element = document.createElement('div');
  element.dataset.stockOf = String(seat);
  element.getBoundingClientRect = () => at;
  document.body.append(element);
}
/** Where a chip is at the end, its middle. */
const landing = ({ chip, frames }: (typeof flights)[number]) => {
  const [, dx, dy] = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(String(frames.at(-1)?.transform)) ?? [];
  const { left, top, width, height } = chip.style;
  return [parseFloat(left) + parseFloat(width) / 2 + Number(dx), parseFloat(top) + parseFloat(height) / 2 + Number(dy)];
};

beforeEach(() => {
  flights = [];
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  function animate(this: HTMLElement, frames: Keyframe[], { delay = 0 }: KeyframeAnimationOptions) {
    const flight = { onfinish: null as (() => void) | null } as Animation;
    const over = () => (flight.onfinish as unknown as () => void)();
    flights.push({ chip: this, frames, delay: Number(delay), over });
    return flight;
  }
  HTMLElement.prototype.animate = animate as typeof HTMLElement.prototype.animate;
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('what fell flies from where it lay to the stock of whoever gets it, one after the other, and is gone then', () => {
  stock(1, new DOMRect(0, 0, 100, 20));
  stock(2, new DOMRect(300, 10, 100, 30));
  flyFrom(surface, box, 2, gone);
  expect(flights).toHaveLength(2);
  const [red, blue] = flights;
  // The middle of the chip is where the piece lay: 10 + 200 + 100, 40 + 150 + 100.
  expect([red?.chip.style.left, red?.chip.style.top]).toEqual(['297px', '277px']);
  for (const flight of flights) expect(landing(flight)).toEqual([350, 25]);
  expect(blue?.delay).toBeGreaterThan(red?.delay ?? NaN);
  expect(red?.chip.style.background).not.toBe(blue?.chip.style.background);
  // It is in nobody's way.
  expect(red?.chip.style.pointerEvents).toBe('none');
  for (const { over } of flights) over();
  expect(document.querySelectorAll('span')).toHaveLength(0);
});

it('it flies to the stock that is seen, in the strip or on a card', () => {
  stock(1, new DOMRect());
  stock(1, new DOMRect(0, window.innerHeight + 50, 100, 20));
  stock(1, new DOMRect(40, 600, 20, 20));
  flyFrom(surface, box, 1, gone.slice(0, 1));
  expect(landing(flights[0]!)).toEqual([50, 610]);
});

it('where little is to move, or no stock is seen, nothing flies', () => {
  flyFrom(surface, box, 1, gone);
  stock(1, new DOMRect(0, 0, 100, 20));
  vi.mocked(window.matchMedia).mockReturnValue({ matches: true } as MediaQueryList);
  flyFrom(surface, box, 1, gone);
  expect(flights).toEqual([]);
  expect(document.querySelectorAll('span')).toHaveLength(0);
});
