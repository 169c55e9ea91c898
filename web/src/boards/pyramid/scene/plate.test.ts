import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { plate, plateReach, plateTip } from './plate';

it.each([3, 5, 9])('tells how far a plate of %i reaches, to its rim and to its tips', (side) => {
  const { position } = plate(side, { early: '#c84', late: '#842' }).geometry.attributes;
  const corners = Array.from({ length: position!.count }, (_, i) => new Vector3().fromBufferAttribute(position!, i));
  const far = Math.max(...corners.map(({ x, z }) => Math.hypot(x, z)));
  expect(far).toBeLessThanOrEqual(plateTip(side) + 1e-6);
  expect(far).toBeGreaterThan(plateTip(side) - 0.1);
  expect(far).toBeGreaterThan(1.5 * plateReach(side));
});
