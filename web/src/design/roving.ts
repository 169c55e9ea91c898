/** Arrow keys among things that lie anywhere on a drawing: the nearest one in that direction. */
export interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Index of the place to move the focus to, or null when the key means nothing here or there is none. */
export function neighbour(places: readonly Point[], from: number, key: string): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  const direction = DIRECTIONS[key];
  const start = places[from];
  if (!direction || !start) return null;
  let best: number | null = null;
  let least = Infinity;
  places.forEach((place, i) => {
    const dx = place.x - start.x;
    const dy = place.y - start.y;
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (ahead <= 0 || aside > 2.5 * ahead) return;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}
