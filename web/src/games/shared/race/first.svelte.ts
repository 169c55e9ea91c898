import { untrack } from 'svelte';
import { t } from '../../../i18n/index.svelte';
import { listed } from '../../../play/explain';
import { nameOf } from '../../../play/table';
import { nextTip, readTip } from '../../../play/tips.svelte';
import type { State } from '../../../protocol/messages';
import type { Session } from '../../../table/session.svelte';

interface Moment {
  session: Session;
  table: State;
  /** Whether a throw is to come that begins a race. */
  ahead: boolean;
  /** Whether one is run. */
  racing: boolean;
}

/** Among friends, the first throw waits for whoever has never raced and reads what it is about. */
export class FirstRace {
  #at: () => Moment;
  #tip: string;
  #asked = false;

  constructor(tip: string, at: () => Moment) {
    this.#tip = tip;
    this.#at = at;
    // Whoever has raced knows it, with whomever that was.
    $effect(() => {
      if (at().racing && at().table.you != null && nextTip([tip])) untrack(() => readTip(tip));
    });
    $effect(() => {
      const { session, table } = at();
      const reads = nextTip(this.tips) !== null;
      const said = table.seats.some(({ seat, reading }) => seat === table.you && reading);
      untrack(() => {
        if (said && !reads) void session.send({ do: 'ready', ready: true });
        else if (reads && !said && !this.#asked) {
          this.#asked = true;
          void session.send({ do: 'ready', ready: false });
        }
      });
    });
  }

  /** What there is to read. Alone, bots wait without being asked to. */
  get tips(): string[] {
    const { session, table, ahead } = this.#at();
    const friends = table.seats.some(({ seat, sitter }) => sitter.kind === 'person' && !session.seats.includes(seat));
    return ahead && friends && table.you != null ? [this.#tip] : [];
  }

  /** Whom the throw waits for. */
  get sentence(): string {
    const { session, table } = this.#at();
    const readers = table.seats.filter(({ reading }) => reading).map(({ seat }) => seat);
    const others = readers.filter((seat) => !session.seats.includes(seat));
    return others.length > 0 && others.length === readers.length
      ? t('race-waits', { names: listed(others.map((seat) => nameOf(table, seat))) })
      : t('race-waits-you');
  }
}
