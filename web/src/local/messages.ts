/** What the page and its worker say to each other. */
import type {
  ClientMessage,
  CreateTable,
  DailyStarted,
  Refusal,
  ServerMessage,
  TableCreated,
} from '../protocol/messages';
import type { Hint, WhatIf } from '../insight/types';
import type { LessonPlan, Previewed, Verdict } from '../lessons/types';
import type { OldDaily, Replay, SealedRecord } from '../table/hosts';

/** A move in a lesson. */
export interface LessonMove {
  text: string;
  step: number;
  action: string;
}

/** Questions with one answer each. */
export interface Questions {
  create: { ask: CreateTable; answer: TableCreated };
  daily: { ask: OldDaily; answer: DailyStarted };
  promiseOf: { ask: string; answer: string | undefined };
  unseal: { ask: SealedRecord; answer: string };
  whatIf: { ask: WhatIf; answer: TableCreated };
  /** At a table; null if nobody there has asked for one. */
  hint: { ask: string; answer: Hint | null };
  record: { ask: string; answer: string | undefined };
  replay: { ask: string; answer: Replay };
  check: { ask: string; answer: Replay };
  remove: { ask: string; answer: void };
  lesson: { ask: string; answer: LessonPlan };
  judge: { ask: LessonMove; answer: Verdict };
  preview: { ask: LessonMove; answer: Previewed };
}

export type Question = keyof Questions;

export type ToWorker =
  | { [Q in Question]: { kind: 'ask'; id: number; question: Q; ask: Questions[Q]['ask'] } }[Question]
  | { kind: 'message'; connection: number; message: ClientMessage }
  | { kind: 'close'; connection: number }
  /** How many milliseconds bots wait before they act. */
  | { kind: 'pause'; pause: number }
  /** Whether bots wait until somebody is ready. */
  | { kind: 'hold'; hold: boolean };

/** Why the worker ends a connection. */
export type Ending =
  /** The table was opened in another window, where it goes on. */
  | 'elsewhere'
  /** What happened could not be stored; connecting again shows what was. */
  | 'failed';

export type FromWorker =
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'refused'; id: number; refusal: Refusal }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'message'; connection: number; message: ServerMessage }
  | { kind: 'closed'; connection: number; why: Ending };
