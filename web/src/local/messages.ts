/** What the page and its worker say to each other. */
import type { ClientMessage, CreateTable, Refusal, ServerMessage, TableCreated } from '../protocol/messages';
import type { Replay } from '../table/hosts';

/** Questions with one answer each. */
export interface Questions {
  create: { ask: CreateTable; answer: TableCreated };
  record: { ask: string; answer: string | undefined };
  replay: { ask: string; answer: Replay };
  check: { ask: string; answer: Replay };
  remove: { ask: string; answer: void };
}

export type Question = keyof Questions;

export type ToWorker =
  | { [Q in Question]: { kind: 'ask'; id: number; question: Q; ask: Questions[Q]['ask'] } }[Question]
  | { kind: 'message'; connection: number; message: ClientMessage }
  | { kind: 'close'; connection: number }
  /** How many milliseconds bots wait before they act. */
  | { kind: 'pause'; pause: number };

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
