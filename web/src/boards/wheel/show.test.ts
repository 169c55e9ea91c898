import { expect, it } from 'vitest';
import type { Hand, Turn } from './engine';
import { Known, Show } from './show';

const hand = (x: number, grip = true): Hand => ({ at: [x, 0, 1200], turn: [0, 0, 0], grip, hold: false });

/** A turn that only counts: it rests a while after the hand is gone. */
function counting(rest = 30): Turn & { fed: (Hand | null)[] } {
  const fed: (Hand | null)[] = [];
  return {
    fed,
    frame: (next: Hand | null) => fed.push(next),
    get phase() {
      return fed.filter((each) => each === null).length >= rest ? 'rest' : 'carry';
    },
    poses: new Float32Array(2),
    fallen: new Uint8Array(),
  } as unknown as Turn & { fed: (Hand | null)[] };
}

it('sixty frames make a second, whatever the pace of the pictures', () => {
  for (const pictures of [5, 60, 144]) {
    const turn = counting();
    const show = new Show(turn, { next: () => hand(turn.fed.length) }, 0);
    for (let i = 0; i < pictures; i++) show.advance(1000 / pictures, null);
    expect(turn.fed.length).toBeGreaterThanOrEqual(59);
    expect(turn.fed.length).toBeLessThanOrEqual(60);
  }
});

it('slow motion takes longer and leaves nothing out', () => {
  const turn = counting();
  const show = new Show(turn, { next: () => hand(turn.fed.length) }, 0);
  show.speed = 0.25;
  for (let i = 0; i < 60; i++) show.advance(1000 / 60, null);
  expect(turn.fed.map((fed) => fed?.at[0])).toEqual(Array.from({ length: 15 }, (_, i) => i));
});

it('nobody waits half a minute for a hand that does nothing, but every frame is simulated', () => {
  const waiting = Array.from({ length: 1800 }, () => hand(0));
  const moving = Array.from({ length: 20 }, (_, i) => hand(i + 1));
  const turn = counting();
  const show = new Show(turn, new Known([...waiting, ...moving]), 0);
  let pictures = 0;
  while (show.advance(1000 / 60, null) && pictures < 1000) pictures++;
  expect(pictures).toBeLessThan(120);
  expect(turn.fed).toEqual([...waiting, ...moving, ...Array<null>(30).fill(null)]);
});

it('the rest of it at once', () => {
  const turn = counting();
  const show = new Show(turn, new Known([hand(1), hand(2, false)]), 0);
  let told = 0;
  show.onstep = () => told++;
  show.finish();
  expect(turn.fed).toHaveLength(32);
  expect(told).toBe(1);
});
