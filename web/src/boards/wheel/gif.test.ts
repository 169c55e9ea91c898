import { describe, expect, it } from 'vitest';
import { gifOf, packed, Painter, paletteOf } from './gif';

/** As whoever shows a GIF unpacks it. */
function unpacked(data: readonly number[], bits: number): number[] {
  const [clear, end] = [1 << bits, (1 << bits) + 1];
  let table: number[][] = [];
  let size = bits + 1;
  const begin = () => {
    table = Array.from({ length: end + 1 }, (_, i) => (i < clear ? [i] : []));
    size = bits + 1;
  };
  const out: number[] = [];
  let [at, before] = [0, [] as number[]];
  const read = () => {
    let code = 0;
    for (let i = 0; i < size; i++, at++) code |= (((data[at >> 3] ?? 0) >> (at & 7)) & 1) << i;
    return code;
  };
  begin();
  for (;;) {
    const code = read();
    if (code === end) return out;
    if (code === clear) {
      begin();
      before = [];
      continue;
    }
    const run = table[code] ?? [...before, before[0] ?? 0];
    out.push(...run);
    if (before.length > 0 && table.length < 4096) table.push([...before, run[0] ?? 0]);
    if (table.length === 1 << size && size < 12) size += 1;
    before = run;
  }
}

/** Made-up pixels, from a few long runs to noise. */
const noise = (length: number, colours: number, seed: number) => {
  let state = seed;
  return Uint8Array.from({ length }, (_, i) => {
    if (i % (seed % 7) === 0) state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * colours);
  });
};

describe('pixels', () => {
  for (const [length, colours, bits] of [
    [1, 4, 2],
    [100, 2, 2],
    [5000, 16, 4],
    [20_000, 64, 6],
    [20_000, 256, 8],
  ] as const)
    it(`${length} of ${colours} colours are unpacked as they were`, () => {
      for (let seed = 2; seed < 5; seed++) {
        const pixels = noise(length, colours, seed);
        expect(unpacked(packed(pixels, bits), bits)).toEqual([...pixels]);
      }
    });

  it('of one colour take next to nothing', () => {
    expect(packed(new Uint8Array(10_000), 4).length).toBeLessThan(250);
  });
});

it('a film says how large it is, how long each picture is seen, and goes on for ever', () => {
  const frames = [new Uint8Array(12), new Uint8Array(12).fill(1)];
  const bytes = gifOf({
    width: 4,
    height: 3,
    palette: paletteOf(['#ffffff', '#000000'], []),
    frames,
    delay: 70,
    last: 900,
  });
  const text = String.fromCharCode(...bytes);
  expect(text.slice(0, 6)).toBe('GIF89a');
  expect([...bytes.slice(6, 10)]).toEqual([4, 0, 3, 0]);
  expect(text).toContain('NETSCAPE2.0');
  const control = String.fromCharCode(0x21, 0xf9, 4, 0);
  const seen = text
    .split(control)
    .slice(1)
    .map((after) => after.charCodeAt(0));
  expect(seen).toEqual([7, 90]);
  expect(bytes.at(-1)).toBe(0x3b);
});

it('colours become the nearest there are, and what lies at an edge something in between', () => {
  const palette = paletteOf(['#ff0000', '#0000ff', '#000000'], ['#000000']);
  const painter = new Painter(palette);
  const pixels = Uint8ClampedArray.of(250, 4, 0, 255, 10, 0, 240, 255, 130, 0, 3, 255);
  const [red, blue, between] = [...painter.indices(pixels)].map((i) => palette[i]);
  expect(red).toEqual([255, 0, 0]);
  expect(blue).toEqual([0, 0, 255]);
  expect(between).toEqual([128, 0, 0]);
});
