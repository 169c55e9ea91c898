/** A turn as a short film from the side: for a picture that goes on by itself, and to be sent to somebody. */
import { hull, outlines, type Point } from './flat';
import { gifOf, Painter, paletteOf } from './gif';
import { STAIN, type Kit, Poses } from './kit';
import { dividers } from './landing';
import type { Hand, Turn } from './engine';

/** Frames of the simulation to a picture: fifteen a second. */
const EVERY = 4;
export const PICTURE_MS = (EVERY * 1000) / 60;
const LAST_MS = 1600;
/** Pictures before the piece is let go, and after the last one has fallen. */
const BEFORE = 12;
const AFTER = 15;
/** So many pictures tell any turn. */
const MOST = 80;
/** Frames that are worked out before the page may do something else. */
const AT_ONCE = 150;

export interface Picture {
  poses: Poses;
  /** How many have touched the table until now. */
  fallen: number;
}

/** Works a turn out, and keeps what is worth seeing of it; `pause` lets the page breathe. */
export async function filmOf(turn: Turn, hands: readonly Hand[], pause: () => Promise<void>): Promise<Picture[]> {
  const all: Picture[] = [];
  let [letGo, lastFall, fallen] = [0, 0, 0];
  for (let frame = 0; turn.phase !== 'rest'; frame++) {
    turn.frame(hands[frame] ?? null);
    if (turn.phase === 'carry') letGo = all.length;
    if (turn.fallen.length > fallen) [fallen, lastFall] = [turn.fallen.length, all.length];
    if (frame % EVERY === 0) all.push({ poses: new Poses(turn.poses), fallen });
    if (frame % AT_ONCE === AT_ONCE - 1) await pause();
  }
  all.push({ poses: new Poses(turn.poses), fallen });
  const seen = all.slice(Math.max(0, letGo - BEFORE), Math.max(letGo, lastFall) + AFTER);
  const step = Math.ceil(seen.length / MOST);
  return seen.filter((_, i) => i % step === 0 || i === seen.length - 1);
}

const COLOURS = {
  sky: '#fbf5e6',
  table: '#8a6a50',
  rim: '#d9a445',
  divider: '#4b3c30',
  line: '#2a211c',
  sign: '#a8480c',
  word: '#fffaf0',
};
/** What is left around the wheel, in parts of its radius, and above it for the words. */
const MARGIN = 1.12;
const HEAD = 0.3;

export type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws one picture, `size` wide and `heightOf(size)` high, with a word above it. */
export function paint(at: Canvas, size: number, kit: Kit, { poses }: Picture, word: string): void {
  const scale = size / (2 * MARGIN * kit.radius);
  const middle = { x: size / 2, y: (MARGIN + HEAD) * kit.radius * scale };
  const place = ([x, y]: Point): [number, number] => [middle.x + x * scale, middle.y - y * scale];
  const shape = (points: readonly Point[], colour: string) => {
    at.beginPath();
    for (const point of points) at.lineTo(...place(point));
    at.closePath();
    at.fillStyle = colour;
    at.fill();
    at.stroke();
  };
  at.fillStyle = COLOURS.sky;
  at.fillRect(0, 0, size, heightOf(size));
  at.fillStyle = COLOURS.table;
  at.fillRect(0, middle.y + kit.radius * scale, size, size);
  at.lineJoin = 'round';
  at.lineWidth = (kit.radius - kit.inner) * scale;
  at.strokeStyle = COLOURS.rim;
  at.beginPath();
  at.arc(middle.x, middle.y, ((kit.radius + kit.inner) / 2) * scale, 0, 2 * Math.PI);
  at.stroke();
  at.lineWidth = 1.5;
  at.strokeStyle = COLOURS.line;
  for (const divider of dividers(kit, poses.angle)) shape(hull(divider), COLOURS.divider);
  for (const { points, colour } of outlines(kit, poses)) shape(points, STAIN[colour]);
  if (!word) return;
  at.font = `700 ${Math.round(size / 15)}px Fraunces, Georgia, serif`;
  at.textAlign = 'center';
  at.textBaseline = 'middle';
  at.fillStyle = COLOURS.sign;
  at.fillText(word, size / 2, (HEAD * kit.radius * scale) / 1.6, size * 0.94);
}

export const heightOf = (size: number): number => Math.round(size * (1 + HEAD / (2 * MARGIN)));

/** All pictures as a GIF; `word` says what stands above each. */
export function gifOfFilm(
  at: Canvas,
  size: number,
  kit: Kit,
  pictures: readonly Picture[],
  word: (fallen: number) => string,
): Uint8Array {
  const painter = new Painter(
    paletteOf([...Object.values(COLOURS), ...Object.values(STAIN)], [COLOURS.line, COLOURS.sky]),
  );
  const height = heightOf(size);
  const frames = pictures.map((picture) => {
    paint(at, size, kit, picture, word(picture.fallen));
    return painter.indices(at.getImageData(0, 0, size, height).data);
  });
  return gifOf({ width: size, height, palette: painter.palette, frames, delay: PICTURE_MS, last: LAST_MS });
}
