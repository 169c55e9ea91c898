/** Where somebody points who only watches: a piece, or a compartment. */
import { outlines } from '../../boards/wheel/flat';
import { pieceAt, type Kit, type Poses } from '../../boards/wheel/kit';
import type { Surface } from '../../boards/wheel/surface';

interface Point {
  x: number;
  y: number;
}

const COMPARTMENTS = 12;
/** How far from the axle what lies in a compartment is, in parts of the inner radius. */
const FAR = 0.8;

function isWithin({ x, y }: Point, corners: readonly Point[]): boolean {
  let within = false;
  corners.forEach((one, i) => {
    const other = corners.at(i - 1) ?? one;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      within = !within;
  });
  return within;
}

/** The middle of a compartment, in the picture. */
function middleOf(surface: Surface, kit: Kit, poses: Poses, compartment: number): Point {
  const angle = ((compartment - 1) / COMPARTMENTS) * 2 * Math.PI - (poses.angle * Math.PI) / 180;
  const radius = kit.inner * FAR;
  return surface.placeOf([-Math.sin(angle) * radius, -Math.cos(angle) * radius, 0]);
}

/** What is at a point of the picture: the piece in front of the others, or else a compartment; null beside the wheel. */
export function placeIn(surface: Surface, kit: Kit, poses: Poses, at: Point): string | null {
  const piece = outlines(kit, poses).findLast(({ points, depth }) =>
    isWithin(
      at,
      points.map(([x, y]) => surface.placeOf([x, y, depth])),
    ),
  );
  if (piece) return pieceAt(piece.index);
  const axle = surface.placeOf([0, 0, 0]);
  const rim = surface.placeOf([0, -kit.radius, 0]);
  const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  if (far(at, axle) > far(rim, axle)) return null;
  const [nearest] = Array.from({ length: COMPARTMENTS }, (_, i) => i + 1).sort(
    (one, other) => far(at, middleOf(surface, kit, poses, one)) - far(at, middleOf(surface, kit, poses, other)),
  );
  return nearest === undefined ? null : String(nearest);
}

/** Where that is in the picture; null if it is not in it. */
export function pictureOf(surface: Surface, kit: Kit, poses: Poses, place: string): Point | null {
  if (/^\d+$/.test(place)) return middleOf(surface, kit, poses, Number(place));
  const found = outlines(kit, poses).find(({ index }) => pieceAt(index) === place);
  if (!found) return null;
  const [x = 0, y = 0, z = 0] = poses.of(found.index);
  return surface.placeOf([x, y, z]);
}
