/** A round wooden tray with felt, for throws. */
import {
  Color,
  CircleGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  Vector2,
  Float32BufferAttribute,
} from 'three';
import { FELT_RADIUS } from '../throws';
import { NOISE } from './noise.glsl';
import { TABLE_Y } from './plate';
import { wood } from './wood';

export const TRAY_RADIUS = FELT_RADIUS + 0.62;
/** Height of the felt above the table. */
const FLOOR = 0.16;
export const FELT_Y = TABLE_Y + FLOOR;

function felt(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color: new Color('#2e6b57'), roughness: 1, metalness: 0 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vGrain;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvGrain = position;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nvarying vec3 vGrain;\n${NOISE}`)
      .replace(
        '#include <color_fragment>',
        /* glsl */ `#include <color_fragment>
        float wool = grainNoise(vGrain * 34.0) * 0.5 + grainNoise(vGrain * vec3(9.0, 12.0, 9.0)) * 0.5;
        float rim = smoothstep(${(FELT_RADIUS - 1.3).toFixed(2)}, ${FELT_RADIUS.toFixed(2)}, length(vGrain.xy));
        diffuseColor.rgb *= (0.8 + 0.4 * wool) * (1.0 - 0.45 * rim);`,
      );
  };
  return material;
}

export function tray(theme: { early: string; late: string }): Group {
  const profile = [
    [FELT_RADIUS, 0.02],
    [FELT_RADIUS, 0.5],
    [FELT_RADIUS + 0.07, 0.6],
    [FELT_RADIUS + 0.2, 0.66],
    [FELT_RADIUS + 0.36, 0.64],
    [FELT_RADIUS + 0.5, 0.54],
    [TRAY_RADIUS, 0.28],
    [TRAY_RADIUS, 0],
  ]
    .map(([r = 0, y = 0]) => new Vector2(r, y))
    // From the outside in, so that the surface faces us.
    .reverse();
  const ringGeometry = new LatheGeometry(profile, 72);
  ringGeometry.setAttribute(
    'color',
    new Float32BufferAttribute(new Float32Array(ringGeometry.getAttribute('position').count * 3).fill(1), 3),
  );
  const ring = new Mesh(ringGeometry, wood(theme.early, theme.late));
  ring.castShadow = true;
  ring.receiveShadow = true;
  const floor = new Mesh(new CircleGeometry(FELT_RADIUS + 0.02, 56), felt());
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = FLOOR;
  floor.receiveShadow = true;
  const group = new Group();
  group.add(ring, floor);
  group.position.y = TABLE_Y;
  return group;
}
