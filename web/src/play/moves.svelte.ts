import { untrack } from 'svelte';
import { toast } from '../design/announcer.svelte';
import { reducedMotion } from '../design/motion';
import type { Refusal, Standing, State } from '../protocol/messages';
import type { Session } from '../table/session.svelte';
import { explain } from './explain';
import { play } from './sound.svelte';
import { nameOf } from './table';

/** What every game's page does with moves: one at a time, and with a reason when one is refused. */
export class Moves {
  /** A move is on its way; nothing else can be chosen. */
  sending = $state(false);
  /** How many moves were made from here. */
  made = $state(0);
  #session: Session;
  #table: () => State;

  constructor(session: Session, table: () => State) {
    this.#session = session;
    this.#table = table;
  }

  /** Makes a move, of the one whose view is shown or of somebody else at this screen. */
  async act(action: string, by?: number): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      await this.call(action, by);
    } finally {
      this.sending = false;
    }
  }

  /** A move that nothing else has to wait for, as in a race. */
  async call(action: string, by?: number): Promise<void> {
    const answer = await (by === undefined ? this.#session.act(action) : this.#session.actAs(by, action));
    if (answer.ok) this.made += 1;
    else this.refuse(answer.refusal);
  }

  async undo(): Promise<void> {
    const answer = await this.#session.send({ do: 'undo' });
    if (!answer.ok) this.refuse(answer.refusal);
  }

  /** Why a move is not possible; null if it is. */
  async why(action: string): Promise<Refusal | null> {
    const answer = await this.#session.preview(action);
    return answer.ok ? null : answer.refusal;
  }

  /** Says why a move is not possible, if it is not. */
  async explain(action: string): Promise<void> {
    const reason = await this.why(action);
    if (reason) this.refuse(reason);
  }

  /** Says why not. */
  refuse(why: Refusal | string): void {
    play('no');
    toast(typeof why === 'string' ? why : explain(why, (seat) => nameOf(this.#table(), seat)), 'refused');
  }
}

/** Brings what a new question is about into sight, wherever one was reading. */
export function scrollToTop(): void {
  if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: reducedMotion() ? 'auto' : 'smooth' });
}

/** A host answers so many questions a second; whoever asks more is sent away. */
const PAUSE_MS = 230;

/** What each of these moves would bring, as the table tells it, one after the other. */
export function previewGains(
  session: Session,
  actions: () => readonly string[],
  now: () => number,
): { readonly gains: ReadonlyMap<string, number> } {
  let gains = $state.raw<ReadonlyMap<string, number>>(new Map());
  const key = $derived(actions().join('|'));
  $effect(() => {
    const list = key === '' ? [] : key.split('|');
    gains = new Map();
    let current = true;
    void (async () => {
      for (const action of list) {
        const answer = await session.preview(action);
        if (!current) return;
        if (answer.ok && answer.standing) gains = new Map([...gains, [action, answer.standing.score - untrack(now)]]);
        await new Promise((after) => setTimeout(after, PAUSE_MS));
        if (!current) return;
      }
    })();
    return () => (current = false);
  });
  return {
    get gains() {
      return gains;
    },
  };
}

/** Where one would stand after the move that is chosen; null until the table has answered. */
export function previewStanding(session: Session, chosen: () => string | null): { readonly standing: Standing | null } {
  let standing = $state.raw<Standing | null>(null);
  $effect(() => {
    const action = chosen();
    standing = null;
    if (action == null) return;
    let current = true;
    void session.preview(action).then((answer) => {
      if (current && answer.ok) standing = answer.standing;
    });
    return () => (current = false);
  });
  return {
    get standing() {
      return standing;
    },
  };
}
