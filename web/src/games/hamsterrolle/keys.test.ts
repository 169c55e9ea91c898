import { describe, expect, it } from 'vitest';
import type { Carried } from './carried';
import { movedBy } from './keys';

/** What a key does to the piece in the hand. */
function pressed(key: string, fine = false, more: KeyboardEventInit = {}): string[] | null {
  const told: string[] = [];
  const hand = {
    hold: false,
    move: (x: number, y: number) => told.push(`move ${x} ${y}`),
    push: (z: number) => told.push(`push ${z}`),
    tilt: (degrees: number) => told.push(`tilt ${degrees}`),
    skew: (degrees: number) => told.push(`skew ${degrees}`),
  };
  const act = movedBy(new KeyboardEvent('keydown', { key, ...more }), hand as unknown as Carried, fine);
  if (!act) return null;
  act();
  return told.length === 0 ? [`hold ${hand.hold}`] : told;
}

describe('keys move the piece in the hand', () => {
  it('in the picture, in depth, and about', () => {
    expect(pressed('ArrowLeft')).toEqual(['move -60 0']);
    expect(pressed('ArrowRight')).toEqual(['move 60 0']);
    expect(pressed('ArrowUp')).toEqual(['move 0 60']);
    expect(pressed('ArrowDown')).toEqual(['move 0 -60']);
    expect(['w', 's'].map((key) => pressed(key))).toEqual([['push -60'], ['push 60']]);
    expect(['q', 'e'].map((key) => pressed(key))).toEqual([['tilt -15'], ['tilt 15']]);
    expect(['a', 'd'].map((key) => pressed(key))).toEqual([['skew -15'], ['skew 15']]);
  });

  it('finely with Shift, which makes letters large, or where that was chosen', () => {
    expect(pressed('ArrowLeft', false, { shiftKey: true })).toEqual(['move -10 0']);
    expect(pressed('E', false, { shiftKey: true })).toEqual(['tilt 1']);
    expect(pressed('s', true)).toEqual(['push 10']);
  });

  it('and hold the wheel, once for as long as a key is down', () => {
    expect(pressed('h')).toEqual(['hold true']);
    expect(pressed('h', false, { repeat: true })).toEqual(['hold false']);
  });

  it('other keys mean something else', () => {
    for (const key of ['x', ' ', 'Enter', 'Tab']) expect(pressed(key)).toBeNull();
  });
});
