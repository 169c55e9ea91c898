/** The triangular plate: one funnel for every die of the base layer. */
import { BufferGeometry, ExtrudeGeometry, Float32BufferAttribute, Mesh, Path, Shape, Vector2 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { toRoom, type Vector } from '../geometry';
import { wood } from './wood';

/** The walls between funnels are cut off this far below where they would meet. */
const CUT = 0.12;
const BEVEL = 0.035;
const THICK = 0.95;
/** From the middle of the outermost dice to the rim. */
const MARGIN = 1.5;
const CORNER = 0.9;

/** Level coordinates as a shape sees them: x right, y away. */
const flat = ([x, , z]: Vector) => new Vector2(x, -z);

/** Distance from the middle of the plate to the middle of its rim. */
export function plateReach(side: number): number {
  return ((side - 1) * Math.SQRT2) / (2 * Math.sqrt(3)) + MARGIN;
}

/** Distance from the middle of the plate to its tips, which are rounded. */
export function plateTip(side: number): number {
  return 2 * plateReach(side) - 0.75 * CORNER + BEVEL;
}

/** The tip of a plate in this direction, and its rim beside it: what must be in a picture of it. */
export function plateCorner(side: number, angle: number): Vector[] {
  const along = (towards: number, far: number, y: number): Vector => [
    Math.sin(towards) * far,
    y,
    Math.cos(towards) * far,
  ];
  const rim = [-0.16, 0.16].flatMap((by) => [TABLE_Y, 0].map((y) => along(angle + by, plateReach(side) * 1.76, y)));
  return [...rim, along(angle, plateTip(side), 0)];
}

function outline(side: number): Shape {
  const reach = plateReach(side) * 2;
  const tips = [Math.PI / 2, Math.PI / 2 + (2 * Math.PI) / 3, Math.PI / 2 - (2 * Math.PI) / 3].map(
    (a) => new Vector2(Math.cos(a) * reach, Math.sin(a) * reach),
  );
  const shape = new Shape();
  tips.forEach((tip, i) => {
    const before = tips[(i + 2) % 3] as Vector2;
    const after = tips[(i + 1) % 3] as Vector2;
    const enter = tip.clone().lerp(before, (CORNER * Math.sqrt(3)) / (reach * Math.sqrt(3)));
    const leave = tip.clone().lerp(after, (CORNER * Math.sqrt(3)) / (reach * Math.sqrt(3)));
    if (i === 0) shape.moveTo(enter.x, enter.y);
    else shape.lineTo(enter.x, enter.y);
    shape.quadraticCurveTo(tip.x, tip.y, leave.x, leave.y);
  });
  shape.closePath();
  return shape;
}

/** The three corners where the walls of a base cell's funnel meet the top, and its bottom. */
function funnel(x: number, y: number, side: number): { bottom: Vector; rim: Vector[] } {
  const bottom: Vector = [x + 1, y + 1, side - 1 - x - y + 1];
  const part = 1 - CUT * Math.sqrt(3);
  const rim = [0, 1, 2].map((axis) => bottom.map((c, i) => c - (i === axis ? part : 0)) as unknown as Vector);
  return { bottom: toRoom(bottom, side), rim: rim.map((corner) => toRoom(corner, side)) };
}

function paint(geometry: BufferGeometry, light: (y: number) => number): BufferGeometry {
  const { array, count } = geometry.getAttribute('position');
  const colours = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) colours.fill(light(array[i * 3 + 1] ?? 0), i * 3, i * 3 + 3);
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return geometry;
}

export function plate(side: number, theme: { early: string; late: string }): Mesh {
  const shape = outline(side);
  const walls: number[] = [];
  for (let x = 0; x < side; x++)
    for (let y = 0; x + y < side; y++) {
      const { bottom, rim } = funnel(x, y, side);
      shape.holes.push(new Path(rim.map(flat)));
      rim.forEach((corner, i) => {
        const next = rim[(i + 1) % 3] as Vector;
        // Wound so that the walls face upwards.
        walls.push(...corner, ...bottom, ...next);
      });
    }
  const board = new ExtrudeGeometry(shape, {
    depth: THICK,
    bevelThickness: BEVEL,
    bevelSize: BEVEL,
    bevelOffset: -BEVEL,
    bevelSegments: 2,
    curveSegments: 10,
  });
  board.rotateX(-Math.PI / 2);
  board.translate(0, -CUT - THICK - BEVEL, 0);
  const funnels = new BufferGeometry();
  funnels.setAttribute('position', new Float32BufferAttribute(walls, 3));
  funnels.computeVertexNormals();
  const merged = mergeGeometries([
    paint(board, () => 1).deleteAttribute('uv'),
    paint(funnels, (y) => (y < -0.4 ? 0.3 : 0.86)),
  ]);
  const mesh = new Mesh(merged, wood(theme.early, theme.late));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** Where the table top is, below the plate. */
export const TABLE_Y = -CUT - THICK - 2 * BEVEL;
