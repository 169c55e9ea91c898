import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stateOf } from '../table/fake-host';
import { Session } from '../table/session.svelte';
import { Course } from './course.svelte';
import { keepProgress, progressIn } from './progress.svelte';
import type { Frame, LessonPlan, Teacher, Verdict } from './types';

const frame = (text: string, seat = 1): Frame => ({
  lines: [{ text, seat }],
  state: stateOf({ view: text, asked: 1, setup: { game: 'pig', options: [], clock: { kind: 'none' } } }),
});

/** Two positions: in the first one rolls and then holds, in the second one only rolls. */
const PLAN: LessonPlan = {
  game: 'pig',
  scenes: [
    [frame('throw: start'), frame('1: roll'), frame('2: roll', 2), frame('1: hold')],
    [frame('throw: other'), frame('1: roll')],
  ],
  steps: [
    { id: 'roll', scene: 0, frame: 0, answer: 'roll' },
    { id: 'hold', scene: 0, frame: 2, answer: 'hold' },
    { id: 'again', scene: 1, frame: 0, answer: 'roll' },
  ],
};

const refusal = { code: 'no', args: {}, text: 'not now' };

/** Knows one answer to each question, one as good, one that misses, and refuses everything else. */
const teacher: Teacher = {
  plan: async () => PLAN,
  judge: async (_, step, action): Promise<Verdict> => {
    if (action === PLAN.steps[step]?.answer) return { verdict: 'right' };
    if (action === 'wait') return { verdict: 'missed', hint: 'slow', frame: frame('1: wait') };
    if (action === 'jump') return { verdict: 'also-right', frame: frame('1: jump') };
    return { verdict: 'refused', refusal };
  },
  preview: async () => ({ refused: refusal }),
};

async function begun(from = 0) {
  const course = await Course.open(teacher, 'text', 'Mia', from);
  const session = new Session(course, 'lesson-pig', ['']);
  session.start();
  return { course, session, seen: () => session.state?.view };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('a lesson', () => {
  it('goes on with the record after a right answer, by way of what the others do', async () => {
    const { course, session, seen } = await begun();
    expect(seen()).toBe('throw: start');
    expect(await session.act('roll')).toMatchObject({ ok: true });
    expect([course.mode, seen()]).toEqual(['right', '1: roll']);
    const gone = course.goOn();
    expect([course.mode, seen()]).toEqual(['moving', '2: roll']);
    await vi.advanceTimersByTimeAsync(5000);
    await gone;
    expect([course.mode, course.step.id, course.jumps]).toEqual(['asked', 'hold', 0]);
    expect(session.client.log.map(({ text }) => text)).toEqual(['throw: start', '1: roll', '2: roll']);
  });

  it('shows what was not asked for, says why, and takes it back', async () => {
    const { course, session, seen } = await begun();
    await session.act('wait');
    expect([course.mode, course.hint, seen()]).toEqual(['missed', 'slow', '1: wait']);
    course.takeBack();
    expect([course.mode, seen()]).toEqual(['asked', 'throw: start']);
    expect(session.client.log).toHaveLength(1);
  });

  it('refuses what the rules refuse, with their reason, and stays where it is', async () => {
    const { course, session, seen } = await begun();
    expect(await session.act('dance')).toEqual({ ok: false, refusal });
    expect([course.mode, course.refusal, seen()]).toEqual(['asked', refusal, 'throw: start']);
  });

  it('takes an answer that is as good, and goes on from the position of the record', async () => {
    const { course, session, seen } = await begun();
    await session.act('jump');
    expect([course.mode, seen()]).toEqual(['right', '1: jump']);
    await course.goOn();
    expect([course.mode, course.step.id, course.jumps, seen()]).toEqual(['asked', 'hold', 1, '2: roll']);
  });

  it('is over after the last answer, in another position', async () => {
    const { course, seen } = await begun(1);
    await course.showAnswer();
    const gone = course.goOn();
    await vi.advanceTimersByTimeAsync(5000);
    await gone;
    expect([course.step.id, course.jumps, seen()]).toEqual(['again', 1, 'throw: other']);
    await course.showAnswer();
    await course.goOn();
    expect(course.mode).toBe('over');
  });

  it('takes the next answer at once where nobody else moves in between', async () => {
    const straight = { ...PLAN, steps: [PLAN.steps[0]!, { id: 'next', scene: 0, frame: 1, answer: 'hold' }] };
    const swift = { ...teacher, plan: async () => straight, judge: async () => ({ verdict: 'right' as const }) };
    const course = await Course.open(swift, 'text', 'Mia');
    const session = new Session(course, 'lesson-pig', ['']);
    session.start();
    await session.act('roll');
    expect([course.mode, course.step.id]).toEqual(['right', 'roll']);
    expect(session.state?.asked).not.toBeNull();
    await session.act('hold');
    expect([course.mode, course.step.id]).toEqual(['right', 'next']);
  });

  it('asks nothing while it waits for somebody to go on', async () => {
    const { course, session } = await begun();
    await session.act('wait');
    expect([session.state?.asked, session.state?.choices]).toEqual([null, null]);
    await session.act('roll');
    expect(course.mode).toBe('missed');
    course.takeBack();
    expect(session.state?.asked).not.toBeNull();
  });

  it('has whoever learns at the table under the own name', async () => {
    const { course, session } = await begun();
    expect(session.state?.seats[0]?.sitter).toMatchObject({ name: 'Mia' });
    expect(course.nameOf(1)).toBe('Mia');
  });
});

describe('progress', () => {
  it('is kept in the browser, and who was through stays through', () => {
    keepProgress('pig', 2);
    expect(progressIn('pig')).toBe(2);
    expect(JSON.parse(localStorage.getItem('kiste.lessons') ?? '')).toMatchObject({ pig: 2 });
    keepProgress('pig', 'done');
    keepProgress('pig', 0);
    expect(progressIn('pig')).toBe('done');
  });
});
