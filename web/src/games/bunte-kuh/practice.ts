import type { LogLine } from '../../protocol/messages';
import type { Practice, PracticeRun } from '../module';
import { momentIn } from '../shared/race/times';

const GOAL = 5;
/** What a wrong call costs, in milliseconds. */
export const WRONG = 10_000;
/** What a throw costs that nobody calls: all the time there is. */
export const PATIENCE = 45_000;

/** The time until one has pointed or called NERGENS; being wrong costs some more. */
function run(log: readonly LogLine[]): PracticeRun {
  let [dice, millis, at] = [0, 0, 0];
  for (const { text } of log) {
    if (dice >= GOAL || !text) continue;
    if (/^\d: (stop|nowhere|point)/.test(text)) at = momentIn(text) ?? at;
    else if (text.startsWith('= right')) {
      dice += 1;
      millis += at;
    } else if (text.startsWith('= wrong')) millis += at + WRONG;
    else if (text === '= time-out') millis += PATIENCE;
  }
  return { dice, millis, done: dice >= GOAL };
}

export const practice: Practice = { goal: GOAL, options: {}, run };
