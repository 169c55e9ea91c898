/** Moving pictures of few colours as a GIF, which every browser and messenger shows. */

export type Rgb = readonly [red: number, green: number, blue: number];

export interface Film {
  width: number;
  height: number;
  /** At most 256. */
  palette: readonly Rgb[];
  /** Places in the palette, row by row, picture after picture. */
  frames: readonly Uint8Array[];
  /** Milliseconds that a picture is seen, and the last one. */
  delay: number;
  last: number;
}

/** The longest code there is. */
const MAX_BITS = 12;
const MAX_BLOCK = 255;

class Bytes {
  readonly #all: number[] = [];

  put(...bytes: number[]): this {
    this.#all.push(...bytes);
    return this;
  }

  text(word: string): this {
    return this.put(...[...word].map((letter) => letter.charCodeAt(0)));
  }

  /** The low byte first. */
  short(number: number): this {
    return this.put(number & 255, (number >> 8) & 255);
  }

  /** In blocks that say how long they are, and an empty one at the end. */
  blocks(data: readonly number[]): this {
    for (let at = 0; at < data.length; at += MAX_BLOCK) {
      const block = data.slice(at, at + MAX_BLOCK);
      this.put(block.length, ...block);
    }
    return this.put(0);
  }

  get whole(): Uint8Array {
    return Uint8Array.from(this.#all);
  }
}

/** Lempel, Ziv and Welch: what came before has a code. */
export function packed(pixels: Uint8Array, bits: number): number[] {
  const [clear, end] = [1 << bits, (1 << bits) + 1];
  const out: number[] = [];
  let [buffer, filled] = [0, 0];
  let codes = new Map<number, number>();
  let [next, size] = [end + 1, bits + 1];
  const put = (code: number) => {
    buffer |= code << filled;
    for (filled += size; filled >= 8; filled -= 8) {
      out.push(buffer & 255);
      buffer >>>= 8;
    }
  };
  put(clear);
  let known = pixels[0] ?? 0;
  for (const pixel of pixels.subarray(1)) {
    const longer = (known << 8) | pixel;
    const code = codes.get(longer);
    if (code !== undefined) {
      known = code;
      continue;
    }
    put(known);
    if (next === 1 << MAX_BITS) {
      put(clear);
      codes = new Map();
      [next, size] = [end + 1, bits + 1];
    } else {
      if (next === 1 << size) size += 1;
      codes.set(longer, next++);
    }
    known = pixel;
  }
  put(known);
  put(end);
  if (filled > 0) out.push(buffer & 255);
  return out;
}

export function gifOf({ width, height, palette, frames, delay, last }: Film): Uint8Array {
  const bits = Math.max(2, Math.ceil(Math.log2(palette.length)));
  const bytes = new Bytes().text('GIF89a').short(width).short(height);
  bytes.put(0x80 | (bits - 1), 0, 0);
  for (let i = 0; i < 1 << bits; i++) bytes.put(...(palette[i] ?? [0, 0, 0]));
  // Again and again.
  bytes.put(0x21, 0xff, 11).text('NETSCAPE2.0').put(3, 1).short(0).put(0);
  frames.forEach((pixels, i) => {
    const hundredths = Math.round((i === frames.length - 1 ? last : delay) / 10);
    bytes.put(0x21, 0xf9, 4, 0).short(hundredths).put(0, 0);
    bytes.put(0x2c).short(0).short(0).short(width).short(height).put(0);
    bytes.put(bits).blocks(packed(pixels, bits));
  });
  return bytes.put(0x3b).whole;
}

const far = ([a, b, c]: Rgb, [x, y, z]: Rgb) => (a - x) ** 2 + (b - y) ** 2 + (c - z) ** 2;

/** Takes colours for the nearest of a palette. */
export class Painter {
  readonly palette: readonly Rgb[];
  readonly #near = new Map<number, number>();

  constructor(palette: readonly Rgb[]) {
    this.palette = palette;
  }

  /** Pixels of four bytes, as a canvas has them. */
  indices(pixels: Uint8ClampedArray): Uint8Array {
    return Uint8Array.from({ length: pixels.length / 4 }, (_, i) => {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * i, 4 * i + 3);
      return this.#nearest(red, green, blue);
    });
  }

  #nearest(red: number, green: number, blue: number): number {
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const known = this.#near.get(key);
    if (known !== undefined) return known;
    let best = 0;
    this.palette.forEach((colour, i) => {
      if (far(colour, [red, green, blue]) < far(this.palette[best] as Rgb, [red, green, blue])) best = i;
    });
    this.#near.set(key, best);
    return best;
  }
}

/** These colours, and what lies between each and the edges that are drawn around it. */
export function paletteOf(colours: readonly string[], edges: readonly string[]): Rgb[] {
  const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
  const halfway = (a: Rgb, b: Rgb): Rgb => a.map((x, i) => Math.round((x + (b[i] ?? 0)) / 2)) as unknown as Rgb;
  const plain = colours.map(rgb);
  return [...plain, ...edges.flatMap((edge) => plain.map((colour) => halfway(colour, rgb(edge))))].slice(0, 256);
}
