import { describe, expect, it } from 'vitest';
import { opposite, spots, type Pips } from './pips';
import { cells, layer, orientation, project } from './pyramid';

describe('dice', () => {
  it.each([1, 2, 3, 4, 5, 6] as Pips[])('shows %i pips', (pips) => {
    expect(spots(pips)).toHaveLength(pips);
    expect(pips + opposite(pips)).toBe(7);
  });

  it('never shows a face and its opposite on one corner', () => {
    for (let pick = 0; pick < 100; pick++) {
      const [a, b, c] = orientation(pick);
      expect(new Set([a, b, c, 7 - a, 7 - b, 7 - c]).size).toBe(6);
    }
  });
});

describe('orientation', () => {
  it('knows the 24 of a real die and none of its mirror image', () => {
    const seen = new Set(Array.from({ length: 2000 }, (_, pick) => orientation(pick).join('')));
    expect(seen.size).toBe(24);
    expect([...seen]).toEqual(expect.arrayContaining(['321', '132', '213', '623']));
    expect(seen.has('123')).toBe(false);
  });
});

describe('pyramid', () => {
  it('has 165 dice with nine along an edge, 45 of them in the base', () => {
    const all = cells(9);
    expect(all).toHaveLength(165);
    expect(all.filter((cell) => layer(cell) === 8)).toHaveLength(45);
  });

  it('shows 45 upper faces per side when seen from above, and none that is covered', () => {
    const dice = cells(9).map((cell) => ({ cell, colour: 'red' as const, up: [1, 2, 3] as const }));
    const faces = project(dice, { turn: 0, tilt: 90 });
    expect(faces).toHaveLength(3 * 45);
    expect(faces.filter((face) => face.pips === 1).every((face) => face.cell[0] === 0)).toBe(true);
  });
});
