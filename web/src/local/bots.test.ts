import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Bots } from './bots';
import type { Thought } from './engine';
import type { ToThinker } from './thinking';

const THOUGHT: Thought = { table: 't', seat: 1, asked: 3, log: [] };
const MODULE = {} as WebAssembly.Module;

/** A worker played by hand. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { preventDefault(): void; message: string }) => void) | undefined;
  readonly heard: ToThinker[] = [];
  terminated = false;

  postMessage(message: ToThinker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  kinds(): string[] {
    return this.heard.map(({ kind }) => kind);
  }
}

let hired: FakeWorker[];
const hire = () => {
  const worker = new FakeWorker();
  hired.push(worker);
  return worker as unknown as Worker;
};
beforeEach(() => {
  hired = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const soon = () => vi.advanceTimersByTimeAsync(600);

it('one worker thinks alone', async () => {
  const answer = new Bots(hire, MODULE).decide(THOUGHT);
  await soon();
  expect(hired.map((worker) => worker.kinds())).toEqual([['module', 'think']]);
  hired[0]?.onmessage?.({ data: 'roll' });
  expect(await answer).toBe('roll');
});

it('waits before it acts, as long as was chosen, so that one can follow', async () => {
  const bots = new Bots(hire, MODULE);
  for (const [pause, early] of [
    [2000, 1300],
    [0, 0],
  ] as const) {
    bots.pause = pause;
    let acted: string | undefined;
    void bots.decide(THOUGHT).then((action) => (acted = action));
    await soon();
    hired.at(-1)?.onmessage?.({ data: 'roll' });
    await vi.advanceTimersByTimeAsync(early);
    expect(acted).toBe(pause > 0 ? undefined : 'roll');
    await vi.advanceTimersByTimeAsync(200);
    expect(acted).toBe('roll');
  }
});

it('several workers try turns at the same time, and the first learns what came of them', async () => {
  const answer = new Bots(hire, MODULE, 2).decide(THOUGHT);
  await soon();
  hired[0]?.onmessage?.({ data: ['a', 'b', 'c'] });
  await soon();
  // Two at a time, each when the one before is done.
  expect(hired.map((worker) => worker.kinds())).toEqual([
    ['module', 'tries', 'attempt'],
    ['module', 'attempt'],
  ]);
  hired[1]?.onmessage?.({ data: 'b!' });
  hired[0]?.onmessage?.({ data: 'a!' });
  await soon();
  expect(hired[0]?.heard.at(-1)).toMatchObject({ kind: 'attempt', turn: 'c' });
  hired[0]?.onmessage?.({ data: 'c!' });
  await soon();
  expect(hired[0]?.heard.at(-1)).toMatchObject({
    kind: 'think',
    tried: [
      ['a', 'a!'],
      ['b', 'b!'],
      ['c', 'c!'],
    ],
  });
  hired[0]?.onmessage?.({ data: 'place c' });
  expect(await answer).toBe('place c');
});

it('a worker that fails is replaced, and its try is left to whoever decides', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const bots = new Bots(hire, MODULE, 2);
  const answer = bots.decide(THOUGHT);
  await soon();
  hired[0]?.onmessage?.({ data: ['a', 'b'] });
  await soon();
  hired[1]?.onerror?.({ preventDefault: () => {}, message: 'panicked' });
  hired[0]?.onmessage?.({ data: 'a!' });
  await soon();
  expect(hired[1]?.terminated).toBe(true);
  expect(hired[0]?.heard.at(-1)).toMatchObject({ kind: 'think', tried: [['a', 'a!']] });
  hired[0]?.onmessage?.({ data: 'place a' });
  expect(await answer).toBe('place a');
});

it('waits while somebody is not ready, also with what was thought before', async () => {
  const bots = new Bots(hire, MODULE);
  let said: string | undefined;
  void bots.decide(THOUGHT).then((decision) => (said = decision));
  bots.hold(true);
  await soon();
  hired[0]?.onmessage?.({ data: 'roll' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toBeUndefined();
  bots.hold(false);
  await soon();
  expect(said).toBe('roll');
});
