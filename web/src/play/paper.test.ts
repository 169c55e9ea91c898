import { afterEach, expect, it } from 'vitest';
import { paperIn, placeAt, ringAt } from './paper';

afterEach(() => document.body.replaceChildren());

it('knows what a line wrote, hopped to or crossed', () => {
  expect(paperIn('2: write 4 red3')).toEqual(['2-red3']);
  expect(paperIn('1: hop 5')).toEqual(['0-5']);
  expect(paperIn('3: mark B 1 2 5')).toEqual(['3-B1', '3-B2', '3-B5']);
  for (const line of [null, 'throw: 2 3', '1: nothing', '1: pull 800', '= pass 2']) expect(paperIn(line)).toEqual([]);
});

it('tells whose box was touched, and leaves pyramids alone', () => {
  document.body.innerHTML = `
    <div data-sheet="2"><svg><g data-spot="red3"><rect id="box"></rect></g></svg></div>
    <svg><g data-field="4"><rect id="field"></rect></g></svg>
    <div data-pyramid><svg><g data-cell="008"><rect id="die"></rect></g></svg></div>`;
  const at = (id: string) => placeAt(document.getElementById(id));
  expect([at('box'), at('field'), at('die')]).toEqual(['2-red3', '0-4', null]);
  expect(placeAt(document.body)).toBeNull();
});

it('draws no ring around what is not on the screen, or is no place', () => {
  expect(ringAt('2-red3')).toBe(false);
  expect(ringAt('"] body [x="')).toBe(false);
  expect(document.querySelector('[data-pointed-ring]')).toBeNull();
});
