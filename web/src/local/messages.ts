/** What the page and its worker say to each other. */
import type { ClientMessage, CreateTable, Refusal, ServerMessage, TableCreated } from '../protocol/messages';
import type { GameInfo, Replay, Summary } from './engine';

/** A table that lives in this browser. */
export interface LocalTable extends Summary {
  table: string;
}

/** Questions with one answer each. */
export interface Questions {
  games: { ask: undefined; answer: GameInfo[] };
  create: { ask: CreateTable; answer: TableCreated };
  tables: { ask: undefined; answer: LocalTable[] };
  record: { ask: string; answer: string | undefined };
  replay: { ask: string; answer: Replay };
  remove: { ask: string; answer: void };
}

export type Question = keyof Questions;

export type ToWorker =
  | { [Q in Question]: { kind: 'ask'; id: number; question: Q; ask: Questions[Q]['ask'] } }[Question]
  | { kind: 'message'; connection: number; message: ClientMessage }
  | { kind: 'close'; connection: number };

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
  | { kind: 'closed'; connection: number; why: Ending }
  /** The browser keeps nothing for this page: games end with it. */
  | { kind: 'not-kept' }
  | { kind: 'tables-changed' };
