import { describe, expect, it } from 'vitest';
import { stepsAfter } from './choices';

const marks = ['A', 'B'].flatMap((chamber) => Array.from({ length: 9 }, (_, i) => `mark ${chamber} ${i}`));

describe('moves as buttons', () => {
  it('are all there while they are few', () => {
    expect(stepsAfter(['roll', 'hold'], '')).toEqual([
      { text: 'roll', whole: true },
      { text: 'hold', whole: true },
    ]);
  });

  it('are found word by word where they are many, and words in common are skipped', () => {
    expect(stepsAfter(marks, '')).toEqual([
      { text: 'mark A ', whole: false },
      { text: 'mark B ', whole: false },
    ]);
    expect(stepsAfter(marks, 'mark B ')[8]).toEqual({ text: 'mark B 8', whole: true });
  });

  it('stand beside beginnings if nothing else begins like them', () => {
    expect(stepsAfter([...marks, 'pass'], '')).toEqual([
      { text: 'mark ', whole: false },
      { text: 'pass', whole: true },
    ]);
  });

  it('can be a beginning of others', () => {
    const list = ['take', ...Array.from({ length: 20 }, (_, i) => `take ${i}`)];
    expect(stepsAfter(list, '')).toEqual([
      { text: 'take', whole: true },
      { text: 'take ', whole: false },
    ]);
  });
});
