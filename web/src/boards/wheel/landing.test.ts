import { describe, expect, it } from 'vitest';
import { indexOf, PIECES, Poses, type Kit } from './kit';
import { balance, dividers, landing } from './landing';

const half = (x: number, y: number, z: number): [number, number, number] => [x, y, z];
const kit: Kit = {
  radius: 1.8,
  inner: 1.72,
  width: 0.6,
  divider: 0.08,
  heights: Array<number>(12).fill(0.15),
  pieces: [
    { colour: 'red', shape: 'slab', half: half(0.3, 0.2, 0.05), grams: 16 },
    { colour: 'green', shape: 'slab', half: half(0.3, 0.1, 0.1), grams: 16 },
    { colour: 'blue', shape: 'slab', half: half(0.06, 0.375, 0.06), grams: 8 },
    { colour: 'orange', shape: 'slab', half: half(0.25, 0.25, 0.04), grams: 14 },
    { colour: 'purple', shape: 'slab', half: half(0.15, 0.15, 0.15), grams: 19 },
    { colour: 'white', shape: 'slab', half: half(0.375, 0.125, 0.04), grams: 10 },
    { colour: 'yellow', shape: 'cylinder', half: half(0.1, 0.3, 0.1), grams: 13 },
    { colour: 'starter', shape: 'cone', half: half(0.16, 0.27, 0.16), grams: 10 },
  ],
  reach: 5000,
  most_frames: 7200,
};

const STRAIGHT = [0, 0, 0, 1];
function wheel(lying: Record<string, readonly number[]>, angle = 0): Poses {
  const numbers = new Float32Array(2 + 8 * PIECES);
  numbers[1] = angle;
  for (const [piece, pose] of Object.entries(lying)) numbers.set([1, ...pose], 2 + 8 * indexOf(piece));
  return new Poses(numbers);
}
const cube = indexOf('purple1');

describe('where it lands', () => {
  it('on the rim, on its two lower corners', () => {
    const found = landing(kit, wheel({}), cube, [0, -1, 0, ...STRAIGHT]);
    const rim = Math.sqrt(1.72 ** 2 - 0.15 ** 2);
    expect(found?.drop).toBeCloseTo(rim - 1.15, 2);
    expect(found?.contacts.map(([x]) => x).sort()).toEqual([-0.15, 0.15]);
    expect(found).toMatchObject({ fate: 'steady', way: 0 });
  });

  it('on what lies there, if it is in the way in depth too', () => {
    const green = { green1: [0, -1.6, 0, ...STRAIGHT] };
    expect(landing(kit, wheel(green), cube, [0, -1, 0, ...STRAIGHT])?.drop).toBeCloseTo(0.35, 2);
    const aside = { green1: [0, -1.6, -0.4, ...STRAIGHT] };
    expect(landing(kit, wheel(aside), cube, [0, -1, 0, ...STRAIGHT])?.drop).toBeGreaterThan(0.5);
  });

  it('on a divider, which turns with the wheel', () => {
    // Half a compartment further, a divider is at the bottom.
    expect(landing(kit, wheel({}, 15), cube, [0, -1, 0, ...STRAIGHT])?.drop).toBeCloseTo(0.42, 2);
    const [first] = dividers(kit, 15);
    expect(Math.max(...(first ?? []).map(([, y]) => y))).toBeCloseTo(-1.57, 2);
  });

  it('nowhere, in front of the wheel or beside it', () => {
    expect(landing(kit, wheel({}), cube, [0, -1, 1.2, ...STRAIGHT])).toBeNull();
    expect(landing(kit, wheel({}), cube, [-2.5, 0, 0, ...STRAIGHT])).toBeNull();
  });
});

describe('whether it stays there', () => {
  it('with its middle beyond the edge of what holds it, it tips', () => {
    const green = { green1: [0, -1.4, 0, ...STRAIGHT] };
    expect(landing(kit, wheel(green), cube, [-0.36, -1, 0, ...STRAIGHT])).toMatchObject({ fate: 'tips', way: -1 });
    expect(landing(kit, wheel(green), cube, [0.36, -1, 0, ...STRAIGHT])).toMatchObject({ fate: 'tips', way: 1 });
    expect(landing(kit, wheel(green), cube, [0.2, -1, 0, ...STRAIGHT])).toMatchObject({ fate: 'steady' });
  });

  it('high up on the rim it goes down, unless a divider holds it', () => {
    const up = (degrees: number): number[] => {
      const angle = (degrees * Math.PI) / 180;
      return [-Math.sin(angle) * 1.55, -Math.cos(angle) * 1.55, 0, 0, 0, -Math.sin(angle / 2), Math.cos(angle / 2)];
    };
    const bare = { ...kit, heights: Array<number>(12).fill(0) };
    expect(landing(bare, wheel({}), cube, up(50))).toMatchObject({ fate: 'slides', way: 1 });
    expect(landing(bare, wheel({}), cube, up(10))).toMatchObject({ fate: 'steady' });
    // Its lower edge close to the divider at 45 degrees.
    expect(landing(kit, wheel({}), cube, up(52))).toMatchObject({ fate: 'steady' });
  });
});

it('what would fall across the wheel is promised nothing', () => {
  expect(landing(kit, wheel({}), cube, [0, -0.7, 0, ...STRAIGHT])).toMatchObject({ fate: 'steady' });
  expect(landing(kit, wheel({}), cube, [0, 1, 0, ...STRAIGHT])).toMatchObject({ fate: null, way: 0 });
});

describe('which way the wheel rolls', () => {
  it('not at all when everything hangs under the axle', () => {
    expect(balance(kit, wheel({ starter: [0, -1.4, 0, ...STRAIGHT] }))).toBe(0);
  });

  it('to where the piece is put, the farther the heavier it is', () => {
    const poses = wheel({ starter: [0, -1.4, 0, ...STRAIGHT] });
    const at = (index: number) => balance(kit, poses, { index, pose: [-1.3, -0.75, 0, ...STRAIGHT] });
    expect(at(cube)).toBeLessThan(at(indexOf('blue1')));
    // The bar two compartments ahead of the cone rolls the wheel about as far as the rules page says.
    expect(at(indexOf('blue1'))).toBeGreaterThan(-40);
    expect(at(indexOf('blue1'))).toBeLessThan(-20);
  });

  it('a piece that is lifted out no longer counts where it lay', () => {
    const poses = wheel({ starter: [0, -1.4, 0, ...STRAIGHT], purple1: [1, -1, 0, ...STRAIGHT] });
    expect(balance(kit, poses, { index: cube, pose: [0, -1.5, 0, ...STRAIGHT] })).toBeCloseTo(0);
  });
});
