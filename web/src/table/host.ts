/**
 * What the page needs from a place where tables live: a Worker in this browser or a server.
 * Both look the same from here; the page holds no rules and only passes actions on.
 */

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

/** One choice before the game, as `kiste games --json` lists it. */
export interface GameOption {
  key: string;
  about: string;
  /** Words to choose from, or a whole number between two bounds. */
  values: string[] | { min: number; max: number };
  default: string;
}

/** A game a host can open, as `kiste games --json` lists it. */
export interface GameInfo {
  id: GameId;
  name: string;
  about: string;
  /** Possible numbers of players, ascending. */
  players: number[];
  options: GameOption[];
}

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
}

/** A table this browser takes part in. */
export interface TableRef {
  id: string;
  game: GameId;
  /** Address friends open to join; absent for tables that live in this browser only. */
  invite?: string;
}

/** A running table for the "continue" strip. */
export interface RunningTable extends TableRef {
  players: string[];
  /** Whether the table waits for the player at this browser. */
  yourTurn: boolean;
}

/** Everything a table tells its viewers; `View` is the game's own view type. */
export interface TableUpdate<View = unknown> {
  seq: number;
  view: View;
}

/** A refusal is a message key with arguments, so the page can say it in the player's language. */
export interface Refusal {
  code: string;
  args: Record<string, string | number>;
}

export type Answer = { ok: true } | { ok: false; refusal: Refusal };

export interface TableHost {
  /** Ways to start that this host can serve. */
  readonly modes: readonly StartMode[];
  games(): Promise<GameInfo[]>;
  create(intent: StartIntent): Promise<TableRef>;
  join(invite: string, name: string): Promise<TableRef>;
  act(table: string, action: string): Promise<Answer>;
  /** Calls `listen` with the present state at once and with every later one; returns how to stop. */
  subscribe(table: string, listen: (update: TableUpdate) => void): () => void;
  /** Tables to continue, kept current until the returned function is called. */
  watchTables(listen: (tables: RunningTable[]) => void): () => void;
}
