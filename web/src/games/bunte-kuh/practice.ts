import { viewOf } from '../shared/view';
import type { Practice, PracticeRun } from '../module';
import type { State } from '../../protocol/messages';

const GOAL = 5;
/** What a wrong call costs, in milliseconds. */
export const WRONG = 10_000;

/** The time until one has pointed or called NERGENS; being wrong costs some more. */
function run(table: State): PracticeRun {
  const { players, spent } = viewOf(table, 'bunte-kuh');
  const sum = (what: 'right' | 'wrong') => players.reduce((all, { tempo }) => all + tempo[what], 0);
  const dice = sum('right');
  return { dice, millis: spent + WRONG * sum('wrong'), done: dice >= GOAL };
}

export const practice: Practice = { goal: GOAL, options: {}, run };
