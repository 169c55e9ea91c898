/** Time for animations: the browser's, or one that a test moves by hand. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls back once, at the next frame. */
  frame(callback: () => void): number;
  cancel(handle: number): void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  frame: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
};

/** Stands still until it is stepped. */
export class SteppedClock implements Clock {
  #now = 0;
  #next = 1;
  readonly #waiting = new Map<number, () => void>();

  now(): number {
    return this.#now;
  }

  frame(callback: () => void): number {
    const handle = this.#next++;
    this.#waiting.set(handle, callback);
    return handle;
  }

  cancel(handle: number): void {
    this.#waiting.delete(handle);
  }

  /** Whether somebody waits for a frame. */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /** One frame, `ms` later. */
  step(ms: number): void {
    this.#now += ms;
    const due = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const callback of due) callback();
  }
}
