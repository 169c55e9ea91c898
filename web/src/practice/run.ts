import type { Race } from '../play/games';
import { momentIn } from '../games/shared/race/times';
import type { LogLine } from '../protocol/messages';

/** How far somebody who practises is: by the lines of the game, with the times that the table has judged. */
export interface Run {
  /** Dice taken or given away. */
  dice: number;
  /** Milliseconds of all rounds that are over, or of the whole run once it is done. */
  millis: number;
  done: boolean;
}

/** So many dice make a run. */
export const GOAL: Record<Race, number> = { raffzahn: 20, 'bunte-kuh': 5 };

/** What a wrong call in Bunte Kuh costs, in milliseconds. */
export const WRONG = 10_000;

const BEGUN: Run = { dice: 0, millis: 0, done: false };

/** Raffzahn: the time of each round runs until its STOP, that of the last one until the last die. */
function grabs(log: readonly LogLine[]): Run {
  const run = { ...BEGUN };
  let last = 0;
  for (const { text } of log) {
    if (!text) continue;
    const at = momentIn(text);
    if (/^\d: take /.test(text)) {
      run.dice += 1;
      last = at ?? 0;
    } else if (/^= (wrong|void|late) /.test(text)) run.dice -= 1;
    else if (/^\d: stop/.test(text)) run.millis += at ?? 0;
    else if (text === '= time-up') run.millis += 60_000;
  }
  // Whether a grab was right stands in the next line, so the goal is judged when all are read.
  return run.dice >= GOAL.raffzahn ? { dice: run.dice, millis: run.millis + last, done: true } : run;
}

/** Bunte Kuh: the time until one has pointed or called NERGENS; being wrong costs some more. */
function calls(log: readonly LogLine[], patience: number): Run {
  const run = { ...BEGUN };
  let at = 0;
  for (const { text } of log) {
    if (run.done || !text) continue;
    if (/^\d: (stop|nowhere|point)/.test(text)) at = momentIn(text) ?? at;
    else if (text.startsWith('= right')) {
      run.dice += 1;
      run.millis += at;
    } else if (text.startsWith('= wrong')) run.millis += at + WRONG;
    else if (text === '= time-out') run.millis += patience;
    run.done = run.dice >= GOAL['bunte-kuh'];
  }
  return run;
}

export function runOf(game: Race, log: readonly LogLine[], patience = 45_000): Run {
  return game === 'raffzahn' ? grabs(log) : calls(log, patience);
}
