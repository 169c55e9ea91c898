import type { LogLine } from '../../protocol/messages';
import type { Practice, PracticeRun } from '../module';
import { momentIn } from '../shared/race/times';

const GOAL = 20;

/** The time of each round runs until its STOP, that of the last one until the last die. */
function run(log: readonly LogLine[]): PracticeRun {
  let [dice, millis, last] = [0, 0, 0];
  for (const { text } of log) {
    if (!text) continue;
    const at = momentIn(text);
    if (/^\d: take /.test(text)) {
      dice += 1;
      last = at ?? 0;
    } else if (/^= (wrong|void|late) /.test(text)) dice -= 1;
    else if (/^\d: stop/.test(text)) millis += at ?? 0;
    else if (text === '= time-up') millis += 60_000;
  }
  // Whether a grab was right stands in the next line, so the goal is judged when all are read.
  const done = dice >= GOAL;
  return { dice, millis: done ? millis + last : millis, done };
}

export const practice: Practice = {
  goal: GOAL,
  // As printed, one may stop at once; nobody else has to get a look.
  options: { stop_after: '0' },
  run,
};
