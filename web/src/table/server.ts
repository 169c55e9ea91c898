import type {
  ClientMessage,
  CreateTable,
  GameInfo,
  Refusal,
  ServerMessage,
  Summary,
  TableCreated,
} from '../protocol/messages';
import { CreateError, type Link, type LinkListener, type TableHost } from './host';

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
    return (await response.json()) as GameInfo[];
  }

  async create(request: CreateTable): Promise<TableCreated> {
    const response = await fetch(new URL('api/tables', this.#base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    if (response.ok) return (await response.json()) as TableCreated;
    throw new CreateError((await response.json()) as Refusal);
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

  /** How a table stands, for somebody who sits there but is not at it; null if it or the place there is gone. */
  async summary(table: string, token: string): Promise<Summary | null | undefined> {
    const response = await fetch(new URL(`api/tables/${table}`, this.#base), {
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.status === 403 || response.status === 404) return null;
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return undefined;
    return (await response.json()) as Summary;
  }

  async record(table: string): Promise<string | undefined> {
    const response = await fetch(new URL(`api/tables/${table}/record`, this.#base));
    return response.ok ? response.text() : undefined;
  }
}
