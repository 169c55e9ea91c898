/** The worker that hosts the tables of this browser. `host.ts` is its page's side. */
import type { FromWorker, ToWorker } from './messages';
import { LocalServer } from './server';

const server = LocalServer.start((message: FromWorker) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void server.then((ready) => ready.hear(data));
});
