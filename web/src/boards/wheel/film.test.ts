import { expect, it } from 'vitest';
import type { Hand, Phase, Turn } from './engine';
import { filmOf } from './film';

const HELD = 300;
const RESTS = 1500;

/** It is let go after five seconds; pieces fall at these frames. */
function made(falls: readonly number[]): Turn {
  let frame = 0;
  return {
    frame: () => (frame += 1),
    get phase(): Phase {
      return frame < HELD ? 'carry' : frame < RESTS ? 'settle' : 'rest';
    },
    get fallen() {
      return Uint8Array.from(falls.filter((at) => at <= frame));
    },
    get poses() {
      return Float32Array.of(frame, 0);
    },
  } as unknown as Turn;
}
const none: readonly Hand[] = [];
const at = (pictures: Awaited<ReturnType<typeof filmOf>>) => pictures.map(({ poses }) => poses.travel);

it('a film begins just before the piece is let go and ends just after the last has fallen', async () => {
  const film = await filmOf(made([400, 460]), none, async () => {});
  const [first = 0, last = 0] = [at(film)[0], at(film).at(-1)];
  expect(first).toBeGreaterThan(HELD - 60);
  expect(first).toBeLessThan(HELD);
  expect(last).toBeGreaterThan(480);
  expect(last).toBeLessThan(540);
  expect(film.map(({ fallen }) => fallen)).toContain(1);
  expect(film.at(-1)?.fallen).toBe(2);
});

it('a long one has no more pictures than can be sent', async () => {
  const film = await filmOf(made([400, 1400]), none, async () => {});
  expect(film.length).toBeLessThanOrEqual(82);
  expect(film.at(-1)?.fallen).toBe(2);
});

it('while it is worked out the page may do something else', async () => {
  let pauses = 0;
  await filmOf(made([400]), none, async () => void (pauses += 1));
  expect(pauses).toBe(10);
});
