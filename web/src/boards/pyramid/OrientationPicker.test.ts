import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { isOrientation, ORIENTATIONS, type Orientation } from './geometry';
import OrientationPicker from './OrientationPicker.svelte';

it('turns by buttons to every orientation, and always to a real one', { timeout: 30_000 }, async () => {
  const found = new Set<string>();
  const onchange = vi.fn((faces: Orientation) => {
    expect(isOrientation(faces)).toBe(true);
    found.add(faces.join(''));
  });
  render(OrientationPicker, { colour: 'red', value: [3, 2, 1], side: 1, onchange });
  const [left, roll] = [
    screen.getByRole('button', { name: 'Spin to the left' }),
    screen.getByRole('button', { name: 'Roll to the left' }),
  ];
  for (let i = 0; i < 150 && found.size < 24; i++)
    await fireEvent.click(Math.imul(i * i + 1, 2654435761) >>> 31 ? roll : left);
  expect(found.size).toBe(24);
});

it('names two faces and finds the third', async () => {
  const onchange = vi.fn();
  render(OrientationPicker, { colour: 'red', value: [3, 2, 1], onchange });
  await fireEvent.click(within(screen.getByRole('group', { name: 'Front' })).getByRole('radio', { name: '6' }));
  const [faces] = onchange.mock.lastCall as [Orientation];
  expect(faces[0]).toBe(6);
  expect(isOrientation(faces)).toBe(true);
  const lefts = within(screen.getByRole('group', { name: 'Left' })).getAllByRole('radio');
  expect(lefts).toHaveLength(ORIENTATIONS.filter(([front]) => front === 6).length);
});
