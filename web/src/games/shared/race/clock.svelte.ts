import type { State } from '../../../protocol/messages';
import type { TableClient } from '../../../table/client.svelte';

/** How often the time on the screen moves on, in milliseconds. */
const BEAT = 50;

/** The time of a race as its player has it: counted from when things came in, so that a slow line costs nothing. */
export class RaceClock {
  #now = $state(performance.now());
  #client: () => TableClient;
  #table: () => State;

  constructor(client: () => TableClient, table: () => State) {
    this.#client = client;
    this.#table = table;
    $effect(() => {
      if (!this.running) return;
      this.#now = performance.now();
      const timer = setInterval(() => (this.#now = performance.now()), BEAT);
      return () => clearInterval(timer);
    });
  }

  /** Whether a throw is about to fall, or time runs. */
  get running(): boolean {
    const { race } = this.#table();
    return race !== null && (race.countdown !== null || race.since !== null);
  }

  /** Since the state on the screen came in. */
  get #passed(): number {
    return Math.max(0, this.#now - this.#client().receivedAt);
  }

  /** Whether a throw was announced. */
  get counting(): boolean {
    return (this.#table().race?.countdown ?? null) !== null;
  }

  /** Whether it waits for somebody who reads what a race is. */
  get waiting(): boolean {
    return this.counting && (this.#table().race?.waits ?? 0) > this.#passed;
  }

  /** Milliseconds until the throw; null while none is awaited. */
  get countdown(): number | null {
    const left = this.#table().race?.countdown ?? null;
    return left === null || this.waiting ? null : Math.max(0, left - this.#passed);
  }

  /** Milliseconds since the throw. */
  get elapsed(): number | null {
    const since = this.#table().race?.since ?? null;
    return since === null ? null : since + this.#passed;
  }

  /** Milliseconds until time is up. */
  get left(): number | null {
    const deadline = this.#table().race?.deadline ?? null;
    const { elapsed } = this;
    return deadline === null || elapsed === null ? null : Math.max(0, deadline - elapsed);
  }
}
