// The real server, as a player's would run: the program `kiste`, a folder of its own, a port nobody else has.
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** `cargo xtask test` builds it after the page, so that the page is in it. */
const PROGRAM = process.env.KISTE ?? new URL('../../../target/debug/kiste', import.meta.url).pathname;

// Everybody in these tests comes from one address.
const ROOMY = ['--tables-per-hour', '10000', '--max-connections-per-address', '200'];

/** Starts the program and waits until it says where it listens. */
async function start(listen, data, words) {
  const child = spawn(PROGRAM, ['serve', '--listen', listen, '--data', data, ...ROOMY, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const over = new Promise((resolve) => child.once('close', resolve));
  const address = await new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Error(`${PROGRAM}: ${error.message}; build it with cargo build -p kiste`)),
    );
    over.then(() => reject(new Error(`kiste serve ended: ${said}`)));
    createInterface(child.stdout).on('line', (line) => {
      const [found] = /http:\/\/\S+/.exec(line) ?? [];
      if (found) resolve(`${found}/`);
    });
  });
  const end = (signal) => {
    child.kill(signal);
    return over;
  };
  return { address, end };
}

/** A server of one's own, told these words more, which can be struck down and started again. */
export async function serve(words = []) {
  const data = await mkdtemp(join(tmpdir(), 'kiste-browser-'));
  let running = await start('127.0.0.1:0', data, words);
  const { address } = running;
  return {
    address,
    /** As if the machine had lost its power. */
    strike: () => running.end('SIGKILL'),
    /** At the same address, with what the folder holds. */
    async rise() {
      running = await start(new URL(address).host, data, words);
    },
    /** What an operator does beside it, such as `kiste shelf list`; what that printed. */
    async operate(...words) {
      const { stdout } = await promisify(execFile)(PROGRAM, [...words, '--data', data]);
      return stdout;
    },
    async close() {
      await running.end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Hands on what comes in so many milliseconds later, in order. */
function pipeLate(from, to, delay) {
  from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), delay));
  from.on('end', () => setTimeout(() => to.end(), delay));
}

/** A line to a server that can be cut, for whoever comes in by its address; `delay` is what each way takes, in milliseconds. */
export async function lineTo(address, { delay = 0 } = {}) {
  const { hostname, port } = new URL(address);
  const sockets = new Set();
  let whole = true;
  const line = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect({ host: hostname, port: Number(port) });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one) && other.destroy());
      if (delay > 0) pipeLate(one, other, delay);
      else one.pipe(other);
    }
  });
  await new Promise((ready) => line.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${line.address().port}/`,
    cut() {
      whole = false;
      sockets.forEach((socket) => socket.destroy());
    },
    mend: () => (whole = true),
    close() {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((done) => line.close(done));
    },
  };
}
