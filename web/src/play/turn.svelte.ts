import { untrack } from 'svelte';
import { announce, dismissRefusals } from '../design/announcer.svelte';
import { t } from '../i18n/index.svelte';
import { coach } from '../lessons/coach';
import type { State } from '../protocol/messages';
import type { Session } from '../table/session.svelte';
import { Moves, scrollToTop } from './moves.svelte';
import { play } from './sound.svelte';
import { awaited, nameOf } from './table';

interface Setting {
  /** Whose turn it is and what is asked, in one sentence. */
  sentence: () => string;
  /** Whether somebody at this screen is to do something now; as a rule, whoever is asked. */
  mine?: () => boolean;
  /** Changes when something new is asked; as a rule, with the question that the table puts. */
  question?: () => string;
  /** Whose sheet is on the screen; as a rule one's own. */
  seat?: () => number;
  /** Takes back what was prepared for the last question. */
  reset?: () => void;
  /** Prepares a move that somebody else thought of, to be seen on the board before it is made. */
  prepare?: (action: string) => void;
  /** No sound says that it is one's turn: something else is heard then, by whoever looks. */
  quiet?: boolean;
}

/**
 * What every game's page does with a turn: the question, and whatever was prepared for the last one is gone with it;
 * the sentence, also for those who hear the page; the sound; and moves, one at a time.
 *
 * To be made while a component is set up.
 */
export class Turn extends Moves {
  readonly asked: boolean;
  readonly seat: number;
  readonly mine: boolean;
  readonly question: string;
  readonly sentence: string;
  /** What the game tells that the viewer can do. */
  readonly choices: readonly string[];
  /** Shows a move on the board as one's own fingers would prepare it. */
  readonly prepare: (action: string) => void;
  #at: () => { session: Session; table: State };

  constructor(at: () => { session: Session; table: State }, setting: Setting) {
    super(
      untrack(() => at().session),
      () => at().table,
    );
    this.#at = at;
    this.prepare = (action) => setting.prepare?.(action);
    this.asked = $derived(at().table.asked != null);
    this.seat = $derived(setting.seat?.() ?? at().table.you ?? 1);
    this.mine = $derived(setting.mine?.() ?? this.asked);
    this.question = $derived(setting.question?.() ?? `${this.seat} ${at().table.asked}`);
    const lesson = coach();
    // Where nothing is asked in a lesson, it says itself what it waits for.
    this.sentence = $derived((this.asked ? null : lesson?.sentence()) ?? setting.sentence());
    this.choices = $derived(at().table.choices?.list ?? []);
    $effect(() => {
      void this.question;
      untrack(() => setting.reset?.());
      dismissRefusals();
    });
    $effect(() => {
      void this.question;
      if (this.mine) scrollToTop();
    });
    $effect(() => announce(this.sentence));
    $effect(() => {
      const heard = setting.quiet && document.visibilityState !== 'hidden';
      // Whatever else happens at the table while it is one's turn is no new call.
      if (this.mine && !heard && !untrack(() => at().session.shared)) play('turn');
    });
  }

  /** Whom a sentence speaks to: by name only where several people share the screen. */
  whom(seat = this.seat): { name: string; shared: 'yes' | 'no' } {
    const { session, table } = this.#at();
    return { name: nameOf(table, seat), shared: session.shared ? 'yes' : 'no' };
  }

  /** What is said while others think. */
  awaiting(say: (names: string) => string): string {
    const names = awaited(this.#at().table);
    return names ? say(names) : t('please-wait');
  }
}
