import { describe, expect, it } from 'vitest';
import { anglesOf, CameraRig, FIELD_OF_VIEW, LEAN, MAX_ZOOM, type Placing } from './camera';
import { add, dot, scale, type Vector } from './geometry';
import { SIDES } from './view';

const POINTS: Vector[] = [
  [8, -1, 5],
  [-8, -1, 5],
  [0, -1, -9],
  [0, 6, 0],
  [12, -1, -4],
];

/** Where a point lands in the picture, -1 to 1. */
function seen(point: Vector, { position, target, up }: Placing, aspect: number): [number, number] {
  const back = add(position, scale(target, -1));
  const towards = scale(back, 1 / Math.hypot(...back));
  const right: Vector = [
    up[1] * towards[2] - up[2] * towards[1],
    up[2] * towards[0] - up[0] * towards[2],
    up[0] * towards[1] - up[1] * towards[0],
  ];
  const from = add(point, scale(position, -1));
  const tall = Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * -dot(from, towards);
  return [dot(from, right) / (tall * aspect), dot(from, up) / tall];
}

describe('the camera', () => {
  it('has everything in the picture from every side and from above, and not a bit further away than needed', () => {
    for (const side of SIDES)
      for (const above of [false, true])
        for (const aspect of [0.6, 1, 2.4]) {
          const placing = new CameraRig({ side, above }).place(POINTS, aspect);
          const most = Math.max(...POINTS.flatMap((point) => seen(point, placing, aspect)).map(Math.abs));
          expect(most).toBeLessThan(1);
          expect(most).toBeGreaterThan(0.9);
        }
  });

  it('turns the shorter way to a side and arrives there', () => {
    const rig = new CameraRig({ side: 1, above: false });
    const from = rig.angles.azimuth;
    rig.look({ side: 2, above: false }, 0, true);
    rig.tick(100);
    expect(rig.moving).toBe(true);
    expect(Math.abs(rig.angles.azimuth - from)).toBeLessThan((2 * Math.PI) / 3);
    rig.tick(10_000);
    expect(rig.moving).toBe(false);
    expect(Math.cos(rig.angles.azimuth - anglesOf({ side: 2, above: false }).azimuth)).toBeCloseTo(1);
  });

  it('stops turning when a hand takes over, and never dives under the table', () => {
    const rig = new CameraRig({ side: 0, above: false });
    rig.look({ side: 1, above: false }, 0, true);
    rig.orbit({ azimuth: 0.1, elevation: -9 });
    expect(rig.moving).toBe(false);
    expect(rig.angles.elevation).toBeGreaterThan(0);
  });

  it('zooms within limits and keeps the place under the finger', () => {
    const rig = new CameraRig({ side: 0, above: true });
    const point: Vector = [4, 0, 2];
    const before = seen(point, rig.place(POINTS, 1), 1);
    rig.zoomBy(2, before[0], before[1]);
    const after = seen(point, rig.place(POINTS, 1), 1);
    expect(Math.hypot(after[0] - before[0], after[1] - before[1])).toBeLessThan(0.15);
    rig.zoomBy(100);
    expect(rig.zoom).toBe(MAX_ZOOM);
    rig.zoomBy(0.001);
    expect(rig.zoom).toBe(1);
  });

  it('stays with somebody who is seated, straight before that side', () => {
    const middle = anglesOf({ side: 1, above: false, seated: true }).azimuth;
    expect(middle).toBe(anglesOf({ side: 1, above: true }).azimuth);
    const rig = new CameraRig({ side: 1, above: false, seated: true });
    rig.orbit({ azimuth: 3, elevation: 0 });
    expect(rig.angles.azimuth).toBeCloseTo(middle + LEAN);
    for (let i = 0; i < 9; i++) rig.orbit({ azimuth: -1, elevation: 0 });
    expect(rig.angles.azimuth).toBeCloseTo(middle - LEAN);
  });
});
