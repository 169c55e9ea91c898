import { isLocal, type StartMode, type TableHost } from './host';
import type { WhatIf } from '../insight/types';
import type { Teacher } from '../lessons/types';
import type { DailyStarted, GameInfo, Standing, Summary, TableCreated } from '../protocol/messages';

/** A game to look at step by step, as the engine in this browser plays it through. */
export interface Replay {
  game: string;
  options: [string, string][];
  names: string[];
  /** Before the first event, then after each. */
  steps: { event: string; told?: string; view: unknown }[];
  standings: Standing[];
  /** Whether every throw was fixed before the game began, or why that cannot be said. */
  dice: { Ok: null } | { Err: { code: string } };
}

/** Which game of which day that is over. */
export interface OldDaily {
  day: string;
  key: string;
  game: string;
  name: string;
}

/** A record of a game of a day, and the key to its dice. */
export interface SealedRecord {
  record: string;
  day: string;
  key: string;
}

/** Tables in this browser, and the engine that can read records. */
export interface BrowserHost extends TableHost {
  games(): Promise<GameInfo[]>;
  replay(record: string): Promise<Replay>;
  /** The same, with every turn judged again. */
  check(record: string): Promise<Replay>;
  remove(table: string): Promise<void>;
  /** A table with a game of a day that is over; rejects with `CreateError` if that cannot be. */
  daily(wish: OldDaily): Promise<DailyStarted>;
  /** What was promised before the day whose key this is. */
  promiseOf(key: string): Promise<string | undefined>;
  /** A record of a day with what fixed its dice. */
  unseal(sealed: SealedRecord): Promise<string>;
  /** A table that goes on from the middle of another game; rejects with `CreateError` if that cannot be. */
  whatIf(wish: WhatIf): Promise<TableCreated>;
  /** Who reads lessons and judges answers. */
  readonly teacher: Teacher;
}

export interface OnlineHost extends TableHost {
  games(): Promise<GameInfo[]>;
  /** How a table stands, without being at it; null if it or the place there is gone. */
  summary(table: string, token: string): Promise<Summary | null | undefined>;
}

/** Both places where tables live, and which of them a request goes to. */
export class Hosts {
  readonly local: BrowserHost;
  readonly online: OnlineHost;

  constructor(local: BrowserHost, online: OnlineHost) {
    this.local = local;
    this.online = online;
  }

  of(table: string): TableHost {
    return isLocal(table) ? this.local : this.online;
  }

  for(mode: StartMode): TableHost {
    return mode === 'link' ? this.online : this.local;
  }

  /** What can be played in this browser alone. */
  localGames(): Promise<GameInfo[]> {
    return this.local.games();
  }

  /** What can be played over a link; nothing where there is no server. */
  onlineGames(): Promise<GameInfo[]> {
    return this.online.games().catch(() => []);
  }
}
