import type { LogLine } from '../protocol/messages';

/** What happened between one look at the table and the next, line by line. Lines that were taken back are no news. */
export class LogReader {
  #seen: number | null = null;

  since(log: readonly LogLine[]): string[] {
    const seen = this.#seen ?? log.length;
    this.#seen = log.length;
    return log.slice(seen).flatMap(({ text }) => text ?? []);
  }
}

/** Whether the rules let somebody's turn go by, as they do where nothing can be done. */
export const wasSkipped = (lines: readonly string[], seat: number | null): boolean =>
  seat !== null && lines.some((line) => ['pass', 'skip', 'nothing'].some((word) => line === `= ${word} ${seat}`));
