/** The wooden things as geometry: sizes come from the simulation, so what is seen is what collides. */
import type { BufferGeometry } from 'three';
import { BufferAttribute, Color, LatheGeometry, Vector2 } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Block, Kit } from '../kit';

const RIM = '#ecca8d';
/** Black wood; in a dark room it must still stand out against the table. */
const DIVIDER = { light: '#4b3c30', dark: '#a3886c' };
/** How much the edges are rounded off, in decimetres. */
const BEVEL = 0.014;

/** Colour and grain of every corner. */
function stained(geometry: BufferGeometry, colour: string, seed: number): BufferGeometry {
  const plain = geometry.index ? geometry.toNonIndexed() : geometry;
  const count = plain.getAttribute('position').count;
  const { r, g, b } = new Color(colour);
  plain.setAttribute(
    'color',
    new BufferAttribute(
      Float32Array.from({ length: count * 3 }, (_, i) => [r, g, b][i % 3] as number),
      3,
    ),
  );
  plain.setAttribute('aSeed', new BufferAttribute(new Float32Array(count).fill(seed), 1));
  plain.deleteAttribute('uv');
  return plain;
}

/** A body of revolution about y, from corners that are rounded off. */
function turned(corners: [radius: number, y: number][], bevel: number, segments: number): BufferGeometry {
  const points: Vector2[] = [];
  corners.forEach((corner, i) => {
    const here = new Vector2(...corner);
    const before = corners[i - 1];
    const after = corners[i + 1];
    if (!before || !after) {
      points.push(here);
      return;
    }
    const back = new Vector2(...before).sub(here);
    const on = new Vector2(...after).sub(here);
    const far = Math.min(bevel, back.length() / 2, on.length() / 2);
    points.push(here.clone().addScaledVector(back.normalize(), far), here.clone().addScaledVector(on.normalize(), far));
  });
  return new LatheGeometry(points, segments);
}

export function blockGeometry({ shape, half: [x, y, z] }: Block): BufferGeometry {
  if (shape === 'slab') return stained(new RoundedBoxGeometry(2 * x, 2 * y, 2 * z, 2, BEVEL), '#ffffff', 0);
  const profile: [number, number][] =
    shape === 'cylinder'
      ? [
          [0, -y],
          [x, -y],
          [x, y],
          [0, y],
        ]
      : [
          [0, -y],
          [x, -y],
          [0.012, y],
          [0, y],
        ];
  return stained(turned(profile, BEVEL, 36), '#ffffff', 0);
}

/** The ring with its twelve dividers, its axle along z. */
export function wheelGeometry(kit: Kit, dark = false): BufferGeometry {
  const half = kit.width / 2;
  // Closed by coming back to where it began, in the middle of a side.
  const ring = turned(
    [
      [kit.inner, 0],
      [kit.inner, -half],
      [kit.radius, -half],
      [kit.radius, half],
      [kit.inner, half],
      [kit.inner, 0],
    ],
    0.03,
    144,
  );
  ring.rotateX(Math.PI / 2);
  const parts = [stained(ring, RIM, 0.3)];
  kit.heights.forEach((height, number) => {
    // A little of it goes into the rim, so that no gap shows at its foot.
    const foot = 0.04;
    const divider = new RoundedBoxGeometry(kit.divider, height + foot, kit.width, 2, BEVEL);
    divider.translate(0, -(kit.inner + foot - (height + foot) / 2), 0);
    // Counted clockwise from the bottom.
    divider.rotateZ(-((number + 0.5) / kit.heights.length) * 2 * Math.PI);
    parts.push(stained(divider, DIVIDER[dark ? 'dark' : 'light'], number + 1));
  });
  return mergeGeometries(parts);
}
