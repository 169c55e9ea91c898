import type { ClientMessage, CreateTable, Refusal, ServerMessage, TableCreated } from '../protocol/messages';
import { isGameId, NotMade, type GameInfo, type Link, type LinkListener, type TableHost } from './host';

/** What `GET /api/games` lists: the page's own form, or bounds in place of the numbers of players. */
type ListedGame = Omit<GameInfo, 'id'> & { id: string; least?: number; most?: number };

/** Tables on the server this page came from. */
export class ServerHost implements TableHost {
  #base: URL;

  constructor(base: string = location.href) {
    this.#base = new URL('/', base);
  }

  /** What can be played over a link; rejects where the page came from no server, only from files. */
  async games(): Promise<GameInfo[]> {
    const response = await fetch(new URL('api/games', this.#base));
    // Servers of plain files answer with the page itself.
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) throw new Error('no server here');
    const listed = (await response.json()) as ListedGame[];
    return listed.flatMap((game) => {
      const { id, name, about, options, least = 1, most = least } = game;
      const players = game.players ?? Array.from({ length: most - least + 1 }, (_, i) => least + i);
      return isGameId(id) ? [{ id, name, about, players, options }] : [];
    });
  }

  async create(wish: CreateTable): Promise<TableCreated> {
    const response = await fetch(new URL('api/tables', this.#base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    if (response.ok) return (await response.json()) as TableCreated;
    throw new NotMade((await response.json()) as Refusal);
  }

  connect(listener: LinkListener): Link {
    const address = new URL('ws', this.#base);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    const early: ClientMessage[] = [];
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      listener.closed('lost');
    };
    socket.onopen = () => early.splice(0).forEach((message) => socket.send(JSON.stringify(message)));
    socket.onmessage = ({ data }: MessageEvent<string>) => !over && listener.message(JSON.parse(data) as ServerMessage);
    socket.onclose = end;
    socket.onerror = end;
    return {
      send: (message: ClientMessage) => {
        if (socket.readyState === WebSocket.CONNECTING) early.push(message);
        else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close: () => {
        over = true;
        socket.close();
      },
    };
  }

  async record(table: string): Promise<string | undefined> {
    const response = await fetch(new URL(`api/tables/${table}/record`, this.#base));
    return response.ok ? response.text() : undefined;
  }
}
