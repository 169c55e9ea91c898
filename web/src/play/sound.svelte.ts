import { untrack } from 'svelte';

/** Short sounds, made on the spot: nothing to load, nothing before the first touch, off by one tap. */
const REMEMBERED = 'kiste.sound';

export type Sound =
  'dice' | 'hop' | 'pencil' | 'no' | 'turn' | 'cheer' | 'knock' | 'clatter' | 'tick' | 'take' | 'stop';

let on = $state(localStorage.getItem(REMEMBERED) !== 'off');
let context: AudioContext | null = null;
let touched = false;

for (const gesture of ['pointerdown', 'keydown'])
  window.addEventListener(gesture, () => (touched = true), { once: true, capture: true });

export function soundOn(): boolean {
  return on;
}

export function switchSound(): void {
  on = !on;
  localStorage.setItem(REMEMBERED, on ? 'on' : 'off');
  if (on) play('pencil');
}

/** A burst of noise through a band: knocks, rustle, scratches. */
function noise(audio: AudioContext, out: AudioNode, at: number, seconds: number, pitch: number, volume: number): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = audio.createBufferSource();
  source.buffer = samples;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 1.2;
  const gain = audio.createGain();
  gain.gain.value = volume;
  source.connect(band).connect(gain).connect(out);
  source.start(at);
}

/** A plucked tone that glides from one pitch to another. */
function tone(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  seconds: number,
  from: number,
  to: number,
  volume: number,
): void {
  const wave = audio.createOscillator();
  wave.type = 'triangle';
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + seconds);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  wave.connect(gain).connect(out);
  wave.start(at);
  wave.stop(at + seconds);
}

const SOUNDS: Record<Sound, (audio: AudioContext, out: AudioNode, at: number) => void> = {
  dice: (audio, out, at) => {
    for (const [delay, pitch] of [
      [0, 900],
      [0.07, 1200],
      [0.13, 800],
      [0.22, 1100],
      [0.29, 950],
    ] as const) {
      noise(audio, out, at + delay, 0.05, pitch, 0.9);
      tone(audio, out, at + delay, 0.06, pitch / 4, pitch / 6, 0.25);
    }
  },
  hop: (audio, out, at) => {
    tone(audio, out, at, 0.16, 320, 620, 0.3);
    noise(audio, out, at + 0.3, 0.05, 500, 0.6);
  },
  knock: (audio, out, at) => {
    noise(audio, out, at, 0.035, 700, 0.9);
    tone(audio, out, at, 0.07, 240, 170, 0.35);
  },
  clatter: (audio, out, at) => {
    for (const [delay, pitch, volume] of [
      [0, 1150, 1],
      [0.08, 1400, 0.7],
      [0.13, 980, 0.55],
      [0.17, 1500, 0.35],
      [0.2, 1250, 0.25],
    ] as const) {
      noise(audio, out, at + delay, 0.04, pitch, volume);
      tone(audio, out, at + delay, 0.05, pitch / 3, pitch / 4, 0.3 * volume);
    }
  },
  pencil: (audio, out, at) => {
    noise(audio, out, at, 0.09, 3200, 0.5);
    noise(audio, out, at + 0.11, 0.12, 2700, 0.45);
  },
  no: (audio, out, at) => {
    tone(audio, out, at, 0.1, 220, 200, 0.3);
    tone(audio, out, at + 0.12, 0.14, 185, 165, 0.3);
  },
  turn: (audio, out, at) => {
    tone(audio, out, at, 0.25, 660, 655, 0.2);
    tone(audio, out, at + 0.12, 0.35, 880, 875, 0.2);
  },
  tick: (audio, out, at) => tone(audio, out, at, 0.09, 990, 980, 0.25),
  take: (audio, out, at) => {
    noise(audio, out, at, 0.04, 1500, 0.8);
    tone(audio, out, at, 0.07, 420, 300, 0.2);
  },
  stop: (audio, out, at) => {
    tone(audio, out, at, 0.22, 740, 730, 0.32);
    tone(audio, out, at + 0.16, 0.34, 494, 488, 0.32);
  },
  cheer: (audio, out, at) => {
    [523, 659, 784, 1047].forEach((pitch, i) => tone(audio, out, at + i * 0.12, 0.4, pitch, pitch, 0.22));
  },
};

/** Sounds for somebody who looks elsewhere. */
const CALLS: readonly Sound[] = ['turn'];

export const play = (sound: Sound): void => emit(0.28, SOUNDS[sound], CALLS.includes(sound));

/** Wood on wood: heavy pieces sound deep, hard hits loud. */
export function knock(grams: number, loud: number): void {
  const pitch = 1500 / Math.sqrt(Math.max(4, grams) / 4);
  emit(0.05 + 0.3 * loud, (audio, out, at) => {
    noise(audio, out, at, 0.035, pitch, 0.9);
    tone(audio, out, at, 0.06, pitch / 3, pitch / 4.2, 0.4);
  });
}

function emit(
  volume: number,
  make: (audio: AudioContext, out: AudioNode, at: number) => void,
  alsoHidden = false,
): void {
  // Turning the sound on is no reason to play everything again.
  if (!untrack(() => on) || !touched || typeof AudioContext === 'undefined') return;
  if (document.visibilityState === 'hidden' && !alsoHidden) return;
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  make(context, out, context.currentTime + 0.01);
}
