import type { Phase, SeatState } from '../protocol/messages';
import type { RunningTable } from './host';

/** A table this browser has a seat at, with what makes it the holder. */
export interface KeptTable {
  id: string;
  game: string;
  /** One token for everybody at this screen. */
  tokens: string[];
  players: string[];
  phase: Phase;
  yourTurn: boolean;
  /** When something was last seen of it. */
  at: number;
}

const KEPT = 'kiste.tables';
const NAME = 'kiste.name';
const MOST = 40;

function read(): KeptTable[] {
  try {
    const list = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as KeptTable[];
    return list.filter(
      (table) => typeof table?.id === 'string' && typeof table.game === 'string' && Array.isArray(table.tokens),
    );
  } catch {
    return [];
  }
}

let kept = $state.raw<KeptTable[]>(read());

function write(next: KeptTable[]): void {
  kept = next.sort((a, b) => b.at - a.at).slice(0, MOST);
  localStorage.setItem(KEPT, JSON.stringify(kept));
}

export function keptTable(id: string): KeptTable | undefined {
  return kept.find((table) => table.id === id);
}

/** Tables that are not over yet, the latest first. */
export function runningTables(): RunningTable[] {
  return kept.filter(({ phase }) => phase !== 'over');
}

/** All seats of this browser, also of games that are over. */
export function keptTables(): readonly KeptTable[] {
  return kept;
}

export function keepTable(id: string, game: string, tokens: string[]): void {
  const known = keptTable(id);
  const table: KeptTable = { players: [], phase: 'lobby', yourTurn: false, ...known, id, game, tokens, at: Date.now() };
  write([table, ...read().filter((other) => other.id !== id)]);
}

/** Notes how a kept table stands, for the home page. */
export function noteTable(
  id: string,
  state: { phase: Phase; seats: readonly SeatState[] },
  yourTurn: boolean,
  game?: string,
): void {
  const table = keptTable(id);
  if (!table) return;
  const players = state.seats.flatMap(({ sitter }) => (sitter.kind === 'open' ? [] : [sitter.name]));
  // In an evening the game changes.
  const played = game ?? table.game;
  if (
    table.game === played &&
    table.phase === state.phase &&
    table.yourTurn === yourTurn &&
    table.players.join() === players.join()
  )
    return;
  write([
    { ...table, game: played, players, phase: state.phase, yourTurn, at: Date.now() },
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
