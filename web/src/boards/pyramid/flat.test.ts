import { describe, expect, it } from 'vitest';
import { FULL, GROWING } from '../../gallery/pyramid';
import { above, along, baseCells, flatFaces, LEAN, plateOutline, seen, SLIM_RIM, WIDE_RIM } from './flat';
import { centre, parseCell } from './geometry';
import { SIDES } from './view';

const at = (cell: string, side: 0 | 1 | 2 = 0) => above(centre(parseCell(cell)), side);

describe('seen from above', () => {
  it('puts the own side at the bottom, and the tip in the middle', () => {
    expect(at('044').y).toBeGreaterThan(3);
    expect(at('404', 1).y).toBeCloseTo(at('044').y);
    expect(at('440', 2).y).toBeCloseTo(at('044').y);
    for (const side of SIDES) expect(Math.hypot(at('000', side).x, at('000', side).y)).toBeCloseTo(0);
  });

  it('shows 109 dice and 135 faces of a full pyramid, lower ones first', () => {
    const flats = seen(FULL, 0);
    expect(flats).toHaveLength(109);
    expect(flats.flatMap(({ open }) => open).filter(Boolean)).toHaveLength(135);
    expect(flats.at(-1)?.die.cell).toBe('000');
  });

  it('takes upper layers off, and uncovers what a lifted die stood on', () => {
    expect(seen(FULL, 0, 8).every(({ open }) => open.every(Boolean))).toBe(true);
    const lifted = seen(FULL, 0, 0, new Set(['000'])).find(({ die }) => die.cell === '100');
    expect(lifted?.open[0]).toBe(true);
  });

  it('draws front, left and right where they are called so', () => {
    for (const side of SIDES) {
      const [front, left, right] = flatFaces(side);
      expect(front?.middle.y).toBeGreaterThan(0.3);
      expect(left?.middle.x).toBeLessThan(-0.3);
      expect(right?.middle.x).toBeGreaterThan(0.3);
    }
  });
});

describe('seen by somebody who stays at a side', () => {
  /** How large a face is drawn. */
  const area = ({ matrix }: { matrix: string }) => {
    const [a = 0, b = 0, c = 0, d = 0] = matrix.slice(7, -1).split(' ').map(Number);
    return Math.abs(a * d - b * c);
  };

  it('shows the own faces large and the others small', () => {
    for (const side of SIDES) {
      const [front = 0, left = 0, right = 0] = flatFaces(side, LEAN).map(area);
      expect(front).toBeGreaterThan(0.85);
      expect(left).toBeCloseTo(right);
      expect(left).toBeLessThan(0.35);
      expect(left).toBeGreaterThan(0.2);
    }
  });

  it('gives more than half of the picture to the own side', () => {
    const ys = plateOutline(9, 0, WIDE_RIM, LEAN).map(({ y }) => y);
    const own = Math.max(...ys) - above(centre(parseCell('000')), 0, LEAN).y;
    expect(own / (Math.max(...ys) - Math.min(...ys))).toBeGreaterThan(0.5);
  });
});

describe('the plate', () => {
  it('has every die on it, and on a phone of 390 pixels dice of 40 where it bears no names', () => {
    const xs = plateOutline(9, 0, SLIM_RIM).map(({ x }) => x);
    const width = Math.max(...xs) - Math.min(...xs);
    const dice = above(centre(parseCell('080')), 0).x - above(centre(parseCell('008')), 0).x + Math.SQRT2;
    expect(dice).toBeLessThan(width);
    expect((390 * Math.SQRT2) / (width + 0.1)).toBeGreaterThan(40);
  });
});

describe('arrow keys', () => {
  const cells = baseCells(9).map((cell) => cell.join(''));
  const places = cells.map((cell) => at(cell));
  const go = (from: string, key: string, shift = false) => {
    const next = along(places, cells.indexOf(from), key, shift);
    return next === null ? null : cells[next];
  };

  it.each([
    ['233', 'ArrowRight', false, '242'],
    ['233', 'ArrowLeft', false, '224'],
    ['233', 'ArrowUp', false, '332'],
    ['233', 'ArrowDown', false, '134'],
    ['233', 'ArrowUp', true, '323'],
    ['233', 'ArrowDown', true, '143'],
    ['080', 'ArrowRight', false, null],
    ['233', 'x', false, null],
  ])('from %s with %s (Shift: %s) to %s', (from, key, shift, to) => {
    expect(go(from, key, shift)).toBe(to);
  });

  it('reach every die of an uneven pyramid', () => {
    const flats = seen(GROWING, 0);
    const spots = flats.map((flat) => flat.at);
    const found = new Set([0]);
    for (const i of found)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        for (const shift of [false, true]) {
          const next = along(spots, i, key, shift);
          if (next !== null) found.add(next);
        }
    expect(found.size).toBe(spots.length);
  });
});
