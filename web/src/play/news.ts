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
