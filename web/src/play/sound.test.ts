import { beforeEach, expect, it, vi } from 'vitest';

/** What was sounded: through which band, at which volume. */
let heard: { pitch: number; volume: number }[];

class Knob {
  value = 0;
  setValueAtTime() {}
  exponentialRampToValueAtTime() {}
}
/** A made-up part of a sound, which knows what it leads to. */
class Part {
  frequency = new Knob();
  Q = new Knob();
  gain = new Knob();
  type = '';
  buffer = null;
  connect(next: Part): Part {
    if (next === END) heard.push({ pitch: pitches.at(-1) ?? NaN, volume: this.gain.value });
    return next;
  }
  start() {}
  stop() {}
}
const END = new Part();
let pitches: number[];

class Audio {
  sampleRate = 100;
  currentTime = 0;
  destination = END;
  resume = () => Promise.resolve();
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
  createBufferSource = () => new Part();
  createOscillator = () => new Part();
  createGain = () => new Part();
  createBiquadFilter = () => {
    const part = new Part();
    Object.defineProperty(part.frequency, 'value', { set: (pitch: number) => pitches.push(pitch) });
    return part;
  };
}

beforeEach(() => {
  [heard, pitches] = [[], []];
  vi.stubGlobal('AudioContext', Audio);
  vi.resetModules();
});

/** A page on which something was touched: before that browsers let nothing sound. */
async function touched() {
  const sound = await import('./sound.svelte');
  window.dispatchEvent(new Event('pointerdown'));
  return sound;
}

it('wood sounds the deeper the heavier the piece is, and the louder the harder it hits', async () => {
  const { knock } = await touched();
  for (const grams of [5, 20, 80]) knock(grams, 0.5);
  expect(pitches).toHaveLength(3);
  expect([...pitches].sort((a, b) => b - a)).toEqual(pitches);
  expect((pitches[0] ?? 0) / (pitches[2] ?? 0)).toBeGreaterThan(2);
  heard = [];
  for (const loud of [0, 0.3, 1]) knock(20, loud);
  const volumes = heard.map(({ volume }) => volume);
  expect(volumes[0]).toBeGreaterThan(0);
  expect(volumes[1]).toBeGreaterThan(volumes[0] ?? 0);
  expect(volumes[2]).toBeGreaterThan(3 * (volumes[0] ?? 0));
  expect(volumes[2]).toBeLessThan(1);
});

it('nothing sounds before something was touched, or once it is off', async () => {
  const { knock } = await import('./sound.svelte');
  knock(20, 1);
  expect(heard).toEqual([]);
  const { knock: louder, switchSound } = await touched();
  switchSound();
  louder(20, 1);
  expect(heard).toEqual([]);
});
