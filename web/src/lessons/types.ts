/** What the engine tells of a lesson; `crates/wasm/src/lesson.rs` is the other side. */
import type { Cause } from '../protocol/reports';
import type { LogLine, Refusal, Standing, State } from '../protocol/messages';

/** How things stand after a move and all that followed from it. */
export interface Frame {
  lines: LogLine[];
  state: State;
}

/** Where a question is asked, and what the record answers. */
export interface Step {
  id: string;
  scene: number;
  frame: number;
  answer: string;
}

export interface LessonPlan {
  game: string;
  /** Positions, each from before its first move to after its last. */
  scenes: Frame[][];
  steps: Step[];
}

/** What the answer is worth beyond another choice, in parts of a whole win, and what speaks for it. */
export interface Weighed {
  instead: string;
  whole: number;
  margin: number;
  cause: Cause | null;
}

export type Verdict =
  | { verdict: 'refused'; refusal: Refusal }
  | { verdict: 'missed'; hint: string | null; frame: Frame; weighed?: Weighed | null }
  | { verdict: 'right'; weighed?: Weighed | null }
  | { verdict: 'also-right'; frame: Frame };

export type Previewed = { standing: Standing } | { refused: Refusal };

/** Who reads lessons and judges answers: the engine in this browser. */
export interface Teacher {
  /** Rejects with line and reason if the file is no lesson. */
  plan(text: string): Promise<LessonPlan>;
  judge(text: string, step: number, action: string): Promise<Verdict>;
  preview(text: string, step: number, action: string): Promise<Previewed>;
}
