import type { Orientation } from '../../boards/pyramid/geometry';
import type { CellText, Offer, Shown } from '../../boards/pyramid/view';
import type { OwnGameView } from '../../protocol/views';
import { choiceOf, offersOf, spoken, wholeOf, type Choice } from './view';

interface Asked {
  /** What can be done now; nothing if somebody else is asked. */
  choices: readonly string[];
  view: OwnGameView;
  /** The dice as they are drawn. */
  dice: readonly Shown[];
  /** Who touches, from 1. */
  seat: number;
}

/** What somebody touches of a game that was written, and which of its choices that comes to. */
export class Touching {
  /** Cells in the order in which they were touched. */
  touched = $state.raw<readonly CellText[]>([]);
  /** How the chosen die would stand; null while it is not being turned. */
  faces = $state.raw<Orientation | null>(null);

  readonly choices: readonly Choice[];
  /** What can be touched next; what was touched can be touched again, to leave it. */
  readonly offers: readonly Offer[];
  /** The choice that this is by now, if it is one. */
  readonly whole: Choice | null;
  /** What can be chosen without touching anything. */
  readonly words: readonly Choice[];
  /** Whether anything can be touched at all. */
  readonly onBoard: boolean;
  /** Whether all that can be touched first are dice. */
  readonly onDice: boolean;
  /** The one die that was touched and can be turned. */
  readonly turnable: Shown | null;
  /** The dice as they would then stand, and those that would then be there. */
  readonly dice: readonly Shown[];
  readonly ghosts: readonly Shown[];
  /** Whether more can be meant than what was touched. */
  #open: boolean;

  constructor(asked: () => Asked) {
    this.choices = $derived(asked().choices.map(choiceOf));
    const turns = $derived(
      this.touched.length === 1
        ? this.choices.filter(({ word, cells }) => word === 'turn' && cells[0] === this.touched[0])
        : [],
    );
    const next = $derived(offersOf(this.choices, this.touched));
    this.offers = $derived([...next, ...this.touched.map((cell): Offer => ({ cell, style: 'take' }))]);
    this.#open = $derived(next.length > 0 || turns.length > 0);
    this.whole = $derived(
      this.faces
        ? (turns.find((choice) => choice.faces === this.faces?.join('')) ?? null)
        : wholeOf(this.choices, this.touched),
    );
    this.words = $derived(this.touched.length === 0 ? spoken(this.choices) : []);
    this.onBoard = $derived(this.choices.some(({ cells }) => cells.length > 0));
    this.onDice = $derived(this.choices.every(({ word }) => word !== 'put'));
    const touchedDie = $derived(asked().view.dice.find(({ cell }) => cell === this.touched[0]) ?? null);
    this.turnable = $derived(turns.length > 0 ? touchedDie : null);
    this.dice = $derived.by(() => {
      const { faces } = this;
      if (!faces) return asked().dice;
      return asked().dice.map((die) => (die.cell === this.touched[0] ? { ...die, faces } : die));
    });
    this.ghosts = $derived.by(() => {
      const { view, seat } = asked();
      return this.touched
        .filter((cell) => !view.dice.some((die) => die.cell === cell))
        .map((cell) => ({
          cell,
          colour: view.held?.colour ?? view.players[seat - 1]?.colour ?? null,
          faces: view.held?.faces ?? [null, null, null],
        }));
    });
  }

  /** Whether nothing more can be meant by what was touched. */
  get settled(): boolean {
    return this.whole !== null && !this.#open;
  }

  /** Touches a cell; false if that means nothing. */
  pick(cell: CellText): boolean {
    this.faces = null;
    if (this.touched.includes(cell)) this.touched = this.touched.slice(0, this.touched.indexOf(cell));
    else if (this.offers.some((offer) => offer.cell === cell)) this.touched = [...this.touched, cell];
    // Another beginning.
    else if (offersOf(this.choices, []).some((offer) => offer.cell === cell)) this.touched = [cell];
    else return false;
    return true;
  }

  /** Begins to turn the die that was touched, or leaves it as it is. */
  turn(turning: boolean): void {
    const stands = turning && this.turnable?.faces;
    this.faces = stands && stands.every((face) => face != null) ? ([...stands] as unknown as Orientation) : null;
  }

  leave(): void {
    this.touched = [];
    this.faces = null;
  }
}
