/**
 * What the page needs from a place where tables live: a worker in this browser or a server.
 * Both speak the same protocol; the page holds no rules and only passes moves on.
 */
import type { Hint } from '../insight/types';
import type {
  ClientMessage,
  CreateTable,
  EveningGame,
  Level,
  Refusal,
  ServerMessage,
  Setup,
  Sheet,
  TableCreated,
} from '../protocol/messages';

/** Games that need the larger module in this browser: rigid bodies, and the language of own games. */
export const LARGE: readonly string[] = ['hamsterrolle', 'own'];

/** Whether what is set up needs the larger module, now or later in its evening. */
export const needsLarge = ({ game, evening = [] }: Pick<Setup, 'game' | 'evening'>): boolean =>
  [game, ...evening.map((next) => (typeof next === 'string' ? next : next.game))].some((id) => LARGE.includes(id));

/** Levels that people choose from in every game. */
export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly Level[];
export type BotLevel = (typeof BOT_LEVELS)[number] | 'expert';

/** Those of one game: in some there are experts, too. */
export const levelsOf = (info?: { expert?: boolean }): readonly BotLevel[] =>
  info?.expert ? [...BOT_LEVELS, 'expert'] : BOT_LEVELS;

/** Who is meant to sit where when a table opens. */
export type SeatPlan = { kind: 'person'; name: string } | { kind: 'bot'; level: BotLevel } | { kind: 'open' };

export type StartMode = 'bots' | 'link' | 'hotseat';

/** What a player asked for in the start panel. */
export interface StartIntent {
  game: string;
  mode: StartMode;
  seats: SeatPlan[];
  options: Record<string, string>;
  /** The games of an evening, of which this is the first. */
  evening?: EveningGame[];
  /** Files of one's own that it is played with. */
  sheets?: Sheet[];
}

/** A running table for the "continue" strip. */
export interface RunningTable {
  id: string;
  game: string;
  title?: string;
  whatIf?: boolean;
  players: string[];
  /** Whether the table waits for the player at this browser. */
  yourTurn: boolean;
  /** When the time for the move that is waited for is up, by this browser's clock. */
  deadline?: number | null;
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
  /** Rejects with `CreateError` if the game cannot be set up like this. */
  create(request: CreateTable): Promise<TableCreated>;
  connect(listener: LinkListener): Link;
  /** The record of a finished game. */
  record(table: string): Promise<string | undefined>;
  /** What somebody might do who has asked for a hint; null if nobody knows. Only where bots are at hand. */
  hintAt?(table: string): Promise<Hint | null>;
  /** Throws a table away, where nobody else can sit at it. */
  remove?(table: string): Promise<void>;
}

/** Ids of tables in the browser are told apart from those of a server by their looks. */
export function isLocal(table: string): boolean {
  return table.startsWith('local-');
}

/** A table that could not be made, with the reason for the person. */
export class CreateError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}
