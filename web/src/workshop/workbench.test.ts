import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromWorkshop, ToWorkshop } from './types';
import { Checker } from './workbench';

class FakeWorker {
  static all: FakeWorker[] = [];
  heard: ToWorkshop[] = [];
  ended = false;
  onmessage: ((event: { data: FromWorkshop }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: ToWorkshop) {
    this.heard.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(data: FromWorkshop) {
    this.onmessage?.({ data });
  }
}

const file = (text: string) => ({ name: 'x.kiste-game', text });
const checked = { kind: 'checked', checked: { line: 1, sentence: 'no' }, position: null } as const;

function checker() {
  const listener = { checked: vi.fn(), words: vi.fn(), failed: vi.fn() };
  return { listener, it: new Checker(listener, () => new FakeWorker() as unknown as Worker) };
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('of the texts that wait only the newest is looked at', () => {
  const { it: checks, listener } = checker();
  for (const text of ['a', 'b', 'c']) checks.check(file(text));
  const [worker] = FakeWorker.all;
  worker?.say(checked);
  worker?.say(checked);
  expect(worker?.heard.map(({ text }) => text)).toEqual(['a', 'c']);
  expect(listener.checked.mock.calls.map(([, { text }]) => text)).toEqual(['a', 'c']);
});

it('a check that does not end is ended with its worker, and the next one has another', () => {
  const { it: checks, listener } = checker();
  checks.check(file('loop'));
  // However long it takes to fetch the engine.
  vi.advanceTimersByTime(60_000);
  expect(listener.failed).not.toHaveBeenCalled();
  FakeWorker.all[0]?.say({ kind: 'words', words: [] });
  checks.check(file('better'));
  vi.advanceTimersByTime(11_000);
  expect(listener.failed).toHaveBeenCalledWith('slow');
  expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true, false]);
  expect(FakeWorker.all[1]?.heard.map(({ text }) => text)).toEqual(['better']);
});
