import type { Component } from 'svelte';
import type { State } from '../protocol/messages';
import type { PlayProps } from '../play/table';
import type { Replay } from '../table/hosts';

/** What a replay shows of a game: a view as somebody who watched saw it. */
export interface ReplayProps {
  game: string;
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

/** How far somebody who practises is, with the times that the table has judged. */
export interface PracticeRun {
  dice: number;
  /** Milliseconds of all rounds that are over, or of the whole run once it is done. */
  millis: number;
  done: boolean;
}

export const NOT_BEGUN: PracticeRun = { dice: 0, millis: 0, done: false };

/** A race against the clock, alone. */
export interface Practice {
  /** So many dice make a run. */
  goal: number;
  options: Record<string, string>;
  /** By what the table shows of a game that has begun. */
  run: (table: State) => PracticeRun;
}

/** All that the page knows of a game. Name, players and options are the engine's to tell. */
export interface GameModule {
  /** Its place in the crate. Games without one stand on the shelf below it. */
  compartment?: {
    art: Component;
    /** Colour of the felt the game lies on. */
    lining: string;
    /** Whether its drawing wants the whole width of a phone. */
    wide?: boolean;
    /** Whether it lies across the crate, below the others. */
    strip?: boolean;
  };
  /** Fetched when somebody sits down to it. */
  play: () => Promise<{ default: Component<PlayProps> }>;
  replay: () => Promise<{ default: Component<ReplayProps> }>;
  /** What is worth telling of a game that is over, besides who has won. */
  result?: () => Promise<{ default: Component<PlayProps> }>;
  /** Moves come too thick to be read out: its page says itself what happened. */
  race?: boolean;
  /** What others do is shown for a while: its page says it when it is seen. */
  shown?: boolean;
  /** It is known what its positions are worth, so that luck can be told from skill. */
  judged?: boolean;
  /** Nobody throws dice, so that there is nothing to prove about them. */
  withoutDice?: boolean;
  practice?: Practice;
  /** Nobody can say what to do: it is in the hand. */
  withoutHints?: boolean;
  /** Whether there is a lesson for it in `data/lessons`. */
  lesson?: boolean;
  /** Whether there are puzzles of it in `data/puzzles`. */
  puzzles?: boolean;
  /** What cannot be chosen where people share a screen. */
  fixedAtOneScreen?: Record<string, string>;
  /** Whether people write it themselves. */
  workshop?: boolean;
  /** Why a game ended before its time, if it did. */
  cutShort?: (view: unknown) => string | null;
  /** Rules that come with the game itself, Markdown by strangers. */
  rules?: (view: unknown) => { title: string; text: string; language: string } | null;
  /** Whether it can follow another on the pyramid that this left standing. */
  evening?: boolean;
}
