import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Sounds = typeof import('./sound.svelte');

/** Counts what it is asked to play. */
let played = 0;
class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume = async () => undefined;
  #node = () => {
    const parameter = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node = { frequency: parameter, gain: parameter, Q: parameter, start: () => (played += 1), stop() {} };
    return Object.assign(node, { connect: (to: unknown) => to });
  };
  createGain = this.#node;
  createOscillator = this.#node;
  createBiquadFilter = this.#node;
  createBufferSource = this.#node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}
/** As it is when the page is opened. */
let sounds: Sounds;
beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.resetModules();
  sounds = await import('./sound.svelte');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function heard(sound: Parameters<Sounds['play']>[0]): boolean {
  played = 0;
  sounds.play(sound);
  return played > 0;
}
const touch = () => window.dispatchEvent(new Event('pointerdown'));

it('nothing is heard before the first touch, and nothing once it is off', () => {
  expect(heard('dice')).toBe(false);
  touch();
  expect(heard('dice')).toBe(true);
  sounds.switchSound();
  expect([sounds.soundOn(), heard('dice')]).toEqual([false, false]);
});

it('whoever looks elsewhere hears that it is their turn, and nothing else', () => {
  touch();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect([heard('turn'), heard('dice'), heard('cheer')]).toEqual([true, false, false]);
});
