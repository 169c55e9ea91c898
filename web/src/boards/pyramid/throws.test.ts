import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { bodyDirection } from './geometry';
import { newPose } from './motions';
import { FELT_RADIUS, seedOf, thrownPose, THROW_MS } from './throws';

it('ends on the outcome, inside the felt, whatever the throw', () => {
  const pose = newPose();
  for (let id = 0; id < 60; id++)
    for (const count of [1, 3])
      for (let index = 0; index < count; index++)
        for (let value = 1; value <= 6; value++) {
          thrownPose(index, count, value, seedOf(id), THROW_MS, pose);
          const up = new Vector3(...bodyDirection(value)).applyQuaternion(pose.turn);
          expect(up.y).toBeCloseTo(1);
          expect(pose.at.y).toBeCloseTo(0.5);
          expect(Math.hypot(pose.at.x, pose.at.z)).toBeLessThan(FELT_RADIUS - 0.7);
        }
});

it('never lets dice of one throw lie in each other', () => {
  const [a, b] = [newPose(), newPose()];
  for (let id = 0; id < 60; id++)
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < i; j++) {
        thrownPose(i, 3, 1, seedOf(id), THROW_MS, a);
        thrownPose(j, 3, 1, seedOf(id), THROW_MS, b);
        expect(a.at.distanceTo(b.at)).toBeGreaterThan(Math.SQRT2);
      }
});

it('tumbles on the felt, not through it', () => {
  const pose = newPose();
  for (let time = 0; time <= THROW_MS; time += 50) {
    thrownPose(0, 1, 4, 7, time, pose);
    expect(pose.at.y).toBeGreaterThanOrEqual(0.499);
  }
});
