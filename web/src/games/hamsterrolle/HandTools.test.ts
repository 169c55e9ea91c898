import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import HandTools from './HandTools.svelte';

let told: [string, unknown][];
const tell = (what: string) => (by?: unknown) => void told.push([what, by]);
function tools(more: { lie?: 'flat' | 'upright'; fine?: boolean } = {}) {
  render(HandTools, {
    lie: 'flat',
    hold: true,
    fine: false,
    onlie: tell('lie'),
    ontilt: tell('tilt'),
    onskew: tell('skew'),
    onpush: tell('push'),
    onhold: tell('hold'),
    onfine: tell('fine'),
    ...more,
  });
  return [...screen.getByRole('toolbar').querySelectorAll('button')];
}

beforeEach(() => {
  told = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const touch = async (button: HTMLElement) => {
  await fireEvent.pointerDown(button, { button: 0 });
  await fireEvent.pointerUp(button, { button: 0 });
  // What browsers send after a touch, which must not count twice.
  await fireEvent.click(button, { detail: 1 });
};

it('one thumb does all: a touch of a button is one step of it, either way', async () => {
  for (const button of tools()) await touch(button);
  expect(told).toEqual([
    ['tilt', -15],
    ['tilt', 15],
    ['push', 15],
    ['push', -15],
    ['skew', 15],
    ['lie', 'edge'],
    ['hold', expect.anything()],
    ['fine', expect.anything()],
  ]);
});

it('finely, steps are small', async () => {
  const [left, , away] = tools({ fine: true });
  await touch(left!);
  await touch(away!);
  expect(told).toEqual([
    ['tilt', -1],
    ['push', 2],
  ]);
});

it('a button that is held goes on, and stops when the thumb leaves it', async () => {
  const [, right] = tools();
  await fireEvent.pointerDown(right!, { button: 0 });
  vi.advanceTimersByTime(349);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(1 + 3 * 90);
  expect(told).toHaveLength(5);
  await fireEvent.pointerLeave(right!);
  vi.advanceTimersByTime(2000);
  expect(told).toHaveLength(5);
});

it('a keyboard presses them as well', async () => {
  const [left] = tools();
  await fireEvent.click(left!, { detail: 0 });
  expect(told).toEqual([['tilt', -15]]);
});

it('after the last way to lie comes the first', async () => {
  const [, , , , , lie] = tools({ lie: 'upright' });
  await fireEvent.click(lie!);
  expect(told).toEqual([['lie', 'flat']]);
});
