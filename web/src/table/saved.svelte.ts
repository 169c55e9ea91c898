import type { Phase, SeatState } from '../protocol/messages';
import type { RunningTable } from './host';

/** A table this browser has a seat at, with what makes it the holder. */
export interface SavedTable {
  id: string;
  game: string;
  /** What it calls itself, if somebody has written it. */
  title?: string;
  /** One token for everybody at this screen. */
  tokens: string[];
  /** Whether it only tries out another move of a game that was played. */
  whatIf?: boolean;
  /** Whether all of them are one person's, who looks from the first seat. */
  alone?: boolean;
  players: string[];
  phase: Phase;
  yourTurn: boolean;
  /** When the time for the move that is waited for is up, by this browser's clock. */
  deadline?: number | null;
  /** When something was last seen of it. */
  at: number;
}

const STORED = 'kiste.tables';
const NAME = 'kiste.name';
const MAX_TABLES = 40;

function read(): SavedTable[] {
  try {
    const list = JSON.parse(localStorage.getItem(STORED) ?? '[]') as SavedTable[];
    return list.filter(
      (table) => typeof table?.id === 'string' && typeof table.game === 'string' && Array.isArray(table.tokens),
    );
  } catch {
    return [];
  }
}

let saved = $state.raw<SavedTable[]>(read());

function write(next: SavedTable[]): void {
  saved = next.sort((a, b) => b.at - a.at).slice(0, MAX_TABLES);
  localStorage.setItem(STORED, JSON.stringify(saved));
}

export function savedTable(id: string): SavedTable | undefined {
  return saved.find((table) => table.id === id);
}

/** Tables that are not over yet: those that wait for somebody here first, the most urgent of them before the others. */
export function runningTables(): RunningTable[] {
  const until = ({ deadline }: SavedTable) => deadline ?? Number.POSITIVE_INFINITY;
  return saved
    .filter(({ phase }) => phase !== 'over')
    .sort(
      (a, b) => Number(b.yourTurn) - Number(a.yourTurn) || (until(a) === until(b) ? b.at - a.at : until(a) - until(b)),
    );
}

/** All seats of this browser, also of games that are over. */
export function savedTables(): readonly SavedTable[] {
  return saved;
}

export function saveTable(
  id: string,
  game: string,
  tokens: string[],
  more: { alone?: boolean; whatIf?: boolean } = {},
): void {
  const known = savedTable(id);
  const table: SavedTable = {
    players: [],
    phase: 'lobby',
    yourTurn: false,
    ...known,
    ...more,
    id,
    game,
    tokens,
    at: Date.now(),
  };
  write([table, ...read().filter((other) => other.id !== id)]);
}

/** How a saved table stands, for the home page. */
export function updateTable(
  id: string,
  state: { phase: Phase; seats: readonly SeatState[]; pending: readonly number[]; now: number; you?: number | null },
  yourTurn: boolean,
  { game, title }: { game?: string; title?: string } = {},
): void {
  const table = savedTable(id);
  if (!table) return;
  // One's own name says nothing, unless several people share the screen.
  const own = table.tokens.length === 1 ? state.you : null;
  const players = state.seats.flatMap(({ seat, sitter }) =>
    sitter.kind === 'open' || seat === own ? [] : [sitter.name],
  );
  const waited = state.seats
    .filter(({ seat }) => state.pending.includes(seat))
    .flatMap(({ deadline }) => deadline ?? []);
  const offset = state.now - Date.now();
  // To the second: clocks never agree on less.
  const deadline = waited.length > 0 ? Math.round((Math.min(...waited) - offset) / 1000) * 1000 : null;
  // In an evening the game changes.
  const played = game ?? table.game;
  if (
    table.game === played &&
    (title === undefined || table.title === title) &&
    table.phase === state.phase &&
    table.yourTurn === yourTurn &&
    Math.abs((table.deadline ?? 0) - (deadline ?? 0)) < 5000 &&
    table.players.join() === players.join()
  )
    return;
  write([
    {
      ...table,
      game: played,
      title: played === table.game ? (title ?? table.title) : title,
      players,
      phase: state.phase,
      yourTurn,
      deadline,
      at: Date.now(),
    },
    ...read().filter((other) => other.id !== id),
  ]);
}

export function forgetTable(id: string): void {
  write(read().filter((table) => table.id !== id));
}

/** The name this player used last. */
export function rememberedName(): string {
  return localStorage.getItem(NAME) ?? '';
}

export function rememberName(name: string): void {
  localStorage.setItem(NAME, name);
}
