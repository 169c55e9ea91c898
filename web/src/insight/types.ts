import type { Insight } from '../protocol/reports';

/** What the worker is asked: a whole record. */
export interface ToAnalyst {
  record: string;
}

/** What it says: how far it is, and what it knows by then. */
export type FromAnalyst =
  { kind: 'found'; insight: Insight; done: number; of: number } | { kind: 'unreadable'; why: string };
