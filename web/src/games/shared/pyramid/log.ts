import type { LogLine } from '../../../protocol/messages';
import type { Move, Shown, Side } from '../../../boards/pyramid/view';

const AXES = 'xyz';

/** The side that the engine calls by its axis. */
export const sideOf = (axis: string): Side => Math.max(0, AXES.indexOf(axis)) as Side;

/** Dice with how they came there. */
export interface Happened {
  dice: readonly Shown[];
  moves: readonly Move[];
}

/** Leaves out dice that would be placed where they stand already, as when a replay is turned back. */
export function fitting(before: readonly Shown[], moves: readonly Move[]): Move[] {
  const there = new Set(before.map(({ cell }) => cell));
  return moves.filter((move) => move.kind !== 'place' || !there.has(move.cell));
}

/** How many moves somebody has made: a number that changes with the next one. Those who watch follow each move. */
export const turnsOf = (log: readonly LogLine[], seat: number | null): number =>
  log.filter((line) => (seat === null ? line.seat !== null : line.seat === seat)).length;
