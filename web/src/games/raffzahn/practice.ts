import { viewOf } from '../shared/view';
import type { Practice, PracticeRun } from '../module';
import type { State } from '../../protocol/messages';

const GOAL = 20;

/** The time of each round runs until its STOP, that of the last one until the last die. */
function run(table: State): PracticeRun {
  const { players, last, spent } = viewOf(table, 'raffzahn');
  const dice = players.reduce((sum, { tempo }) => sum + tempo.right, 0);
  // Whichever hand took them. A STOP may have come before this was seen.
  const taken = (last?.grabs ?? []).filter(({ fate }) => fate === 'taken');
  const final = taken.at(GOAL - 1 - dice + taken.length);
  const done = dice >= GOAL;
  return { dice, millis: done ? spent - (last?.stop?.at ?? 0) + (final?.at ?? 0) : spent, done };
}

export const practice: Practice = {
  goal: GOAL,
  // As printed, one may stop at once; nobody else has to get a look.
  options: { stop_after: '0' },
  run,
};
