import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import ThrowButton from './ThrowButton.svelte';
import { beforeThrow, chooseThrowing } from './throwing.svelte';

afterEach(() => {
  chooseThrowing('hand');
  vi.useRealTimers();
});

function shown() {
  const onthrow = vi.fn();
  render(ThrowButton, { label: 'Throw the dice', dice: 3, onthrow });
  return { onthrow, button: screen.getByRole('button', { name: /Throw the dice/ }) };
}

it('throws when the hand lets go after a swipe, and only once', async () => {
  const { onthrow, button } = shown();
  await fireEvent.pointerDown(button, { pointerId: 1, button: 0, clientX: 10, clientY: 10 });
  await fireEvent.pointerMove(button, { pointerId: 1, clientX: 60, clientY: -40 });
  expect(onthrow).not.toHaveBeenCalled();
  await fireEvent.pointerUp(button, { pointerId: 1, clientX: 60, clientY: -40 });
  await fireEvent.click(button, { detail: 1 });
  expect(onthrow).toHaveBeenCalledTimes(1);
});

it('keeps the dice when the touch turns out to be something else', async () => {
  const { onthrow, button } = shown();
  await fireEvent.pointerDown(button, { pointerId: 1, button: 0 });
  await fireEvent.pointerCancel(button, { pointerId: 1 });
  await fireEvent.pointerUp(button, { pointerId: 1 });
  expect(onthrow).not.toHaveBeenCalled();
});

it('throws by the space bar wherever one is, and by Enter on it', async () => {
  const { onthrow, button } = shown();
  await fireEvent.keyDown(document.body, { key: ' ' });
  expect(onthrow).toHaveBeenCalledTimes(1);
  await fireEvent.click(button, { detail: 0 });
  expect(onthrow).toHaveBeenCalledTimes(2);
});

it('needs no hand where dice fall by themselves', () => {
  vi.useFakeTimers();
  chooseThrowing('auto');
  const { onthrow } = shown();
  vi.advanceTimersByTime(10_000);
  expect(onthrow).toHaveBeenCalledTimes(1);
});

it('tells nothing of a throw that is still in the hand', () => {
  const log = ['1: start 000', 'throw: 4', '= pass 2', 'throw: 3'].map((text, seq) => ({ seq, text }) as never);
  expect(beforeThrow(log)).toHaveLength(3);
  expect(beforeThrow([])).toEqual([]);
});
