import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingers } from './fingers';

let element: HTMLElement;
let carrying: boolean;
let told: [string, ...unknown[]][];
let stop: () => void;

beforeEach(() => {
  element = document.createElement('div');
  element.setPointerCapture = vi.fn();
  const around = document.createElement('div');
  around.append(element);
  document.body.append(around);
  [carrying, told] = [true, []];
  const tell =
    (what: string) =>
    (...about: unknown[]) =>
      void told.push([what, ...about]);
  stop = fingers(element, {
    carrying: () => carrying,
    drag: tell('drag'),
    push: tell('push'),
    tilt: tell('tilt'),
    hold: tell('hold'),
    orbit: tell('orbit'),
    zoom: tell('zoom'),
    tap: tell('tap'),
  });
});
afterEach(() => {
  stop();
  element.parentElement?.remove();
});

function send(type: string, x: number, y: number, pointerId = 1, more: MouseEventInit = {}) {
  const event = new MouseEvent(type, { clientX: x, clientY: y, button: 0, buttons: 1, ...more });
  element.dispatchEvent(Object.assign(event, { pointerId, pointerType: 'touch' }));
}
const scroll = (more: WheelEventInit) => {
  const event = new WheelEvent('wheel', { cancelable: true, ...more });
  element.dispatchEvent(event);
  return event;
};
/** All that was told of one thing, summed up. */
const sum = (what: string) => told.filter(([name]) => name === what).reduce((all, [, by]) => all + Number(by), 0);
const names = () => [...new Set(told.map(([name]) => name))];

describe('with a piece in the hand', () => {
  it('one finger draws it along, and nothing else', () => {
    send('pointerdown', 100, 100);
    send('pointermove', 120, 110);
    expect(told).toEqual([['drag', { x: 100, y: 100 }, { x: 120, y: 110 }]]);
  });

  it('two fingers that part push it in, and draw it out when they close', () => {
    send('pointerdown', 100, 100, 1);
    send('pointerdown', 150, 100, 2);
    send('pointermove', 200, 100, 2);
    expect(sum('push')).toBeCloseTo(50 * 0.6);
    expect(sum('tilt')).toBeCloseTo(0);
    send('pointermove', 110, 100, 2);
    expect(sum('push')).toBeCloseTo(-40 * 0.6);
    // It stays where it is in the picture, and the picture stays too.
    expect(names()).toEqual(['hold', 'push', 'tilt']);
  });

  it('two fingers that turn tilt it as far as they turn, also past where directions begin again', () => {
    send('pointerdown', 100, 100, 1);
    send('pointerdown', 50, 100, 2);
    // From the left of the first finger up over it: a quarter clockwise.
    const around = (degrees: number) =>
      send(
        'pointermove',
        100 - 50 * Math.cos((degrees * Math.PI) / 180),
        100 - 50 * Math.sin((degrees * Math.PI) / 180),
        2,
      );
    for (let degrees = 10; degrees <= 90; degrees += 10) around(degrees);
    // Pointers are in whole pixels for a mouse's event.
    expect(Math.abs(sum('tilt') - 90)).toBeLessThan(3);
    expect(Math.abs(sum('push'))).toBeLessThan(2);
    around(-30);
    expect(Math.abs(sum('tilt') + 30)).toBeLessThan(3);
  });

  it('a second finger is the other hand on the wheel, for as long as it is there', () => {
    send('pointerdown', 100, 100, 1);
    expect(told).toEqual([]);
    send('pointerdown', 150, 100, 2);
    expect(told).toEqual([['hold', true]]);
    send('pointerup', 150, 100, 2);
    expect(told).toEqual([
      ['hold', true],
      ['hold', false],
    ]);
    // The first one goes on with the piece.
    send('pointermove', 130, 100, 1);
    expect(told.at(-1)).toEqual(['drag', { x: 100, y: 100 }, { x: 130, y: 100 }]);
  });

  it('a mouse wheel is for its depth and, with Shift or Alt, for its tilt', () => {
    expect(scroll({ deltaY: -100 }).defaultPrevented).toBe(true);
    expect(told).toEqual([['push', 5]]);
    scroll({ deltaY: 100, shiftKey: true });
    scroll({ deltaY: 100, altKey: true });
    expect(told.slice(1)).toEqual([
      ['tilt', 5],
      ['tilt', 1],
    ]);
  });

  it('the other mouse button still looks around', () => {
    send('pointerdown', 100, 100, 1, { button: 2, buttons: 2 });
    send('pointermove', 120, 110, 1, { buttons: 2 });
    expect(told).toEqual([['orbit', 20, 10]]);
  });
});

describe('with nothing in the hand', () => {
  beforeEach(() => (carrying = false));

  it('one finger looks around, two come nearer, and a touch is a touch', () => {
    send('pointerdown', 100, 100, 1);
    send('pointermove', 120, 110, 1);
    expect(told).toEqual([['orbit', 20, 10]]);
    send('pointerdown', 120, 160, 2);
    send('pointermove', 120, 210, 2);
    expect(told.at(-1)).toEqual(['zoom', 2]);
    expect(names()).toEqual(['orbit', 'zoom']);
    for (const id of [1, 2]) send('pointerup', 0, 0, id);
    told = [];
    send('pointerdown', 7, 8, 1);
    send('pointerup', 7, 8, 1);
    expect(told.at(-1)).toEqual(['tap', 7, 8]);
  });

  it('a mouse wheel scrolls the page, unless it is meant for the picture', () => {
    expect(scroll({ deltaY: 100 }).defaultPrevented).toBe(false);
    expect(told).toEqual([]);
    expect(scroll({ deltaY: -100, ctrlKey: true }).defaultPrevented).toBe(true);
    expect(names()).toEqual(['zoom']);
    expect(sum('zoom')).toBeGreaterThan(1);
  });
});
