/** Hears wood on wood: a piece whose speed changes all at once has hit something. */
import { PIECES, type Poses } from './kit';

/** The least change of speed that is heard, and the one that is loudest; decimetres a picture. */
const QUIETEST = 0.012;
const LOUDEST = 0.12;
/** Pictures that a piece is silent after a knock. */
const PAUSE = 5;
/** No more than this at once: a heap is one noise. */
const MOST = 3;

export interface Knock {
  piece: number;
  /** From 0 to 1. */
  loud: number;
}

export class Knocks {
  readonly #speeds = new Map<number, [number, number, number]>();
  readonly #silent = new Map<number, number>();

  between(before: Poses, after: Poses): Knock[] {
    if (before === after) return [];
    const heard: Knock[] = [];
    for (let piece = 0; piece < PIECES; piece++) {
      const was = this.#speeds.get(piece);
      if (!before.has(piece) || !after.has(piece)) {
        this.#speeds.delete(piece);
        continue;
      }
      const [from, to] = [before.of(piece), after.of(piece)];
      const speed = [0, 1, 2].map((i) => (to[i] ?? 0) - (from[i] ?? 0)) as [number, number, number];
      this.#speeds.set(piece, speed);
      const silent = this.#silent.get(piece) ?? 0;
      this.#silent.set(piece, Math.max(0, silent - 1));
      if (!was || silent > 0) continue;
      const change = Math.hypot(...speed.map((each, i) => each - (was[i] ?? 0)));
      // What only begins to fall is not heard.
      if (change < QUIETEST || Math.hypot(...speed) > Math.hypot(...was)) continue;
      this.#silent.set(piece, PAUSE);
      heard.push({ piece, loud: Math.min(1, change / LOUDEST) });
    }
    return heard.sort((a, b) => b.loud - a.loud).slice(0, MOST);
  }
}
