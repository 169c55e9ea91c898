import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointers, type Drag } from './pointers';

describe('pointers on a picture', () => {
  let element: HTMLElement;
  let told: string[];
  let drags: Drag[];
  let stop: () => void;

  beforeEach(() => {
    element = document.createElement('div');
    element.setPointerCapture = vi.fn();
    [told, drags] = [[], []];
    stop = pointers(element, {
      down: (_, fingers) => told.push(`down ${fingers}`),
      hover: (at) => told.push(at ? `hover ${at.x} ${at.y}` : 'no hover'),
      drag: (moved) => drags.push(moved),
      up: (fingers) => told.push(`up ${fingers}`),
      tap: ({ x, y }) => told.push(`tap ${x} ${y}`),
      wheel: (_, { x, y }) => told.push(`wheel ${x} ${y}`),
    });
  });
  afterEach(() => stop());

  function send(type: string, x = 0, y = 0, pointerId = 1, pointerType = 'touch') {
    const event = new MouseEvent(type, { clientX: x, clientY: y, button: 0 });
    element.dispatchEvent(Object.assign(event, { pointerId, pointerType }));
  }

  it('a finger that trembles taps', () => {
    send('pointerdown', 10, 10);
    send('pointermove', 14, 10);
    send('pointerup', 14, 10);
    expect(told).toEqual(['down 1', 'up 0', 'tap 14 10']);
    expect(drags).toEqual([]);
    expect(element.setPointerCapture).not.toHaveBeenCalled();
  });

  it('a finger that goes on drags, and does not tap at the end', () => {
    send('pointerdown', 10, 10);
    send('pointermove', 30, 10);
    send('pointermove', 35, 12);
    send('pointerup', 35, 12);
    expect(told).toEqual(['down 1', 'no hover', 'up 0']);
    expect(drags.map(({ from, to, pair }) => [from.x, to.x, pair])).toEqual([
      [10, 30, null],
      [30, 35, null],
    ]);
    expect(element.setPointerCapture).toHaveBeenCalledOnce();
  });

  it('two fingers pinch at once, and neither taps', () => {
    send('pointerdown', 0, 0, 1);
    send('pointerdown', 30, 40, 2);
    send('pointermove', 60, 80, 2);
    send('pointerup', 60, 80, 2);
    send('pointerup', 0, 0, 1);
    expect(drags).toHaveLength(1);
    expect(drags[0]?.pair?.was).toMatchObject({ spread: 50, x: 15, y: 20 });
    expect(drags[0]?.pair?.now).toMatchObject({ spread: 100, x: 30, y: 40 });
    expect(told.some((line) => line.startsWith('tap'))).toBe(false);
  });

  it('what is cancelled is no tap, and the next finger begins anew', () => {
    send('pointerdown', 5, 5);
    send('pointercancel', 5, 5);
    send('pointerdown', 7, 7);
    send('pointerup', 7, 7);
    expect(told).toEqual(['down 1', 'up 0', 'down 1', 'up 0', 'tap 7 7']);
  });

  it('a mouse hovers, a finger does not', () => {
    send('pointermove', 3, 4, 1, 'mouse');
    send('pointermove', 5, 6, 2, 'touch');
    send('pointerleave');
    expect(told).toEqual(['hover 3 4', 'no hover']);
  });

  it('listens no longer once it was stopped', () => {
    stop();
    send('pointerdown');
    expect(told).toEqual([]);
  });
});
