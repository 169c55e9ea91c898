/** The own turn: what is to be done with which piece, by hand or in steps, until it is let go. */
import { announce, toast } from '../../design/announcer.svelte';
import { t } from '../../i18n/index.svelte';
import type { Rules, Verb } from '../../boards/wheel/engine';
import { isClear } from '../../boards/wheel/clear';
import { indexOf, type Lie } from '../../boards/wheel/kit';
import { framesOf, SentHand } from '../../boards/wheel/stream';
import type { Surface } from '../../boards/wheel/surface';
import { explain } from '../../play/explain';
import type { Moves } from '../../play/moves.svelte';
import { nameOf } from '../../play/table';
import type { Refusal, State } from '../../protocol/messages';
import type { HamsterrolleView } from '../../protocol/views';
import type { Session } from '../../table/session.svelte';
import { CALM, Carried, ON_THE_WAY } from './carried';
import { isAllowedSomewhere, nearestAllowed } from './nearest';
import { actPatiently, PATIENCE } from './patience';
import { ghostOf } from './signs';
import { Steps } from './steps.svelte';
import type { Turns } from './turns.svelte';
import {
  actionOf,
  aimAt,
  compartmentAt,
  facing,
  pieceName,
  piecesFor,
  targetsOf,
  translated,
  verbsOf,
  type Aim,
} from './view';
import { hasBuilt, noteBuilt, way } from './way.svelte';

/** What the page knows of the moment; read anew whenever it is needed. */
export interface Moment {
  readonly session: Session;
  readonly moves: Moves;
  readonly table: State;
  readonly seat: number;
  /** As the screen shows things. */
  readonly view: HamsterrolleView;
  readonly turns: Turns | null;
  /** What one points into, and its place on the page. */
  readonly surface: Surface | null;
  readonly place: HTMLElement | null;
}

interface Point {
  x: number;
  y: number;
}

/** How far above a finger the piece is, in pixels, so that one sees it. */
const ABOVE = 64;
/** How much of a movement is left when one moves finely. */
const FINE = 0.3;

export class OwnTurn {
  /** What the player chose to do; until then, what is usual. */
  wanted = $state<Verb | null>(null);
  piece = $state<string | null>(null);
  carried = $state.raw<Carried | null>(null);
  /** The hand has opened, and the piece is on its own. */
  released = $state(false);
  /** Something is in the way where the piece is, so that it stays in front of the wheel. */
  blocked = $state(false);
  /** A piece is being drawn from the stock; the finger is still down. */
  drawing = $state(false);
  /** The piece is on its way: nothing comes between it and the hand. */
  moving = $state(false);
  hold = $state(true);
  fine = $state(false);
  lie = $state<Lie>('flat');
  readonly steps = new Steps();
  /** The own hand, as the others are told of it. */
  #sent: SentHand | null = null;
  readonly #at: Moment;

  asked = $derived.by(() => {
    const { table, turns, moves } = this.#at;
    return table.asked != null && (turns?.free ?? false) && !moves.sending;
  });
  byHand = $derived.by(() => way() === 'hand' && this.#at.surface !== null);
  verbs = $derived.by(() => verbsOf(this.#at.view));
  verb = $derived.by<Verb>(() =>
    this.wanted && this.verbs.includes(this.wanted) ? this.wanted : (this.verbs[0] ?? 'place'),
  );
  /** Of two things to do, the rarer one has a button; of more one chooses. */
  listsVerbs = $derived.by(() => this.verbs.includes('shift') && this.verbs.length > 1);
  /** The pieces to choose from, and where they may go. */
  choosable = $derived.by(() => piecesFor(this.#at.view, this.verb));
  targets = $derived.by(() => {
    const all = targetsOf(this.#at.view, this.verb, this.piece);
    const room = this.verb === 'place' && this.piece ? this.#roomFor(this.piece) : undefined;
    const ahead = room ? all.filter((compartment) => room.includes(compartment)) : all;
    // Where nothing is ahead, a piece can still be let drop.
    return ahead.length > 0 ? ahead : all;
  });
  /**
   * Where each piece can be built such that it lies ahead, as far as steps reach: how it may lie decides that, and not only
   * the compartment. Kept while a piece is in the hand.
   */
  #room = $state.raw<{ question: string; of: ReadonlyMap<string, readonly number[]> } | null>(null);
  /** Pieces that nothing is ahead for. */
  homeless = $derived.by(() =>
    this.verb === 'place' ? this.choosable.filter((piece) => this.#roomFor(piece)?.length === 0) : [],
  );
  /** Where a piece is most likely meant to go. */
  likely = $derived.by(() => this.targets[1] ?? this.targets[0] ?? null);
  /** Where nothing at all is allowed, the table lists how the turn is ended. */
  lost = $derived.by(() => this.#at.table.choices?.list.find((choice) => /^drop \w+ by hand /.test(choice)) ?? null);
  question = $derived.by(() => `${this.#at.seat} ${this.#at.table.asked}`);
  /** Made anew for every question: it knows what may be done now. */
  rules = $derived.by<Rules | null>(() => {
    void this.question;
    return this.asked ? (this.#at.turns?.rules() ?? null) : null;
  });
  /** Where a hand that sways has the piece in this moment. */
  aim = $derived.by<Aim | null>(() => {
    const [rules, { seat }] = [this.rules, this.#at];
    return this.steps.now((aim) => this.#whyNot(rules, seat, aim) === null);
  });
  action = $derived.by(() =>
    this.piece && this.aim && !this.byHand ? actionOf(this.verb, this.piece, this.aim) : null,
  );
  refusal = $derived.by<Refusal | null>(() => {
    if (this.carried) return this.#at.turns?.why ?? null;
    return this.action && this.rules ? this.rules.why(this.#at.seat, this.action) : null;
  });
  /** What it would look like. */
  ghost = $derived.by(() =>
    this.action && this.rules && this.piece
      ? ghostOf(this.rules, this.action, this.piece, this.refusal !== null)
      : null,
  );
  /** The same for a hand that does not sway. */
  aimed = $derived.by(() => {
    const { aim } = this.steps;
    if (!aim || !this.rules || !this.piece || this.byHand) return null;
    return ghostOf(this.rules, actionOf(this.verb, this.piece, aim), this.piece, false);
  });
  mayDrop = $derived.by(() => this.#at.view.may_drop && this.verb === 'place');
  /** Seconds until the piece falls where it is; null where nobody counts them. */
  left = $derived.by<number | null>(() => {
    const { view, turns } = this.#at;
    if (!view.seconds) return null;
    if (this.carried) return view.seconds - (turns?.frames ?? 0) / 60;
    return this.asked && this.steps.aim ? view.seconds - this.steps.spent / 1000 : null;
  });

  constructor(at: Moment) {
    this.#at = at;
  }

  #roomFor(piece: string): readonly number[] | undefined {
    return this.#room?.question === this.question ? this.#room.of.get(piece) : undefined;
  }

  /** Looks where there is room for each piece; once a question, when the wheel rests. */
  lookAround(): void {
    const [rules, { view, seat }] = [this.rules, this.#at];
    if (!rules || this.carried) return;
    const fits = (piece: string, compartment: number) =>
      isAllowedSomewhere(compartment, (aim) => !rules.why(seat, actionOf('place', piece, aim)));
    const of = new Map(view.builds.map(({ piece, to }) => [piece, to.filter((each) => fits(piece, each))]));
    this.#room = { question: this.question, of };
  }

  #warnHomeless(chosen: string): void {
    if (this.homeless.includes(chosen)) toast(t('wheel-nowhere', { piece: pieceName(chosen) }));
  }

  #whyNot(rules: Rules | null, seat: number, aim: Aim): Refusal | null {
    return rules && this.piece ? rules.why(seat, actionOf(this.verb, this.piece, aim)) : null;
  }

  say(why: Refusal): string {
    if (this.blocked && why.code === 'outside-the-wheel') return t('wheel-blocked');
    return explain(translated(why), (at) => nameOf(this.#at.table, at));
  }

  reset(): void {
    this.wanted = null;
    this.piece = null;
    this.steps.end();
    this.#sent?.end();
    this.#sent = this.carried = null;
    this.drawing = this.moving = this.released = this.blocked = false;
  }

  /** Another question: the table went on without this hand if it still has a piece. */
  begin(): void {
    if (this.carried && !this.released) this.#at.turns?.putBack();
    this.reset();
  }

  does(verb: Verb | null): void {
    this.wanted = verb;
    this.piece = null;
    this.steps.end();
  }

  pick(chosen: string): void {
    if (!this.asked) return;
    if (chosen === this.piece && !this.byHand) {
      this.piece = null;
      return this.steps.end();
    }
    this.piece = chosen;
    this.#warnHomeless(chosen);
    if (this.byHand) return this.#take(chosen);
    const { lie } = this.steps.aim ?? {};
    const aims = this.#likeliest.map((compartment) => ({ ...aimAt(compartment), ...(lie && { lie }) }));
    const [first = aimAt(1)] = aims;
    const allowed = aims.reduce<Aim | null>((found, aim) => found ?? this.#nearest(aim), null);
    this.steps.begin(allowed ?? first);
  }

  /** Where a piece may go, the likeliest first. */
  get #likeliest(): number[] {
    const { likely, targets } = this;
    return likely === null ? [] : [likely, ...targets.filter((each) => each !== likely)];
  }

  #nearest(aim: Aim): Aim | null {
    const [rules, { seat }] = [this.rules, this.#at];
    return nearestAllowed(aim, (each) => this.#whyNot(rules, seat, each) === null);
  }

  /** Another compartment, or laid otherwise: that begins where it may be. A dial is turned as far as it is turned. */
  aimAnew(aim: Aim): void {
    const { compartment, lie } = this.steps.aim ?? aim;
    if (aim.compartment !== compartment) aim = { ...aimAt(aim.compartment), lie: aim.lie };
    const elsewhere = aim.compartment !== compartment || aim.lie !== lie;
    this.steps.change((elsewhere ? this.#nearest(aim) : null) ?? aim);
  }

  /** Takes a piece into the hand; with a finger on it, it goes where that goes, else it hangs over the wheel. */
  #take(chosen: string, drawn = false): void {
    const { session, table, turns, view, seat } = this.#at;
    const { asked } = table;
    if (!turns || asked == null) return;
    const { client } = session;
    const { engine } = turns;
    const target = facing(view, this.likely ?? 1);
    const hand = new Carried(chosen, target, turns.kit);
    hand.lie = this.lie;
    hand.hold = this.hold = true;
    // Nobody's first turn is over before they have found out how to hold a piece.
    hand.waits = !hasBuilt();
    // Where nobody counts the seconds, time is only for what moves.
    hand.unhurried = view.seconds === null;
    hand.patience = (pose) => this.#patience(chosen, pose);
    if (!drawn) hand.hang(target);
    this.carried = hand;
    this.released = false;
    const sent = new SentHand(hand, (from, hands) =>
      client.showHand({ asked, piece: chosen, from, frames: engine.motion(hands) }),
    );
    this.#sent = sent;
    turns.take(seat, this.verb, chosen, sent, {
      act: (done) => {
        sent.end();
        this.#sent = this.carried = null;
        noteBuilt();
        void this.#send(done);
      },
      settled: (digest) => client.settled(asked, digest),
      dropped: () => this.carried === hand && this.reset(),
    });
    announce(t('wheel-in-hand', { piece: pieceName(chosen) }));
  }

  /** A piece goes in where there is room, and sooner where it may be built. */
  #patience(chosen: string, pose: readonly number[]): number {
    const { turns, view } = this.#at;
    this.blocked = !turns?.now || !isClear(turns.kit, turns.now, indexOf(chosen), pose);
    if (this.blocked) return Infinity;
    const [x = 0, y = 0] = pose;
    return this.targets.includes(compartmentAt(view, { x, y })) ? CALM : ON_THE_WAY;
  }

  /** A piece is drawn out of the stock, straight into the wheel. */
  readonly draw = {
    lift: (chosen: string): void => {
      if (!this.asked || !this.byHand) return;
      this.piece = chosen;
      this.drawing = this.moving = true;
      this.#warnHomeless(chosen);
      this.#take(chosen, true);
      if (this.carried) this.carried.roams = true;
    },
    to: (event: PointerEvent): void => {
      const { surface, place } = this.#at;
      if (!this.carried || !surface || !place) return;
      const box = place.getBoundingClientRect();
      const y = event.clientY - box.top - (event.pointerType === 'mouse' ? 0 : ABOVE);
      const at = surface.pointAt(event.clientX - box.left, y, this.carried.goal[2] / 1000);
      this.blocked = false;
      if (at) this.carried.to(at.x * 1000, at.y * 1000);
    },
    drop: (): void => {
      this.drawing = this.moving = false;
      if (this.carried) this.carried.roams = false;
      // A click that trembled, or a change of mind: it is in the hand, so it hangs where it can be used.
      if (this.carried?.outside) this.hangAgain();
    },
  };

  /** What fingers on the picture do. */
  readonly grab = {
    carrying: () => this.carried !== null,
    drag: (from: Point, to: Point) => {
      const { carried } = this;
      const { surface } = this.#at;
      if (!carried || !surface) return;
      this.moving = true;
      this.blocked = false;
      const depth = carried.now.at[2] / 1000;
      const [a, b] = [surface.pointAt(from.x, from.y, depth), surface.pointAt(to.x, to.y, depth)];
      const by = 1000 * (this.fine ? FINE : 1);
      if (a && b) carried.move((b.x - a.x) * by, (b.y - a.y) * by);
    },
    push: (millimetres: number) => this.carried?.push(-10 * millimetres),
    tilt: (degrees: number) => this.carried?.tilt(degrees),
    hold: (on: boolean) => this.carried && (this.carried.hold = on || this.hold),
    /** In steps a compartment is touched; whoever has seen enough of a turn touches anywhere. */
    tap: (x: number, y: number) => {
      const { turns, surface, view } = this.#at;
      if (turns?.skippable) return turns.skip();
      const { aim } = this.steps;
      const at = aim && surface?.pointAt(x, y, 0);
      if (!at || !aim) return;
      const compartment = compartmentAt(view, at);
      if (this.targets.includes(compartment)) this.aimAnew({ ...aim, compartment });
    },
  };

  /** Over the wheel, where it is most likely meant to go. */
  hangAgain(): void {
    this.carried?.hang(facing(this.#at.view, this.likely ?? 1));
  }

  layOtherwise(lie: Lie): void {
    this.lie = lie;
    if (this.carried) this.carried.lie = lie;
  }

  switchHold(): void {
    this.hold = !this.hold;
    if (this.carried) this.carried.hold = this.hold;
  }

  async #send(done: string): Promise<boolean> {
    const { session, moves, turns } = this.#at;
    moves.sending = true;
    const answer = await actPatiently(session, done);
    moves.sending = false;
    if (!answer.ok) {
      moves.refuse(translated(answer.refusal));
      turns?.refused();
    }
    return answer.ok;
  }

  /** What others do is heard anyway. */
  async sit(): Promise<void> {
    const said = t('log-wheel-sit', { name: nameOf(this.#at.table, this.#at.seat) });
    if (await this.#send('sit')) announce(said);
  }

  letGo(): void {
    const { moves } = this.#at;
    if (this.left !== null && this.left <= 0) return;
    if (this.refusal) return moves.refuse(this.say(this.refusal));
    if (this.carried) return this.#open();
    if (this.action) this.perform(this.action);
  }

  #open(): void {
    this.released = true;
    this.carried?.letGo();
  }

  /** A turn whose every step is known. */
  perform(done: string): void {
    const { session, table, turns, seat } = this.#at;
    const { asked } = table;
    noteBuilt();
    turns?.aim(seat, done, { settled: (digest) => asked != null && session.client.settled(asked, digest) });
    void this.#send(done);
    this.reset();
  }

  /** Where it may not be dropped the turn would be lost: then it stays in the hand. */
  drop(): void {
    const { moves, turns, seat } = this.#at;
    if (this.carried) {
      const refused = turns?.drop();
      return refused ? moves.refuse(this.say(refused)) : this.#open();
    }
    if (!this.piece || !this.aim) return;
    const done = actionOf('drop', this.piece, this.aim);
    const refused = this.rules?.why(seat, done);
    return refused ? moves.refuse(this.say(refused)) : this.perform(done);
  }

  /** The time is over: the piece falls where it is, whatever comes of it. */
  runOut(): void {
    const { turns } = this.#at;
    if (this.piece && !this.released) toast(t('wheel-time-up', { piece: pieceName(this.piece) }));
    if (this.carried) {
      if (this.released) return;
      turns?.runOut();
      this.#open();
    } else if (this.piece && this.aim && this.rules && turns) {
      const waits = this.rules.hands(actionOf('drop', this.piece, this.aim));
      this.perform(`drop ${this.piece} by hand ${turns.engine.motion(waits)}`);
    }
  }

  putBack(): void {
    if (this.released) return;
    const { session, table, turns } = this.#at;
    if (this.carried && this.piece && table.asked != null)
      session.client.showHand({ asked: table.asked, piece: this.piece, from: 0, frames: '' });
    this.carried = null;
    turns?.putBack();
    this.reset();
  }

  /** The line to the table was lost, or is back; returns how to stop waiting. */
  lineIs(line: string): (() => void) | undefined {
    const here = this.#sent;
    if (!here) return;
    if (line !== 'open') return void here.interrupted();
    if (!here.waiting) return;
    // Back at the table, which tells how much it has of this hand, if it has any.
    const { session, turns, table, seat } = this.#at;
    const known = session.client.hand.filter(
      (news) => news.seat === seat && news.asked === table.asked && news.piece === this.piece,
    );
    if (known.length > 0 && turns) return void here.goOn(framesOf(turns.engine, known));
    const timer = setTimeout(() => here.goOn(0), PATIENCE);
    return () => clearTimeout(timer);
  }
}
