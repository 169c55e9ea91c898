import type { DieColour } from './view';

export type DieSkin = DieColour | 'unknown';
/** Colour is never the only sign: every colour has its own pips. */
export type PipShape = 'disc' | 'ring' | 'diamond';

/** The dice, in both views. */
export const SKINS: Record<DieSkin, { body: string; edge: string; pip: string; shape: PipShape }> = {
  red: { body: '#c4331f', edge: '#7d1d10', pip: '#fff3e2', shape: 'disc' },
  yellow: { body: '#f2b51d', edge: '#966a0b', pip: '#3f2606', shape: 'ring' },
  pearl: { body: '#f4ebdc', edge: '#a8977c', pip: '#2c2320', shape: 'disc' },
  turquoise: { body: '#14a19f', edge: '#0b5f5e', pip: '#f2fffb', shape: 'diamond' },
  unknown: { body: '#b9a88f', edge: '#6e5d47', pip: '#4a3b2c', shape: 'disc' },
};

export const skinOf = (colour: DieColour | null): DieSkin => colour ?? 'unknown';
