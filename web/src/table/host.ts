/**
 * What the page needs from a place where tables live: a worker in this browser or a server.
 * Both speak the same protocol; the page holds no rules and only passes moves on.
 */
import type {
  ClientMessage,
  CreateTable,
  GameInfo as ListedGame,
  Refusal,
  ServerMessage,
  TableCreated,
} from '../protocol/messages';

/** Ids as used on the command line, in records and in addresses. */
export const GAME_IDS = [
  'hop-n-roll',
  'hamstern',
  'hamsterrolle',
  'abquetschen',
  'raffzahn',
  'bunte-kuh',
  'cui-bono',
  'eintrichtern',
  'wuerfelmarsch',
] as const;

export type GameId = (typeof GAME_IDS)[number];

export function isGameId(id: string | undefined): id is GameId {
  return (GAME_IDS as readonly (string | undefined)[]).includes(id);
}

/** Games on one pyramid, which can follow each other in an evening. */
export const PYRAMID_IDS: readonly GameId[] = [
  'abquetschen',
  'raffzahn',
  'bunte-kuh',
  'cui-bono',
  'eintrichtern',
  'wuerfelmarsch',
];

/** What cannot be chosen where people share a screen: nobody can race there on a side that only they see. */
export function fixedAtOneScreen(game: string): Record<string, string> {
  return game === 'raffzahn' ? { pace: 'ticks' } : {};
}

/** A game a host can open and the page has a compartment for. */
export type GameInfo = Omit<ListedGame, 'id'> & { id: GameId };

export type BotLevel = 'easy' | 'medium' | 'hard';

/** Who is meant to sit where when a table opens. */
export type SeatPlan = { kind: 'person'; name: string } | { kind: 'bot'; level: BotLevel } | { kind: 'open' };

export type StartMode = 'bots' | 'link' | 'hotseat';

/** What a player asked for in the start panel. */
export interface StartIntent {
  game: GameId;
  mode: StartMode;
  seats: SeatPlan[];
  options: Record<string, string>;
  /** The games of an evening, of which this is the first. */
  evening?: GameId[];
}

/** A running table for the "continue" strip. */
export interface RunningTable {
  id: string;
  game: GameId;
  players: string[];
  /** Whether the table waits for the player at this browser. */
  yourTurn: boolean;
}

/** A connection to one table. Its first message has to be a hello, and can be sent at once. */
export interface Link {
  send(message: ClientMessage): void;
  close(): void;
}

export interface LinkListener {
  message(message: ServerMessage): void;
  /** The other side has ended it; `elsewhere` means that another window goes on with the table. */
  closed(why: string): void;
}

/** Where tables live. */
export interface TableHost {
  /** Rejects with `NotMade` if the game cannot be set up like this. */
  create(wish: CreateTable): Promise<TableCreated>;
  connect(listener: LinkListener): Link;
  /** The record of a finished game. */
  record(table: string): Promise<string | undefined>;
  /** Throws a table away, where nobody else can sit at it. */
  remove?(table: string): Promise<void>;
}

/** Ids of tables in the browser are told apart from those of a server by their looks. */
export function isLocal(table: string): boolean {
  return table.startsWith('local-');
}

/** A wish that was refused, with the reason for the person. */
export class NotMade extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}
