/** What stays marked of the moves that were made: places, and where dice came from. */
import { cellText, inPyramid, parseCell, step } from './geometry';
import type { CellText, Move, Trace } from './view';

/** Older traces fade away. */
const MOST = 12;

function traceOf(move: Move, side: number): Trace {
  switch (move.kind) {
    case 'place':
    case 'turn':
      return { at: move.cell, from: null, gone: false };
    case 'remove':
      return { at: move.cell, from: null, gone: true };
    case 'tilt':
      return { at: move.to, from: move.from, gone: false };
    case 'slide': {
      const above = step(parseCell(move.cell), move.axis, -1);
      return { at: move.cell, from: inPyramid(above, side) ? cellText(above) : null, gone: false };
    }
  }
}

/** The trail after further moves: of each place only the last trace. */
export function extended(trail: readonly Trace[], moves: readonly Move[], side: number): Trace[] {
  const traces = new Map<CellText, Trace>(trail.map((trace) => [trace.at, trace]));
  for (const move of moves) {
    const trace = traceOf(move, side);
    traces.delete(trace.at);
    traces.set(trace.at, trace);
  }
  return [...traces.values()].slice(-MOST);
}
