import { announce, toast } from '../design/announcer.svelte';
import { moduleOf } from '../games';
import { t } from '../i18n/index.svelte';
import { causeText } from '../insight/cause';
import type { Hint } from '../insight/types';
import type { State } from '../protocol/messages';
import type { Session } from '../table/session.svelte';
import { explain } from './explain';
import { advised } from './log';
import { isUnderCup } from './throwing.svelte';
import type { Turn } from './turn.svelte';

/** Whether the one at this screen can ask what a bot would do: alone with bots, and with something to choose. */
export function isOffered(session: Session, table: State): boolean {
  const { race, withoutHints } = moduleOf(table.setup.game);
  const people = table.seats.filter(({ sitter }) => sitter.kind !== 'bot').length;
  const { list = [], complete = true } = table.choices ?? {};
  // Advice would tell what lies under the cup.
  const chooses = table.asked != null && !isUnderCup() && (list.length > 1 || !complete);
  return session.hasHints && !table.day && people === 1 && table.seats.length > 1 && chooses && !race && !withoutHints;
}

/**
 * What a bot would do in one's place: asked for, one at a time, shown on the board as if it was prepared there, and gone
 * with the question. To be made while a component is set up.
 */
export class Hints {
  asking = $state(false);
  readonly offered: boolean;
  /** What there is to say; null if nobody asked at this question. */
  readonly sentence: string | null;
  /** Whether it can be shown again. */
  #given = $state.raw<{ question: string; hint: Hint | null } | null>(null);
  #at: () => { session: Session; table: State; turn: Turn };

  constructor(at: () => { session: Session; table: State; turn: Turn }) {
    this.#at = at;
    this.offered = $derived(isOffered(at().session, at().table));
    this.sentence = $derived.by(() => {
      const { table, turn } = at();
      if (!this.#given || this.#given.question !== turn.question || !turn.asked) return null;
      return this.#given.hint ? said(table, this.#given.hint) : t('hint-none');
    });
  }

  async ask(): Promise<void> {
    const { session, turn } = this.#at();
    if (this.asking || !this.offered) return;
    const { question } = turn;
    this.asking = true;
    try {
      const answer = await session.hint();
      if (!answer.ok) return toast(explain(answer.refusal), 'refused');
      // Whoever was quicker needs it no more.
      if (this.#at().turn.question !== question) return;
      this.#given = { question, hint: answer.hint };
      if (answer.hint) this.#at().turn.prepare(answer.hint.action);
      if (this.sentence) announce(this.sentence);
    } catch {
      toast(t('hint-none'), 'refused');
    } finally {
      this.asking = false;
    }
  }

  dismiss(): void {
    this.#given = null;
  }
}

/** What to do, and why. */
function said(table: State, { action, cause }: Hint): string {
  const what = advised(table.setup.game, action);
  const why = cause ? t('insight-because', { why: causeText(cause, table.seats.length) }) : '';
  return [t('hint-says', { what }), why].filter(Boolean).join(' ');
}
