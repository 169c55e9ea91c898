import type { Component } from 'svelte';
import type { Replay } from '../table/hosts';
import type { PlayProps } from './table';

/** What a replay shows of a game: a view as somebody who watched saw it. */
export interface LookProps {
  view: unknown;
  names: readonly string[];
  /** What led to it, in notation. */
  event?: string | null;
  /** How many events led to it. */
  step?: number;
  /** The whole game, where it is gone through step by step. */
  replay?: Replay;
  /** Something moves that is worth waiting for, or no longer. */
  onbusy?: (busy: boolean) => void;
}

interface GamePages {
  play: () => Promise<{ default: Component<PlayProps> }>;
  look: () => Promise<{ default: Component<LookProps> }>;
}

/** The games that can be played; each is loaded when somebody sits down to it. */
export const PAGES: Record<string, GamePages> = {
  'hop-n-roll': {
    play: () => import('../games/hop-n-roll/HopPlay.svelte'),
    look: () => import('../games/hop-n-roll/HopLook.svelte'),
  },
  hamstern: {
    play: () => import('../games/hamstern/HamsternPlay.svelte'),
    look: () => import('../games/hamstern/HamsternLook.svelte'),
  },
  hamsterrolle: {
    play: () => import('../games/hamsterrolle/HamsterrollePlay.svelte'),
    look: () => import('../games/hamsterrolle/HamsterrolleLook.svelte'),
  },
  abquetschen: {
    play: () => import('../games/abquetschen/AbquetschenPlay.svelte'),
    look: () => import('../games/abquetschen/AbquetschenLook.svelte'),
  },
  raffzahn: {
    play: () => import('../games/raffzahn/RaffzahnPlay.svelte'),
    look: () => import('../games/raffzahn/RaffzahnLook.svelte'),
  },
  'bunte-kuh': {
    play: () => import('../games/bunte-kuh/KuhPlay.svelte'),
    look: () => import('../games/bunte-kuh/KuhLook.svelte'),
  },
  'cui-bono': {
    play: () => import('../games/cui-bono/CuiPlay.svelte'),
    look: () => import('../games/cui-bono/CuiLook.svelte'),
  },
  eintrichtern: {
    play: () => import('../games/eintrichtern/EintrichternPlay.svelte'),
    look: () => import('../games/eintrichtern/EintrichternLook.svelte'),
  },
  wuerfelmarsch: {
    play: () => import('../games/wuerfelmarsch/MarchPlay.svelte'),
    look: () => import('../games/wuerfelmarsch/MarchLook.svelte'),
  },
};

/** Games whose pages say themselves what happened, and can be practised alone. */
export const RACES = ['raffzahn', 'bunte-kuh'] as const;
export type Race = (typeof RACES)[number];

export const isRace = (game: string): game is Race => (RACES as readonly string[]).includes(game);

/** Games in which nobody throws dice, so that there is nothing to prove about them. */
const WITHOUT_DICE: readonly string[] = ['hamsterrolle'];
export const hasDice = (game: string): boolean => !WITHOUT_DICE.includes(game);

/** Whether this page has drawings to play a game on. */
export const canPlay = (game: string): boolean => game in PAGES;
