/** A picture one can point into, in the room or flat. */
export interface Surface {
  /** Where a point of the picture lies in the plane so far towards the viewer, relative to where the axle was when the turn began. */
  pointAt(x: number, y: number, z: number): { x: number; y: number } | null;
  /** Where a point relative to the axle is in the picture, in CSS pixels. */
  placeOf(at: readonly [number, number, number]): { x: number; y: number };
}

/** Units of the flat picture in a decimetre. */
export const FLAT_UNITS = 100;

/** The flat picture has no depth: it shows the plane of the wheel, from the side. */
export function flatSurface(svg: SVGSVGElement): Surface {
  const frame = () => ({ matrix: svg.getScreenCTM() ?? new DOMMatrix(), box: svg.getBoundingClientRect() });
  return {
    pointAt(x, y) {
      const { matrix, box } = frame();
      const at = new DOMPoint(x + box.left, y + box.top).matrixTransform(matrix.inverse());
      return { x: at.x / FLAT_UNITS, y: -at.y / FLAT_UNITS };
    },
    placeOf([x, y]) {
      const { matrix, box } = frame();
      const at = new DOMPoint(x * FLAT_UNITS, -y * FLAT_UNITS).matrixTransform(matrix);
      return { x: at.x - box.left, y: at.y - box.top };
    },
  };
}
