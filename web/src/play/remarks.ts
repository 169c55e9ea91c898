/**
 * Remarks that travel in a record: lines `#> TEXT` below the event they are about, comments to everybody else.
 * One without a text is a bookmark.
 */
const MARK = '#>';
export const LONGEST = 280;
export const MOST = 100;

/** An event as a record writes it, without what is said behind it. */
const eventIn = (line: string) => line.replace(/(^|\s)#.*$/, '').trim();

/** In one line, without what cannot be printed, and no longer than a remark may be. */
export const tidied = (text: string): string =>
  [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()].slice(0, LONGEST).join('');

/** For each line of a record, the step of the replay that it has come to. Effects may be left out of records. */
function stepsOf(lines: readonly string[], events: readonly string[]): number[] {
  let at = 0;
  return lines.map((line) => {
    const event = eventIn(line);
    const next = event ? events.indexOf(event, at + 1) : -1;
    if (next > 0) at = next;
    return at;
  });
}

/** What is remarked, by steps; `events` are those of the replay, the first being the beginning. */
export function remarksIn(record: string, events: readonly string[]): Map<number, string> {
  const lines = record.split('\n');
  const steps = stepsOf(lines, events);
  const found = new Map<number, string>();
  lines.forEach((line, i) => {
    if (!line.startsWith(MARK) || found.size >= MOST) return;
    const step = steps[i] ?? 0;
    const text = tidied(line.slice(MARK.length));
    found.set(step, tidied([found.get(step), text].filter(Boolean).join(' ')));
  });
  return found;
}

/** The record with this remark at a step, instead of any other there; null takes it away. */
export function withRemark(record: string, events: readonly string[], step: number, text: string | null): string {
  const lines = record.split('\n');
  const steps = stepsOf(lines, events);
  const kept = lines.flatMap((line, i) =>
    line.startsWith(MARK) && steps[i] === step ? [] : [{ line, at: steps[i] ?? 0 }],
  );
  if (text !== null) {
    // Behind the event; what is about the whole game stands below the first line.
    const event = step === 0 ? 0 : kept.findLastIndex(({ line, at }) => at <= step && eventIn(line) === events[at]);
    const remark = `${MARK} ${tidied(text)}`.trimEnd();
    kept.splice(event + 1, 0, { line: remark, at: step });
  }
  return kept.map(({ line }) => line).join('\n');
}
