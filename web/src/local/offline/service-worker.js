/**
 * Keeps the page usable without a network. Built files are served from the cache, for their names
 * change with their content; the page itself comes from the network if that answers soon.
 *
 * `plugin.ts` puts the list of files, a version made of their content and the words of messages in here.
 */
const FILES = ['__FILES__'];
/** What only one language needs: its texts, rules pages and lessons. */
const SPOKEN = /** @type {Record<string, string[]>} */ ({ __SPOKEN__: [] });
const CACHE = 'kiste __VERSION__';

/**
 * What messages say, by language: `{…}` stands for what a message tells.
 * @type {Record<string, Record<string, string>>}
 */
const WORDS = { __WORDS__: {} };

/** How long to wait for a network that is there by name only. */
const PATIENCE = 3000;

/** What is kept once somebody has wanted it: the module with the wheel, a page in another language. */
const LATER = /\/kiste_wheel_bg[^/]*\.wasm$|\/assets\/\w+\//;

const worker = /** @type {any} */ (self);

worker.addEventListener('install', (/** @type {any} */ event) => {
  const keep = async () => {
    // Whoever comes back offline after an update still wants to be understood.
    const known = await Promise.all((await caches.keys()).map(languagesIn));
    const words = [...new Set(known.flat())].flatMap((language) => SPOKEN[language] ?? []);
    await (await caches.open(CACHE)).addAll([...FILES, ...words]);
  };
  event.waitUntil(keep());
});

/** The languages that an older version has kept as a whole, or in part. @param {string} name */
async function languagesIn(name) {
  const kept = await (await caches.open(name)).keys();
  return kept.flatMap(({ url }) => /\/assets\/(\w+)\//.exec(url)?.[1] ?? []);
}

// The page says which language it speaks.
worker.addEventListener('message', (/** @type {any} */ event) => {
  const words = SPOKEN[event.data?.keep];
  if (!words) return;
  const keep = async () => {
    const cache = await caches.open(CACHE);
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll(words.filter((path) => !kept.has(path)));
  };
  // A network that fails now is asked again the next time.
  event.waitUntil(keep().catch(() => {}));
});

// By now no window uses an older version any more.
worker.addEventListener('activate', (/** @type {any} */ event) => {
  const clean = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('kiste ') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const request = /** @type {Request} */ (event.request);
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const path = new URL(request.url).pathname;
  event.respondWith(
    request.mode === 'navigate' ? page(request) : path.startsWith('/api/') ? question(request) : file(request),
  );
});

/**
 * Questions to the server are never answered from the cache. Where nobody answers, an empty page does, as
 * any server of plain files would: the page understands that, and no request has failed.
 * @param {Request} request
 */
async function question(request) {
  try {
    return await fetch(request);
  } catch {
    return new Response('', { headers: { 'content-type': 'text/plain' } });
  }
}

/**
 * Servers vary their answers by who asks and how it is packed; the file is the same.
 * @param {Request} request
 */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && LATER.test(new URL(request.url).pathname)) await cache.put(request, answer.clone());
  return answer;
}

/**
 * Every address of the page is the same page; what to show there it knows itself.
 * @param {Request} request
 */
async function page(request) {
  const kept = async () => (await (await caches.open(CACHE)).match('/')) ?? Response.error();
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.status >= 500 ? kept() : answer;
  } catch {
    return kept();
  }
}

/** Somebody is called who is away: one message for all tables, which takes the place of an older one. */
worker.addEventListener('push', (/** @type {any} */ event) => {
  event.waitUntil(call(event.data.json()));
});

worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? stop() : show(event.notification.data.address));
});

/**
 * @param {string | undefined} text
 * @param {Record<string, string>} told
 */
const say = (text, told) => (text ?? '').replace(/\{(\w+)\}/g, (_, name) => told[name] ?? '');

/** @param {{ language: string, turns: { table: string, title: string, players: string[], nudged_by?: string }[] }} message */
async function call({ language, turns }) {
  const words = WORDS[language] ?? WORDS.en ?? {};
  const [first, ...others] = turns;
  if (!first) return;
  const game = first.title;
  const title = first.nudged_by
    ? say(words.nudge, { name: first.nudged_by, game })
    : say(others.length > 0 ? words.turns : words.turn, { game });
  const withWhom = (/** @type {string[]} */ names) =>
    names.length > 0 ? say(words.with, { names: names.join(', ') }) : '';
  const lines = turns.map((turn) => (others.length > 0 ? `${turn.title} ` : '') + withWhom(turn.players));
  await worker.navigator.setAppBadge?.(turns.length).catch(() => undefined);
  await worker.registration.showNotification(title, {
    body: lines.join('\n'),
    tag: 'turns',
    renotify: true,
    lang: language,
    icon: '/icon-192.png',
    data: { address: others.length > 0 ? '/#/' : `/#/t/${first.table}` },
    actions: [{ action: 'stop', title: words.stop }],
  });
}

/**
 * In a window of the page, if there is one.
 * @param {string} address
 */
async function show(address) {
  const wanted = new URL(address, location.origin).href;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((/** @type {any} */ each) => each.url === wanted) ?? windows[0];
  if (!there) return worker.clients.openWindow(wanted);
  const focused = await there.focus();
  // Only pages that this worker serves can be sent elsewhere by it.
  return there.url === wanted ? focused : focused.navigate(wanted).catch(() => worker.clients.openWindow(wanted));
}

/** No more messages to this browser. */
async function stop() {
  const subscription = await worker.registration.pushManager.getSubscription();
  if (!subscription) return;
  const body = JSON.stringify({ endpoint: subscription.endpoint });
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/push', { method: 'DELETE', headers, body }).catch(() => undefined);
  await subscription.unsubscribe();
}
