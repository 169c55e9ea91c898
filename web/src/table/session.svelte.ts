import { ownTitle } from '../games/listed';
import type { Hint } from '../insight/types';
import type { Command, PublicEvent, Refusal, State } from '../protocol/messages';
import { TableClient, type Answer, type Line, type Preview } from './client.svelte';
import type { TableHost } from './host';
import { forgetTable, saveTable, savedTable, updateTable } from './saved.svelte';

/**
 * Everybody at this screen, at one table: one client for each, and the one whose view is shown.
 * Without a seat there is one client that only watches.
 */
export class Session {
  readonly table: string;
  clients = $state.raw<TableClient[]>([]);
  /** The device is on its way to this person, whose view is not yet shown. */
  handingTo = $state<number | null>(null);
  /** People at this screen do not mind who looks. */
  openly = $state(false);

  #host: TableHost;
  #shown = $state(0);
  #stops: (() => void)[] = [];

  /** One person holds every token given here, and looks from the first seat. */
  #alone: boolean;

  constructor(host: TableHost, table: string, alone?: readonly string[]) {
    this.#host = host;
    this.table = table;
    const saved = savedTable(table);
    this.#alone = alone !== undefined || saved?.alone === true;
    const tokens = alone ?? saved?.tokens ?? [];
    this.clients = (tokens.length > 0 ? tokens : [undefined]).map((token) => this.#client(token));
  }

  #client(token: string | undefined): TableClient {
    const client = new TableClient(this.#host, { table: this.table, token, ontoken: () => this.#keep() });
    // A table that is gone is no table to continue.
    client.onended = ({ code }) => code === 'no-such-table' && forgetTable(this.table);
    return client;
  }

  start(): () => void {
    for (const client of this.clients) this.#run(client);
    return () => this.#stops.forEach((stop) => stop());
  }

  #run(client: TableClient): void {
    this.#stops.push(
      client.listen((events) => this.#follow(client, events)),
      client.start(),
    );
  }

  /** The client whose view is on the screen. */
  get client(): TableClient {
    return this.clients[this.#shown] ?? (this.clients[0] as TableClient);
  }

  get state(): State | null {
    return this.client.state;
  }

  get line(): Line {
    return this.client.line;
  }

  /** Whether several people share this screen. */
  get shared(): boolean {
    return this.clients.length > 1 && !this.#alone;
  }

  /** Seats of the people at this screen. */
  get seats(): number[] {
    return this.clients.flatMap(({ state }) => state?.you ?? []);
  }

  send(command: Command): Promise<Answer> {
    return this.client.send(command);
  }

  /** Answers the question that is on the screen. */
  act(action: string): Promise<Answer> {
    return this.client.act(action);
  }

  /** A move of somebody at this screen, on whose view it is or not. */
  actAs(seat: number, action: string): Promise<Answer> {
    return (this.clientOf(seat) ?? this.client).act(action);
  }

  /** Whether bots are at hand here that can be asked for a hint. */
  get hasHints(): boolean {
    return this.#host.hintAt !== undefined;
  }

  /** What a bot would do now; counted, but once for each question. Null if nobody knows. */
  async hint(): Promise<{ ok: true; hint: Hint | null } | { ok: false; refusal: Refusal }> {
    const answer = await this.send({ do: 'hint' });
    if (!answer.ok && answer.refusal.code !== 'hint-given') return answer;
    return { ok: true, hint: (await this.#host.hintAt?.(this.table)) ?? null };
  }

  preview(action: string): Promise<Preview> {
    return this.client.preview(action);
  }

  /** The client of somebody at this screen. */
  clientOf(seat: number): TableClient | undefined {
    return this.clients.find(({ state }) => state?.you === seat);
  }

  /** Somebody else sits down at this screen. */
  async addPlayerHere(name: string, invite: string, seat?: number): Promise<Answer> {
    const client = this.#client(undefined);
    this.clients = [...this.clients, client];
    this.#run(client);
    const answer = await client.send({ do: 'join', invite, name, ...(seat !== undefined && { seat }) });
    if (!answer.ok) this.#dismiss(client);
    this.#keep();
    return answer;
  }

  /** Somebody at this screen gets up. */
  async leaveSeat(client: TableClient): Promise<Answer> {
    const answer = await client.send({ do: 'leave' });
    if (answer.ok && this.clients.length > 1) this.#dismiss(client);
    this.#keep();
    return answer;
  }

  /** Everybody at this screen gets up for good. A table that only this browser knows is cleared away. */
  async leave(): Promise<void> {
    if (this.#host.remove) {
      this.#stops.splice(0).forEach((stop) => stop());
      await this.#host.remove(this.table);
    } else {
      await Promise.all(this.clients.map((client) => client.send({ do: 'leave' })));
    }
    forgetTable(this.table);
  }

  #dismiss(client: TableClient): void {
    client.token = undefined;
    const at = this.clients.indexOf(client);
    this.clients = this.clients.filter((other) => other !== client);
    if (this.#shown >= at && this.#shown > 0) this.#shown -= 1;
  }

  /** The person the device was meant for has it. */
  takeDevice(): void {
    const at = this.clients.findIndex(({ state }) => state?.you === this.handingTo);
    if (at >= 0) this.#shown = at;
    this.handingTo = null;
  }

  /** Shows whoever must act. Where moves are sealed, the device changes hands first. */
  #follow(client: TableClient, _events: readonly PublicEvent[]): void {
    const { state } = client;
    if (!state) return;
    const mine = this.clients.some((each) => each.state?.asked != null);
    updateTable(this.table, state, state.phase === 'playing' && mine, {
      game: state.setup.game,
      title: ownTitle(state.setup.game, state.view),
    });
    if (!this.shared) return;
    // In a race nobody waits for a device.
    if (state.phase !== 'playing' || state.race?.since != null) {
      this.handingTo = null;
      return;
    }
    if (this.client.state?.asked != null && this.handingTo == null) return;
    const seq = Math.max(...this.clients.map((each) => each.state?.seq ?? 0));
    const next = this.clients.find((each) => each.state?.asked != null && each.state.seq === seq);
    const seat = next?.state?.you;
    if (!next || seat == null) return;
    const sealed = (next.state?.pending.length ?? 0) > 1 || this.#someoneIsDone(next);
    if (sealed && !this.openly && this.client !== next) this.handingTo = seat;
    else {
      this.handingTo = null;
      this.#shown = this.clients.indexOf(next);
    }
  }

  /** Whether the one on the screen has made a move that the next must not see yet. */
  #someoneIsDone(next: TableClient): boolean {
    return this.clients.some((each) => each !== next && each.state?.can_undo);
  }

  #keep(): void {
    const game = this.state?.setup.game ?? savedTable(this.table)?.game;
    const tokens = this.clients.flatMap(({ token }) => token ?? []);
    if (game && tokens.length > 0 && this.clients.some(({ state }) => state?.you != null))
      saveTable(this.table, game, tokens);
  }

  /** Sits down with an invitation; from now on the seat is this browser's. */
  async join(invite: string, name: string, seat?: number): Promise<Answer> {
    const answer = await this.client.send({ do: 'join', invite, name, ...(seat !== undefined && { seat }) });
    const game = this.state?.setup.game;
    if (answer.ok && this.client.token && game) saveTable(this.table, game, [this.client.token]);
    return answer;
  }
}
