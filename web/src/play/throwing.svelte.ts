/** Who throws the dice: the hand of whoever is to throw, or nobody. */
import { tick } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { announce } from '../design/announcer.svelte';
import { coach } from '../lessons/coach';
import type { LogLine } from '../protocol/messages';
import { play } from './sound.svelte';

const REMEMBERED = 'kiste.dice';
const THROWN = 'kiste.thrown';
/** Throws that are remembered, so that none is asked for again after a reload. */
const KEPT = 8;

export type Throwing = 'hand' | 'auto';

let chosen = $state<Throwing>(localStorage.getItem(REMEMBERED) === 'auto' ? 'auto' : 'hand');

export const throwing = (): Throwing => chosen;

export function chooseThrowing(next: Throwing): void {
  chosen = next;
  localStorage.setItem(REMEMBERED, next);
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(THROWN) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** What was said before the last throw: nothing of it is told while it is under the cup. */
export const beforeThrow = (log: readonly LogLine[]): readonly LogLine[] =>
  log.slice(
    0,
    Math.max(
      0,
      log.findLastIndex(({ text }) => text?.startsWith('throw:')),
    ),
  );

const cups = new SvelteSet<Cup>();
let untold: string[] = [];

/** Whether dice of somebody at this screen have not been thrown yet. */
export const isUnderCup = (): boolean => [...cups].some(({ covered }) => covered);

/** Says what was thrown, once it has been: nobody hears dice that are still under the cup. */
export async function announceThrown(sentences: readonly string[]): Promise<void> {
  untold = [...untold, ...sentences];
  await tick();
  if (isUnderCup()) return;
  for (const sentence of untold) announce(sentence);
  untold = [];
}

/**
 * Dice that the table has thrown and that wait for the hand of whoever is to throw them. Everything else goes on: others
 * see them, bots and clocks do not wait. Lessons show their dice at once.
 *
 * To be made while a component is set up.
 */
export class Cup {
  readonly covered: boolean;
  #thrown = $state.raw<readonly string[]>(read());
  #id: () => string | null;
  #again = $state(false);

  /** `at` names the throw, if it is for somebody at this screen to make. */
  constructor(at: () => string | null) {
    const lesson = coach() !== undefined;
    this.#id = at;
    this.covered = $derived.by(() => {
      const id = at();
      return id !== null && !lesson && chosen === 'hand' && !this.#again && !this.#thrown.includes(id);
    });
    $effect(() => {
      cups.add(this);
      return () => {
        cups.delete(this);
        untold = [];
      };
    });
    $effect(() => {
      if (!this.covered) void announceThrown([]);
    });
    $effect(() => {
      const id = at();
      if (id === null || this.covered || this.#thrown.includes(id)) return;
      this.#keep(id);
      this.#again = false;
    });
  }

  /** The dice fall. */
  readonly fall = (): void => {
    const id = this.#id();
    if (id === null || !this.covered) return;
    play('dice');
    this.#keep(id);
  };

  /** Whoever asked for the next throw has thrown it with that. */
  skipNext(): void {
    this.#again = true;
  }

  #keep(id: string): void {
    this.#thrown = [...this.#thrown, id].slice(-KEPT);
    sessionStorage.setItem(THROWN, JSON.stringify(this.#thrown));
  }
}
