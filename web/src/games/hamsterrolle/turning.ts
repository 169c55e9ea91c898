/**
 * Turns on the screen, as one machine: events and the time go in, the next state and what is to be done come
 * out. Nothing here draws, simulates or waits, so every order of arrival can be tried on a made-up clock.
 *
 * A turn that is on the screen has a number. Whatever is heard of another one is about something that is over.
 */
import type { Verb } from '../../boards/wheel/engine';
import { HAND_MS, MAX_SHOWN_SETTLE_MS, type Tempo } from './pace';
import type { HamsterrolleView } from '../../protocol/views';

/**
 * - `waiting`: nothing moves, the screen shows the last word of the table;
 * - `mine`: a piece is in the own hand;
 * - `streaming`: somebody else's hand moves, as far as it was told;
 * - `showing`: a turn that is known is carried out by a hand;
 * - `settling`: the hands are gone, everything comes to rest;
 * - `unsaid`: everything rests here, and the table has not said yet what came of it.
 *
 * While one turn is on the screen, others queue up.
 */
export type At = 'waiting' | 'mine' | 'streaming' | 'showing' | 'settling' | 'unsaid';

/** What each state waits for, and what ends it if that does not come. */
export const STATES: Record<At, { for: readonly Event['kind'][]; else: 'nothing moves' | 'the player' | 'deadline' }> =
  {
    waiting: { for: ['news', 'hand', 'take', 'aim', 'again'], else: 'nothing moves' },
    // The player lets go, or the rules' own time does; there is nothing to show until then.
    mine: { for: ['let-go', 'put-back', 'news', 'failed'], else: 'the player' },
    streaming: { for: ['let-go', 'news', 'hand-lost', 'failed'], else: 'deadline' },
    showing: { for: ['let-go', 'skip', 'seen', 'failed'], else: 'deadline' },
    settling: { for: ['rest', 'skip', 'seen', 'failed'], else: 'deadline' },
    unsaid: { for: ['news', 'refused', 'hand-lost'], else: 'deadline' },
  };

/** Whoever was away longer than this sees the last turn only. */
const MAX_QUEUED = 3;
/** A turn may be so much late before its end is shown without it. */
export const GRACE = 1000;
/** A hand that nothing is heard of is not waited for. */
export const SILENCE = 10_000;
/** How long the own outcome stays on the screen without the table's word. */
export const UNSAID = 30_000;
/** Whoever looked away longer than this sees how things stand. */
export const AWAY = 1500;

/** The longest that a turn takes on the screen, once its hand is known. */
export const lengthOf = (tempo: Tempo): number => (HAND_MS + MAX_SHOWN_SETTLE_MS) / tempo;
const settleLength = (tempo: Tempo): number => MAX_SHOWN_SETTLE_MS / tempo;

/** A turn in the lines of a game. */
export interface Act {
  seat: number;
  action: string;
  verb: Verb;
  piece: string;
  /** What had happened before. */
  lines: readonly string[];
  /** The wheel after it, as the table says. */
  wheel: string | undefined;
}

const ACT = /^(\d): ((place|pass|shift|drop) (\w+) .+)$/;
/** Whoever sits a turn out moves nothing: there is nothing to show, and no outcome to wait for. */
const SIT = /^\d: sit$/;

export function actsIn(lines: readonly string[], from: number): Act[] {
  return lines.slice(from).flatMap((line, i) => {
    const [, seat = '', action = '', verb = '', piece = ''] = ACT.exec(line) ?? [];
    if (!action) return [];
    const before = lines.slice(0, from + i);
    const wheel = / wheel (\S+)$/.exec(lines[from + i + 1] ?? '')?.[1];
    return [{ seat: Number(seat), action, verb: verb as Verb, piece, lines: before, wheel }];
  });
}

/** What the table says of a turn. */
interface Word {
  wheel: string | undefined;
  /** How things stand after it; null if that was only told together with what came next. */
  view: HamsterrolleView | null;
  lines: number;
}

export interface Run {
  id: number;
  whose: 'own' | 'streamed' | 'recorded';
  seat: number;
  verb: Verb;
  piece: string;
  /** What had happened before. */
  lines: readonly string[];
  /** Not known while a hand still moves. */
  action: string | null;
  /** The stream that tells of it. */
  stream: number | null;
  said: Word | null;
  /** The wheel at the end of it on this screen. */
  seen: string | null;
}

export interface Model {
  at: At;
  run: Run | null;
  /** When it ends without what it waits for, in milliseconds. */
  deadline: number | null;
  queue: readonly (Act & { said: Word })[];
  /** Somebody's hand that moves now. */
  heard: { stream: number; seat: number; piece: string } | null;
  latest: { view: HamsterrolleView; lines: readonly string[] } | null;
  tempo: Tempo;
  /** Since when nobody looks. */
  hidden: number | null;
  runs: number;
}

export const FIRST: Model = {
  at: 'waiting',
  run: null,
  deadline: null,
  queue: [],
  heard: null,
  latest: null,
  tempo: 1,
  hidden: null,
  runs: 0,
};

export type Event =
  /** The table says how things stand; whether the first turn in it is the hand on the screen. */
  | { kind: 'news'; view: HamsterrolleView; lines: readonly string[]; continues: boolean }
  /** How things stand, whatever led to it. */
  | { kind: 'jump'; view: HamsterrolleView; lines: readonly string[] }
  | { kind: 'hand'; stream: number; seat: number; piece: string }
  | { kind: 'hand-lost' }
  | { kind: 'take'; seat: number; verb: Verb; piece: string }
  | { kind: 'aim'; seat: number; verb: Verb; piece: string; action: string }
  | { kind: 'put-back' }
  | { kind: 'refused' }
  /** This turn cannot be shown. */
  | { kind: 'failed'; run: number }
  /** The hands are gone: the turn is what it is, whatever comes of it. */
  | { kind: 'let-go'; run: number; action: string }
  | { kind: 'rest'; run: number; wheel: string; digest: string }
  | { kind: 'skip' }
  /** The last turn once more. */
  | { kind: 'again' }
  | { kind: 'tempo'; tempo: Tempo }
  | { kind: 'hidden' }
  | { kind: 'seen' }
  | { kind: 'tick' };

export type Effect =
  | { do: 'begin'; run: Run }
  /** The rest of it at once. */
  | { do: 'finish' }
  | { do: 'stop' }
  | { do: 'rest'; view: HamsterrolleView; lines: number }
  /** So many lines of the game have been seen to happen. */
  | { do: 'log'; lines: number }
  | { do: 'act'; action: string }
  | { do: 'settled'; digest: string }
  /** The own turn is over without having been one. */
  | { do: 'dropped' }
  /** Screen and table saw a turn otherwise. */
  | { do: 'differs' };

export type Step = [model: Model, effects: readonly Effect[]];

/** Goes on from a step with another. */
const then = ([model, effects]: Step, on: (model: Model) => Step): Step => {
  const [next, more] = on(model);
  return [next, [...effects, ...more]];
};

const IDLE = { at: 'waiting', run: null, deadline: null } as const;

export function step(model: Model, event: Event, now: number): Step {
  switch (event.kind) {
    case 'jump':
    case 'news':
      return news(model, event, now);
    case 'hand': {
      const { stream, seat, piece } = event;
      const heard = { ...model, heard: { stream, seat, piece } };
      if (model.at === 'waiting') return next(heard, now);
      return [model.run?.stream === stream ? { ...model, deadline: streamDeadline(model, now) } : heard, []];
    }
    case 'hand-lost': {
      const gone = { ...model, heard: null };
      return model.run?.whose === 'streamed' ? then(stop(gone), (idle) => next(idle, now)) : [gone, []];
    }
    case 'take':
    case 'aim': {
      if (model.at !== 'waiting' || !model.latest) return [model, []];
      const { seat, verb, piece } = event;
      const action = event.kind === 'aim' ? event.action : null;
      return begin(model, { whose: 'own', seat, verb, piece, action, lines: model.latest.lines }, now);
    }
    case 'put-back':
      return model.at === 'mine' ? then(stop(model), (idle) => next(idle, now)) : [model, []];
    case 'refused':
      return model.run?.whose === 'own' && !model.run.said
        ? then(stop(model), (idle) => next({ ...idle, queue: [] }, now))
        : [model, []];
    case 'skip':
      return hurry(model, now);
    case 'again': {
      const last = model.latest && actsIn(model.latest.lines, 0).at(-1);
      if (model.at !== 'waiting' || !model.latest || !last) return [model, []];
      const { view, lines } = model.latest;
      const said = { wheel: last.wheel, view, lines: lines.length };
      // Stocks and log go back with it.
      return then([model, [{ do: 'log', lines: last.lines.length }]], (before) =>
        begin(before, { whose: 'recorded', ...last, said }, now),
      );
    }
    case 'tempo':
      return [withDeadline({ ...model, tempo: event.tempo }, now), []];
    case 'hidden':
      return [{ ...model, hidden: model.hidden ?? now }, []];
    case 'seen': {
      const away = model.hidden === null ? 0 : now - model.hidden;
      const back = { ...model, hidden: null };
      // Nobody wants to see an hour of turns, one after the other.
      return away < AWAY ? [back, []] : hurry({ ...back, queue: [] }, now);
    }
    case 'tick':
      return model.deadline !== null && now >= model.deadline ? late(model, now) : [model, []];
    case 'failed':
    case 'let-go':
    case 'rest':
      return model.run?.id === event.run ? heardOfRun(model, model.run, event, now) : [model, []];
  }
}

function news(model: Model, event: Extract<Event, { kind: 'news' | 'jump' }>, now: number): Step {
  const { view, lines } = event;
  const known = model.latest?.lines.length ?? null;
  const latest = { view, lines };
  if (event.kind === 'jump' || known === null || lines.length < known)
    return then(stop({ ...model, latest, queue: [], heard: null }), (idle) => next(idle, now));

  const acts = actsIn(lines, known);
  let all: Step = [{ ...model, latest }, []];
  // A hand that was still moving is overtaken by a turn without one, too.
  if (SIT.test(lines.slice(known).find((line) => /^\d: /.test(line)) ?? '')) all = then(all, overtake);
  acts.forEach((act, i) => {
    const last = i === acts.length - 1;
    const said = { wheel: act.wheel, view: last ? view : null, lines: last ? lines.length : act.lines.length + 2 };
    all = then(all, (before) => recorded(before, act, said, i === 0 && event.kind === 'news' && event.continues, now));
  });
  return then(all, (after) => {
    const queue = after.queue.length > MAX_QUEUED ? after.queue.slice(-1) : after.queue;
    const trimmed = { ...after, queue };
    if (trimmed.at === 'waiting' || (trimmed.at === 'unsaid' && trimmed.run?.said)) return over(trimmed, now);
    // Nobody looks: there is nobody to show it to.
    if (trimmed.hidden !== null && trimmed.at !== 'mine') return hurry({ ...trimmed, queue: [] }, now);
    return [trimmed, []];
  });
}

/** One turn that the table tells of. */
function recorded(model: Model, act: Act, said: Word, continues: boolean, now: number): Step {
  const { run } = model;
  const differs: Effect[] =
    run?.seen != null && said.wheel !== undefined && run.seen !== said.wheel ? [{ do: 'differs' }] : [];
  if (run?.whose === 'own' && !run.said && run.action === act.action)
    return [{ ...model, run: { ...run, said } }, differs];
  if (run?.whose === 'streamed' && continues) {
    const known: Run = { ...run, whose: 'recorded', action: act.action, stream: null, said };
    const at = model.at === 'streaming' ? 'showing' : model.at;
    return [withDeadline({ ...model, heard: null, run: known, at }, now), differs];
  }
  return then(overtake(model), (before) => [{ ...before, queue: [...before.queue, { ...act, said }] }, []]);
}

/** It is not the turn that was thought to be under way: the table went on without that one. */
function overtake(model: Model): Step {
  const heard = { ...model, heard: null };
  return model.run && !model.run.said ? stop(heard) : [heard, []];
}

function heardOfRun(
  model: Model,
  run: Run,
  event: Extract<Event, { kind: 'failed' | 'let-go' | 'rest' }>,
  now: number,
): Step {
  if (event.kind === 'failed') {
    // Written by other rules, say: the outcome is shown without how it came about.
    const without = run.whose === 'streamed' ? { ...model, heard: null } : model;
    return then(stop(without), (idle) => next(idle, now));
  }
  if (event.kind === 'let-go') {
    if (model.at === 'settling' || model.at === 'unsaid') return [model, []];
    const mine = model.at === 'mine';
    const gone: Run = mine ? { ...run, action: event.action } : run;
    const effects: Effect[] = mine
      ? [{ do: 'act', action: event.action }]
      : run.whose === 'recorded'
        ? [{ do: 'log', lines: run.lines.length + 1 }]
        : [];
    return [withDeadline({ ...model, at: 'settling', run: gone }, now), effects];
  }
  if (run.seen !== null) return [model, []];
  const seen: Run = { ...run, seen: event.wheel };
  const differs = run.said?.wheel !== undefined && run.said.wheel !== event.wheel;
  const effects: Effect[] = [
    ...(run.whose === 'own' ? [{ do: 'settled', digest: event.digest } as const] : []),
    ...(differs ? [{ do: 'differs' } as const] : []),
  ];
  return then([{ ...model, run: seen }, effects], (rested) => (seen.said ? over(rested, now) : unsaid(rested, now)));
}

/** The table has not said yet what came of it; what is on the screen stays. */
const unsaid = (model: Model, now: number): Step => [withDeadline({ ...model, at: 'unsaid' }, now), []];

/** What it waited for did not come. */
function late(model: Model, now: number): Step {
  const { run } = model;
  if ((model.at === 'showing' || model.at === 'settling') && run && !run.said) return unsaid(model, now);
  if (run?.said) return over(model, now);
  return then(stop({ ...model, heard: null }), (idle) => next(idle, now));
}

/** Whatever is on the screen comes to its end, except a hand that moves by itself. */
function hurry(model: Model, now: number): Step {
  if (model.at === 'mine' || model.at === 'streaming' || model.at === 'unsaid') return [model, []];
  if (!model.run || model.run.said) return over(model, now);
  return [model, [{ do: 'finish' }]];
}

/** The turn on the screen is over, if there was one; its outcome is shown, and the next begins. */
function over(model: Model, now: number): Step {
  const { run } = model;
  const word = run?.said;
  const idle: Model = { ...model, ...IDLE };
  const effects: Effect[] = run ? [{ do: 'stop' }] : [];
  if (word && model.queue.length > 0)
    effects.push(word.view ? { do: 'rest', view: word.view, lines: word.lines } : { do: 'log', lines: word.lines });
  return then([idle, effects], (free) => next(free, now));
}

/** Ends what is on the screen; nothing is shown instead yet. */
function stop(model: Model): Step {
  const { run } = model;
  if (!run) return [model, []];
  const dropped: Effect[] = run.whose === 'own' && !run.said ? [{ do: 'dropped' }] : [];
  return [{ ...model, ...IDLE }, [{ do: 'stop' }, ...dropped]];
}

function next(model: Model, now: number): Step {
  const [job, ...queue] = model.hidden === null ? model.queue : [];
  if (job) {
    const { seat, verb, piece, action, lines, said } = job;
    return begin({ ...model, queue }, { whose: 'recorded', seat, verb, piece, action, lines, said }, now);
  }
  const { latest, heard } = model;
  if (!latest) return [{ ...model, ...IDLE, queue: [] }, []];
  const rest: Effect = { do: 'rest', view: latest.view, lines: latest.lines.length };
  const idle: Model = { ...model, ...IDLE, queue: [] };
  const lies = heard && latest.view.pieces.some(({ piece }) => piece === heard.piece);
  if (!heard || model.hidden !== null || (!lies && !latest.view.own.includes(heard.piece))) return [idle, [rest]];
  // A hand that is still moving does not say what it is about: that shows when it lets go.
  const verb: Verb = lies ? 'pass' : 'place';
  return then([idle, [rest]], (free) =>
    begin(free, { whose: 'streamed', verb, action: null, lines: latest.lines, ...heard }, now),
  );
}

function begin(model: Model, about: Omit<Run, 'id' | 'said' | 'seen' | 'stream'> & Partial<Run>, now: number): Step {
  const { whose, seat, verb, piece, lines, action, stream = null, said = null } = about;
  const run: Run = { id: model.runs + 1, whose, seat, verb, piece, lines, action, stream, said, seen: null };
  const at: At = run.whose === 'streamed' ? 'streaming' : run.action === null ? 'mine' : 'showing';
  return [withDeadline({ ...model, at, run, runs: run.id }, now), [{ do: 'begin', run }]];
}

const streamDeadline = (model: Model, now: number) => (model.at === 'streaming' ? now + SILENCE : model.deadline);

/** No state but the player's own hand is without an end. */
function withDeadline(model: Model, now: number): Model {
  const ends: Record<At, number | null> = {
    waiting: null,
    mine: null,
    streaming: now + SILENCE,
    showing: now + lengthOf(model.tempo) + GRACE,
    settling: now + settleLength(model.tempo) + GRACE,
    unsaid: now + UNSAID,
  };
  return { ...model, deadline: ends[model.at] };
}
