import { afterEach, expect, it, vi } from 'vitest';
import { play, soundOn, switchSound } from './sound.svelte';

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
vi.stubGlobal('AudioContext', FakeAudio);

afterEach(() => vi.restoreAllMocks());

const heard = (sound: Parameters<typeof play>[0]): boolean => {
  played = 0;
  play(sound);
  return played > 0;
};

it('nothing is heard before the first touch, and nothing once it is off', () => {
  expect(heard('dice')).toBe(false);
  window.dispatchEvent(new Event('pointerdown'));
  expect(heard('dice')).toBe(true);
  switchSound();
  expect([soundOn(), heard('dice')]).toEqual([false, false]);
  switchSound();
});

it('whoever looks elsewhere hears that it is their turn, and nothing else', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect([heard('turn'), heard('dice'), heard('cheer')]).toEqual([true, false, false]);
});
