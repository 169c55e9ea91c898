import { language } from '../i18n/index.svelte';
import type { PushOff, PushOffer, PushSubscribe } from '../protocol/messages';
import { isLocal } from '../table/host';
import { savedTables } from '../table/saved.svelte';

/** What whoever sits here wants: to be told, not to be asked again, or nothing yet. */
export type Wish = 'on' | 'no' | null;

const STORED = 'kiste.push';

function read(): Wish {
  const wish = localStorage.getItem(STORED);
  return wish === 'on' || wish === 'no' ? wish : null;
}

let wish = $state<Wish>(read());

export function pushWish(): Wish {
  return wish;
}

export function setPushWish(next: Wish): void {
  wish = next;
  if (next === null) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, next);
}

const address = (path: string) => new URL(path, new URL('/', location.href));

/** The key of the server, where it and this browser can tell somebody who is away. */
async function serverKey(): Promise<string | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  // While working on the page there is no service worker, and nobody to wait for.
  if (!(await navigator.serviceWorker.getRegistration())) return null;
  const response = await fetch(address('api/push'));
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return null;
  return ((await response.json()) as PushOffer).key;
}

let key: Promise<string | null> | null = null;

/** Whether messages can be offered here. Whoever has said no to the browser is not asked by us. */
export async function canPush(): Promise<boolean> {
  key ??= serverKey().catch(() => null);
  return (await key) !== null && Notification.permission !== 'denied';
}

async function manager(): Promise<PushManager> {
  return (await navigator.serviceWorker.ready).pushManager;
}

/** Asks the browser, and the server for every seat of this browser. */
export async function switchOn(): Promise<'on' | 'denied' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    const applicationServerKey = await key;
    if (!applicationServerKey) return 'failed';
    const subscription = await (await manager()).subscribe({ userVisibleOnly: true, applicationServerKey });
    const seats = savedTables().filter(({ id, phase }) => !isLocal(id) && phase !== 'over');
    const asked = seats.flatMap(({ id, tokens }) => tokens.map((token) => tellServer(subscription, id, token)));
    const done = await Promise.all(asked);
    if (!done.some(Boolean)) return 'failed';
    setPushWish('on');
    return 'on';
  } catch {
    return 'failed';
  }
}

/** Another seat of a browser that is told anyway. Switched off elsewhere, as in a message itself, it stays off. */
export async function tellAlso(table: string, tokens: readonly string[]): Promise<void> {
  if (wish !== 'on' || !(await canPush())) return;
  const subscription = await (await manager()).getSubscription();
  if (!subscription) setPushWish(null);
  else await Promise.all(tokens.map((token) => tellServer(subscription, table, token)));
}

async function tellServer(subscription: PushSubscription, table: string, token: string): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: language() } as PushSubscribe;
  const response = await fetch(address(`api/tables/${table}/push`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return response.ok;
}

/** No more messages, of any table. */
export async function switchOff(): Promise<void> {
  setPushWish('no');
  const subscription = await (await manager()).getSubscription();
  if (!subscription) return;
  const body: PushOff = { endpoint: subscription.endpoint };
  const headers = { 'content-type': 'application/json' };
  // Even if the server does not hear of it, the push service does.
  await fetch(address('api/push'), { method: 'DELETE', headers, body: JSON.stringify(body) }).catch(() => undefined);
  await subscription.unsubscribe();
}
