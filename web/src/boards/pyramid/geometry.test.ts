import { describe, expect, it } from 'vitest';
import { cells } from '../dice/pyramid';
import {
  agreeing,
  azimuth,
  cellText,
  centre,
  facesFrom,
  fromRoom,
  isOrientation,
  LAYER_HEIGHT,
  ORIENTATIONS,
  parseCell,
  PITCH,
  restingPlaces,
  rotation,
  tilted,
  tiltAxes,
  toRoom,
  type Vector,
} from './geometry';
import { SIDES } from './view';

const distance = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const place = (text: string) => toRoom(centre(parseCell(text)), 9);

describe('places', () => {
  it('are a pitch apart within a layer, and layers a height', () => {
    expect(distance(place('431'), place('422'))).toBeCloseTo(PITCH);
    expect(place('430')[1] - place('431')[1]).toBeCloseTo(LAYER_HEIGHT);
    expect(distance(place('430'), place('431'))).toBeCloseTo(1);
  });

  it('lie as in the room: the tip over the middle, side x in front, side y to the left, side z to the right', () => {
    const tip = place('000');
    expect(tip[0]).toBeCloseTo(0);
    expect(tip[2]).toBeCloseTo(0);
    expect(place('044')[2]).toBeGreaterThan(3);
    expect(place('404')[0]).toBeLessThan(-2);
    expect(place('440')[0]).toBeGreaterThan(2);
    expect(Math.sin(azimuth(1))).toBeLessThan(0);
    expect(Math.sin(azimuth(2))).toBeGreaterThan(0);
  });

  it('lead back from the room', () => {
    const there = fromRoom(toRoom([3, 1.5, 0.25], 9), 9);
    [3, 1.5, 0.25].forEach((c, i) => expect(there[i]).toBeCloseTo(c));
  });

  it('stand on the plate: the corner of a base die reaches down into its funnel', () => {
    for (const cell of cells(9).filter(([x, y, z]) => x + y + z === 8)) {
      expect(toRoom([cell[0] + 1, cell[1] + 1, cell[2] + 1], 9)[1]).toBeCloseTo(-LAYER_HEIGHT);
      expect(cellText(parseCell(cellText(cell)))).toBe(cell.join(''));
    }
  });
});

describe('resting places', () => {
  it('are all funnels of an empty plate, and none of a full pyramid', () => {
    expect(restingPlaces(new Set(), 9)).toHaveLength(45);
    expect(restingPlaces(new Set(cells(9).map(cellText)), 9)).toEqual([]);
  });

  it('need three dice below, off the plate', () => {
    const base = new Set(['800', '710', '701']);
    const places = restingPlaces(base, 9);
    expect(places).toContain('700');
    expect(places).toHaveLength(45 - 3 + 1);
    expect(restingPlaces(new Set(['800', '710']), 9)).not.toContain('700');
  });
});

describe('orientations', () => {
  it('are the 24 of a real die', () => {
    expect(ORIENTATIONS).toHaveLength(24);
    for (const faces of [
      [3, 2, 1],
      [1, 3, 2],
      [2, 1, 3],
      [6, 2, 3],
    ] as const)
      expect(isOrientation(faces)).toBe(true);
    for (const faces of [
      [1, 2, 3],
      [1, 6, 2],
      [1, 1, 2],
      [0, 2, 3],
    ] as const)
      expect(isOrientation(faces)).toBe(false);
  });

  it('tilt over a ridge as the rulebook shows: 6, 2, 3 becomes 6, 4, 2', () => {
    // From p to p + ey - ez: what was on -y is on -z, the face under -z comes up on -y.
    expect(tilted([6, 2, 3], 1, 2)).toEqual([6, 4, 2]);
  });

  it('stay real however a die is tilted, and four tilts around an axis bring it back', () => {
    for (const faces of ORIENTATIONS)
      for (const i of SIDES)
        for (const j of SIDES.filter((each) => each !== i)) {
          const once = tilted(faces, i, j);
          expect(isOrientation(once)).toBe(true);
          expect(tilted(tilted(tilted(once, i, j), i, j), i, j)).toEqual(faces);
        }
  });

  it('follow from two faces, and agree with what is known', () => {
    expect(agreeing([6, null, 2])).toEqual([6, 4, 2]);
    expect(agreeing([null, null, 5])[2]).toBe(5);
    for (const faces of ORIENTATIONS) expect(agreeing([faces[0], faces[1], null])).toEqual(faces);
  });

  it('are turns of a cube: rows of a rotation', () => {
    for (const faces of ORIENTATIONS) for (const row of rotation(faces)) expect(Math.hypot(...row)).toBe(1);
    expect(rotation([1, 3, 2]).map((row) => row.map((c) => c + 0))).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
  });
});

it('names the axes of a tilt, and refuses what is no neighbour', () => {
  expect(tiltAxes(parseCell('044'), parseCell('134'))).toEqual({ i: 0, j: 1 });
  expect(tiltAxes(parseCell('044'), parseCell('224'))).toBeNull();
  expect(tiltAxes(parseCell('044'), parseCell('144'))).toBeNull();
});

it('shows the armies of Würfelmarsch their 3 in front, 2 on the left, 1 on the right', () => {
  const armies = [
    [3, 2, 1],
    [1, 3, 2],
    [2, 1, 3],
  ] as const;
  for (const side of SIDES) {
    const { front, left, right } = facesFrom(side);
    expect([front, left, right].map((axis) => armies[side][axis])).toEqual([3, 2, 1]);
  }
});
