// A server for tests: the engine of the page behind HTTP and WebSockets, with nothing that lasts.
// `kiste serve` is the real one; BASE lets the same tests run against it.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { Host, initSync, menu, think } from '../../src/local/pkg/kiste_wasm.js';

const WEB = new URL('../../', import.meta.url).pathname;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json', '.png': 'image/png' };

export async function smallServer() {
  initSync({ module: readFileSync(join(WEB, 'src/local/pkg/kiste_wasm_bg.wasm')) });
  const host = new Host(randomBytes(32));
  const sockets = new Map();
  let connections = 0;

  /** Tells everybody what a call has brought about, then lets bots think. */
  function settle(text) {
    for (const { connection, message } of JSON.parse(text).send) sockets.get(connection)?.write(frame(JSON.stringify(message)));
    for (const thought of JSON.parse(host.thoughts())) {
      setTimeout(() => settle(host.bot(thought.table, thought.seat, thought.asked, think(JSON.stringify(thought)), Date.now())), 20);
    }
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://here');
    const json = (status, text) => response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    if (pathname === '/api/games') return json(200, menu());
    if (pathname === '/api/tables' && request.method === 'POST') {
      let body = '';
      for await (const chunk of request) body += chunk;
      const made = JSON.parse(host.create(body, Date.now()));
      if (made.refused) return json(422, JSON.stringify(made.refused));
      settle(JSON.stringify(made.effects));
      // Tables of a server look different from those of the browser.
      return json(201, JSON.stringify({ ...made.created, table: made.created.table.replace('local-', 'far-') }));
    }
    const record = /^\/api\/tables\/far-(\w+)\/record$/.exec(pathname);
    if (record) {
      const text = host.record(`local-${record[1]}`);
      return text ? response.end(text) : json(404, JSON.stringify({ code: 'no-record', args: {}, text: 'no' }));
    }
    const file = pathname === '/' ? '/index.html' : normalize(pathname);
    try {
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(readFileSync(join(WEB, 'dist', file)));
    } catch {
      response.writeHead(404).end();
    }
  });

  server.on('upgrade', (request, socket) => {
    const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
    const connection = ++connections;
    sockets.set(connection, socket);
    let rest = Buffer.alloc(0);
    const gone = () => sockets.delete(connection) && settle(host.disconnect(connection, Date.now()));
    socket.on('data', (data) => {
      rest = Buffer.concat([rest, data]);
      for (let read = unframe(rest); read; read = unframe(rest)) {
        rest = rest.subarray(read.length);
        if (read.opcode === 8) return socket.end();
        if (read.opcode !== 1) continue;
        settle(host.receive(connection, read.text.replace('"far-', '"local-'), Date.now()));
      }
    });
    socket.on('close', gone);
    socket.on('error', gone);
  });

  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    /** Cuts every line, as a restart would. */
    cut: () => sockets.forEach((socket) => socket.destroy()),
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((done) => server.close(done));
    },
  };
}

function frame(text) {
  const bytes = Buffer.from(text);
  const head = bytes.length < 126 ? Buffer.from([0x81, bytes.length]) : bytes.length < 65_536 ? Buffer.from([0x81, 126, bytes.length >> 8, bytes.length & 255]) : null;
  if (head) return Buffer.concat([head, bytes]);
  const long = Buffer.alloc(10);
  long[0] = 0x81;
  long[1] = 127;
  long.writeBigUInt64BE(BigInt(bytes.length), 2);
  return Buffer.concat([long, bytes]);
}

/** The first whole frame of a client, if there is one. */
function unframe(bytes) {
  if (bytes.length < 6) return null;
  const short = bytes[1] & 127;
  const start = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < start + 4) return null;
  const size = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  const length = start + 4 + size;
  if (bytes.length < length) return null;
  const mask = bytes.subarray(start, start + 4);
  const text = Buffer.from(bytes.subarray(start + 4, length).map((byte, i) => byte ^ mask[i % 4])).toString();
  return { opcode: bytes[0] & 15, text, length };
}
