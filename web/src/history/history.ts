/**
 * Games that were played to their end in this browser, with everything to look at them again. They stay here: nobody
 * else is told, and one file holds them all for whoever wants to take them along.
 */
import type { Level, Standing } from '../protocol/messages';

export interface Finished {
  /** The promise about its dice names a game for ever; the same game is kept once. */
  id: string;
  game: string;
  /** What it calls itself, if somebody has written it. */
  title?: string;
  /** When it ended. */
  at: number;
  names: string[];
  /** Seats that bots played, from 1. */
  bots: number[];
  /** Seats of the people at this screen, from 1. */
  own: number[];
  standings: Standing[];
  record: string;
  /** How well the bots among them play, by seat. */
  levels?: (Level | null)[];
  /** How many hints somebody here was given. */
  hints?: number;
}

const GAMES = 'games';
const FORMAT = 'kiste history 1';
/** The oldest give way. */
export const MOST = 500;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('kiste-history', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
  return done(request);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}

async function within<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await work(database.transaction(GAMES, mode).objectStore(GAMES));
  } finally {
    database.close();
  }
}

/** All of them, the latest first. */
export async function finishedGames(): Promise<Finished[]> {
  const games = await within('readonly', (store) => done(store.getAll() as IDBRequest<Finished[]>));
  return games.sort((a, b) => b.at - a.at);
}

/** Keeps a game; one that is kept already stays as it is. */
export async function keepGame(game: Finished): Promise<void> {
  await within('readwrite', async (store) => {
    const known = await done(store.get(game.id));
    if (!known) await done(store.put(game));
  });
  const surplus = (await finishedGames()).slice(MOST);
  for (const { id } of surplus) await forgetGame(id);
}

export async function forgetGame(id: string): Promise<void> {
  await within('readwrite', (store) => done(store.delete(id)));
}

export const exported = (games: readonly Finished[]): string => JSON.stringify({ format: FORMAT, games }, null, 1);

const isList = <Each>(list: unknown, each: (entry: unknown) => entry is Each): list is Each[] =>
  Array.isArray(list) && list.every(each);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isStanding = (value: unknown): value is Standing => {
  const { seat, score, rank, parts } = (value ?? {}) as Partial<Standing>;
  return isNumber(seat) && isNumber(score) && isNumber(rank) && Array.isArray(parts);
};

function isFinished(value: unknown): value is Finished {
  const { id, game, at, names, bots, own, standings, record } = (value ?? {}) as Partial<Finished>;
  return (
    [id, game, record].every(isText) &&
    isNumber(at) &&
    isList(names, isText) &&
    isList(bots, isNumber) &&
    isList(own, isNumber) &&
    isList(standings, isStanding) &&
    standings.length === names.length
  );
}

/** The games of a file; throws if it holds none. */
export function imported(text: string): Finished[] {
  const file = JSON.parse(text) as { format?: unknown; games?: unknown };
  if (file?.format !== FORMAT || !Array.isArray(file.games)) throw new Error('no games in this file');
  return file.games.filter(isFinished);
}

export interface Share {
  name: string;
  played: number;
  won: number;
}

const wins = ({ standings, own }: Finished): boolean =>
  standings.some(({ seat, rank }) => rank === 1 && own.includes(seat));
/** Played against somebody, by one of several at the table. */
const isContest = ({ own, names }: Finished): boolean => own.length === 1 && names.length > 1;

function shares(games: readonly Finished[], namesOf: (game: Finished) => readonly string[]): Share[] {
  const found = new Map<string, Share>();
  for (const game of games.filter(isContest)) {
    for (const name of new Set(namesOf(game))) {
      const share = found.get(name) ?? { name, played: 0, won: 0 };
      found.set(name, { name, played: share.played + 1, won: share.won + Number(wins(game)) });
    }
  }
  return [...found.values()].sort((a, b) => b.played - a.played || a.name.localeCompare(b.name));
}

/** Games that somebody has written are as many games as there are titles. */
const kindOf = ({ game, title }: Finished): string => title ?? game;

/** How often somebody here won, by game. */
export const sharesByGame = (games: readonly Finished[]): Share[] => shares(games, (game) => [kindOf(game)]);

/** How often somebody here won, by whom they played against. */
export const sharesByOpponent = (games: readonly Finished[]): Share[] =>
  shares(games, ({ names, own }) => names.filter((_, index) => !own.includes(index + 1)));

/** The best score of somebody here, by game. */
export function bestScores(games: readonly Finished[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const game of new Set(games.map(kindOf))) {
    const played = games.filter((each) => kindOf(each) === game && each.standings.length > 0);
    // Whether few points are good is seen by who won.
    const judged = played.reduce((sum, { standings }) => {
      const first = standings.find(({ rank }) => rank === 1)?.score ?? 0;
      const last = standings.reduce((a, b) => (b.rank > a.rank ? b : a), standings[0] as Standing).score;
      return sum + Math.sign(first - last);
    }, 0);
    const own = played.flatMap(({ standings, own: seats }) =>
      standings.filter(({ seat }) => seats.includes(seat)).map(({ score }) => score),
    );
    if (own.length > 0) best.set(game, judged < 0 ? Math.min(...own) : Math.max(...own));
  }
  return best;
}

/** The best score of somebody who played this game alone; null if nobody did. */
export function bestAlone(games: readonly Finished[], game: string): number | null {
  const alone = games.filter((each) => each.game === game && each.names.length === 1 && each.own.length === 1);
  return alone.length > 0 ? Math.max(...alone.map(({ standings }) => standings[0]?.score ?? 0)) : null;
}
