import type { Component } from 'svelte';
import type { PlayProps } from './table';

/** What a replay shows of a game: a view as somebody who watched saw it. */
export interface LookProps {
  view: unknown;
  names: readonly string[];
}

interface GamePages {
  play: () => Promise<{ default: Component<PlayProps> }>;
  look: () => Promise<{ default: Component<LookProps> }>;
}

/** The games that can be played; each is loaded when somebody sits down to it. */
export const PAGES: Record<string, GamePages> = {
  'hop-n-roll': { play: () => import('./hop-n-roll/HopPlay.svelte'), look: () => import('./hop-n-roll/HopLook.svelte') },
  hamstern: { play: () => import('./hamstern/HamsternPlay.svelte'), look: () => import('./hamstern/HamsternLook.svelte') },
};

/** Whether this page has drawings to play a game on. */
export const canPlay = (game: string): boolean => game in PAGES;
