import type { Level } from '../protocol/messages';
import type { Cause, Insight } from '../protocol/reports';

/** What the worker is asked: a whole record. */
export interface ToAnalyst {
  record: string;
}

/** What it says: how far it is, and what it knows by then. */
export type FromAnalyst =
  { kind: 'found'; insight: Insight; done: number; of: number } | { kind: 'unreadable'; why: string };

/** What somebody wants to try out: going on from the middle of a game, in the place of one of its players. */
export interface WhatIf {
  record: string;
  /** How far into it, in steps of its replay. */
  steps: number;
  seat: number;
  name: string;
  /** How well the bots play that have the other places, by seat. */
  levels: Level[];
}

/** What somebody might do who asked, and what speaks for it. */
export interface Hint {
  action: string;
  cause: Cause | null;
}
