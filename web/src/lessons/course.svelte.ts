import { reducedMotion } from '../design/motion';
import { refusalOf } from '../games/shared/view';
import {
  VERSION,
  type ClientMessage,
  type Command,
  type LogLine,
  type Refusal,
  type ServerMessage,
  type State,
} from '../protocol/messages';
import type { Link, LinkListener, TableHost } from '../table/host';
import type { Frame, LessonPlan, Step, Teacher, Weighed } from './types';

/** What the lesson waits for. */
export type Mode =
  /** An answer. */
  | 'asked'
  /** That a move is taken back which was not asked for. */
  | 'missed'
  /** That whoever has answered goes on. */
  | 'right'
  /** The moves of the others. */
  | 'moving'
  | 'over';

/** How long a move of somebody else is looked at, in milliseconds. */
const LOOK = 1400;
const LOOK_STILL = 500;

/** Why a hand reached in vain, in games whose rules let it. */
function wrongIn(view: unknown): Refusal | null {
  const { wrong } = view as { wrong?: { code: string } | null };
  return wrong ? refusalOf(wrong) : null;
}

const pause = () => new Promise((after) => setTimeout(after, reducedMotion() ? LOOK_STILL : LOOK));

/**
 * A lesson while it is taken: to the page of the game it is a table like any other, at which the others and the dice
 * do what the record says.
 */
export class Course implements TableHost {
  readonly plan: LessonPlan;
  /** The question, counted from 0. */
  at = $state(0);
  mode = $state<Mode>('asked');
  /** What is said to the last move, if it was not asked for: the key of a hint, or none for the general one. */
  hint = $state.raw<string | null>(null);
  /** Why the rules refused the last move. */
  refusal = $state.raw<Refusal | null>(null);
  /** What the answer is worth beyond the last move; or beyond all else, if that was the answer. */
  weighed = $state.raw<Weighed | null>(null);
  /** The answer was as good as that of the record, which goes on from another position. */
  astray = $state(false);
  /** Counts up whenever the board shows something that did not come of what it showed. */
  jumps = $state(0);

  #teacher: Teacher;
  #text: string;
  #name: string;
  #listener: LinkListener | null = null;
  #seq = 0;
  #shown: State;
  /** How far the record is. */
  #frame = 0;
  #ended = false;

  private constructor(teacher: Teacher, text: string, plan: LessonPlan, name: string, from: number) {
    this.#teacher = teacher;
    this.#text = text;
    this.#name = name;
    this.plan = plan;
    this.at = Math.min(from, plan.steps.length - 1);
    this.#frame = this.step.frame;
    this.#shown = this.#frames[this.#frame]!.state;
  }

  /** Takes up the lesson in `text` at question `from`; `name` learns. */
  static async open(teacher: Teacher, text: string, name: string, from = 0): Promise<Course> {
    return new Course(teacher, text, await teacher.plan(text), name, from);
  }

  get step(): Step {
    return this.plan.steps[this.at] as Step;
  }

  get isLast(): boolean {
    return this.at === this.plan.steps.length - 1;
  }

  /** How somebody at the table is called. */
  readonly nameOf = (seat: number): string => {
    const sitter = this.#state().seats.find((each) => each.seat === seat)?.sitter;
    return !sitter || sitter.kind === 'open' ? '' : sitter.name;
  };

  /** Makes the move that the record makes. */
  async showAnswer(): Promise<void> {
    await this.#answer(this.step.answer);
  }

  takeBack(): void {
    if (this.mode !== 'missed') return;
    this.mode = 'asked';
    this.#snapshot();
  }

  /** On to the next question, by way of what the others do. */
  async goOn(): Promise<void> {
    if (this.mode !== 'right') return;
    const next = this.plan.steps[this.at + 1];
    const straight = next?.scene === this.step.scene;
    this.mode = 'moving';
    const last = this.astray ? this.#frame : straight ? next.frame : this.#frames.length - 1;
    while (this.#frame < last && !this.#ended) {
      this.#frame += 1;
      this.#show(this.#frames[this.#frame] as Frame);
      await pause();
    }
    if (this.#ended) return;
    if (next) this.#ask(this.at + 1, this.astray || !straight);
    else this.mode = 'over';
  }

  /** Nobody looks any more. */
  end(): void {
    this.#ended = true;
  }

  #ask(step: number, jump: boolean): void {
    this.at = step;
    this.hint = null;
    this.refusal = null;
    this.mode = 'asked';
    this.astray = false;
    this.#frame = this.step.frame;
    if (!jump) return this.#update([]);
    this.jumps += 1;
    this.#snapshot();
  }

  /** The question that a move answers now: also the next one, if nobody else has to do anything before. */
  get #open(): number | null {
    if (this.mode === 'asked') return this.at;
    const next = this.plan.steps[this.at + 1];
    const here = next?.scene === this.step.scene && next.frame === this.#frame && !this.astray;
    return this.mode === 'right' && here ? this.at + 1 : null;
  }

  get #frames(): Frame[] {
    return this.plan.scenes[this.step.scene] as Frame[];
  }

  async #answer(action: string): Promise<Refusal | null> {
    const asked = this.#open;
    // What a page does by itself, as covering a die again, the record does too.
    if (asked === null) return null;
    const verdict = await this.#teacher.judge(this.#text, asked, action);
    if (this.#open !== asked) return null;
    if (this.at !== asked) this.#ask(asked, false);
    this.hint = null;
    this.refusal = null;
    if (verdict.verdict === 'refused') {
      this.refusal = verdict.refusal;
      return verdict.refusal;
    }
    this.weighed = ('weighed' in verdict && verdict.weighed) || null;
    if (verdict.verdict === 'missed') {
      this.hint = verdict.hint;
      this.refusal = wrongIn(verdict.frame.state.view);
      this.mode = 'missed';
      this.#show(verdict.frame);
      return null;
    }
    this.mode = 'right';
    if (verdict.verdict === 'right') {
      this.#frame += 1;
      this.#show(this.#frames[this.#frame] as Frame);
    } else {
      this.astray = true;
      this.#show(verdict.frame);
    }
    return null;
  }

  create(): Promise<never> {
    return Promise.reject(new Error('a lesson has one table'));
  }

  record(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  connect(listener: LinkListener): Link {
    this.#listener = listener;
    return {
      send: (message) => void this.#hear(message),
      close: () => {
        if (this.#listener === listener) this.#listener = null;
      },
    };
  }

  async #hear(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        this.#tell({ type: 'welcome', version: VERSION, table: message.table });
        return this.#snapshot();
      case 'resync':
        return this.#snapshot();
      case 'ping':
        return this.#tell({ type: 'pong' });
      case 'preview': {
        const { id, action } = message;
        const previewed = await this.#teacher.preview(this.#text, this.#open ?? this.at, action);
        if ('standing' in previewed) return this.#tell({ type: 'preview', id, standing: previewed.standing });
        return this.#tell({ type: 'refused', id, refusal: previewed.refused });
      }
      case 'command':
        return this.#carryOut(message.id, message.command);
    }
  }

  async #carryOut(id: string, command: Command): Promise<void> {
    const refusal = command.do === 'act' ? await this.#answer(command.action) : null;
    this.#tell(refusal ? { type: 'refused', id, refusal } : { type: 'ack', id, seq: this.#seq });
  }

  #tell(message: ServerMessage): void {
    this.#listener?.message(message);
  }

  /** The position as it is in the record. */
  #snapshot(): void {
    const frames = this.#frames.slice(0, this.#frame + 1);
    this.#seq += 1;
    this.#shown = this.#frames[this.#frame]!.state;
    const log = frames.flatMap(({ lines }) => lines);
    this.#tell({ type: 'snapshot', snapshot: { state: this.#state(), log, chat: [] } });
  }

  /** What comes of a move. */
  #show({ lines, state }: Frame): void {
    this.#shown = state;
    this.#update(lines);
  }

  /** Tells what happened and how things stand. */
  #update(lines: LogLine[]): void {
    const after = this.#seq;
    this.#seq += 1;
    const seat = lines[0]?.seat ?? 1;
    const what = { event: 'acted' as const, seat, bot: seat !== 1, lines };
    const events = lines.length > 0 ? [{ seq: this.#seq, at: Date.now(), what }] : [];
    this.#tell({ type: 'update', update: { after, seq: this.#seq, events, state: this.#state() } });
  }

  /** As at a table of today, with whoever learns at it. */
  #state(): State {
    const seats = this.#shown.seats.map((seat) =>
      seat.sitter.kind === 'person' ? { ...seat, sitter: { ...seat.sitter, name: this.#name } } : seat,
    );
    const now = { ...this.#shown, seq: this.#seq, now: Date.now(), seats };
    if (this.#shown.asked !== null && this.#open !== null) return { ...now, asked: this.#seq };
    // Nothing can be done until the lesson goes on.
    return { ...now, asked: null, choices: null, pending: now.pending.filter((seat) => seat !== now.you) };
  }
}
