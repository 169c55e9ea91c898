/** The worker that hosts the tables of this browser. `host.ts` is its page's side. */
import type { FromWorker, ToWorker } from './messages';
import { LocalServer } from './server';

const server = LocalServer.start((message: FromWorker) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  server.then((ready) => ready.hear(data)).catch(() => undefined);
});

// The page hears of it as an error of its worker.
server.catch((error: unknown) => reportError(error));
