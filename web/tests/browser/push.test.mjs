// Somebody who is away is called when it is their turn. Headless Chromium knows no push service, so what a browser does to
// subscribe is played; the server, what it sends, how that is opened, and the service worker are the real ones.
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { asks, audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, visitor } from './kit.mjs';
import { sitTogether } from './whole-games.mjs';

let place, service;
before(async () => {
  place = await open(['--push-anywhere'], { whole: true });
  service = await pushService();
});
after(async () => {
  await place.close();
  await service.close();
});

/** Takes messages for browsers, and answers as one in earnest does. */
async function pushService() {
  const came = [];
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    came.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(201).end();
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${server.address().port}`;
  return { came, address, close: () => new Promise((done) => server.close(done)) };
}

/** A browser's keys, and how it opens what was sealed for them (RFC 8291). */
function browserKeys() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const open = (sealed) => {
    const [salt, size, sender] = [sealed.subarray(0, 16), sealed[20], sealed.subarray(21, 21 + sealed[20])];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const record = sealed.subarray(21 + size);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  };
  return { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url'), open };
}

/** From the next page on, this browser subscribes at the push service of this test. */
async function subscribing({ context }, endpoint, { p256dh, auth }) {
  await context.grantPermissions(['notifications'], { origin: new URL(place.address).origin });
  await context.addInitScript(
    ([endpoint, p256dh, auth]) => {
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => sessionStorage.removeItem('subscribed'),
      };
      PushManager.prototype.subscribe = async (options) => {
        sessionStorage.setItem('subscribed', options.applicationServerKey);
        return subscription;
      };
      PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? subscription : null);
    },
    [endpoint, p256dh, auth],
  );
}

const moving = (viewport) => visitor(place, { viewport, reducedMotion: 'no-preference', keeping: true });

async function until(what) {
  for (let tries = 0; tries < 400; tries++) {
    const found = await what();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('it did not come to that');
}

/** Plays until it is the other's turn. */
const playTurn = ({ page }) => playOn(page, dice(3), async (moves, wish) => moves > 0 && wish === 'wait');

test('whoever waits is offered to be called, is called once, and ends that with one tap', async () => {
  const [mia, tom] = [await moving(PHONE), await moving(DESKTOP)];
  const keys = browserKeys();
  for (const visitor of [mia, tom]) {
    await subscribing(visitor, `${service.address}/${visitor === mia ? 'mia' : 'tom'}`, keys);
    await visitor.page.reload();
  }
  await sitTogether('pig', mia, tom, place.address);
  await mia.page.getByLabel('Time for a move').selectOption('hour');
  await tom.page.locator('[data-clock-how]').getByText('Being away does not matter').waitFor();
  await tom.page.getByRole('button', { name: 'I am ready' }).click();
  await mia.page.locator('[data-confirm]:not(:disabled)').click();
  for (const { page } of [mia, tom]) await page.locator('[data-question], [data-deadline]').first().waitFor();
  const asked =
    (await until(async () => (await asks(mia.page)) !== 'wait' || (await asks(tom.page)) !== 'wait')) &&
    (await asks(mia.page)) !== 'wait'
      ? mia
      : tom;
  const other = asked === mia ? tom : mia;

  const offer = other.page.locator('[data-push="offer"]');
  await offer.waitFor();
  assert.equal(await asked.page.locator('[data-push]').count(), 0, 'only whoever waits is asked');
  await look(other.page, 'push-offer');
  await offer.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await other.page.locator('[data-push="on"]').waitFor();
  const key = await other.page.evaluate(() => sessionStorage.getItem('subscribed'));
  const { key: promised } = await (await fetch(`${place.address}api/push`)).json();
  assert.equal(key, promised);
  await look(other.page, 'push-on');

  // Goes away, and the turn comes.
  const table = other.page.url();
  await other.page.goto(place.address);
  await playTurn(asked);
  const { body, headers, path } = await until(() => service.came.at(0));
  assert.equal(path, other === mia ? '/mia' : '/tom');
  assert.match(headers.authorization, /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/);
  const message = keys.open(body);
  assert.deepEqual(message.language, 'en');
  assert.deepEqual(
    message.turns.map(({ title, players }) => [title, players]),
    [['Pig', [asked === mia ? 'Mia' : 'Tom']]],
  );

  // Its service worker says it in words, in the language of the browser.
  const told = await inWords(other, message);
  assert.deepEqual(told, { title: 'Your turn: Pig', body: `with ${asked === mia ? 'Mia' : 'Tom'}` });
  const nudged = { ...message, language: 'de', turns: [{ ...message.turns[0], nudged_by: 'Mia' }] };
  assert.equal((await inWords(other, nudged)).title, 'Mia wartet auf dich: Pig');
  const several = { ...message, turns: [message.turns[0], { table: 'x', title: 'Hamstern', players: [] }] };
  const one = await inWords(other, several);
  assert.equal(one.title, 'It is your turn at several tables');
  assert.match(one.body, /^Pig with \w+\nHamstern $/);

  // Comes back, makes the move, and wants no more of it.
  await other.page.goto(table);
  await playTurn(other);
  await other.page.locator('[data-push="on"]').getByRole('button', { name: 'Switch off' }).click();
  await other.page.locator('[data-push]').waitFor({ state: 'detached' });
  await until(async () => (await other.page.evaluate(() => sessionStorage.getItem('subscribed'))) === null);
  await other.page.goto(place.address);
  await playTurn(asked);
  await other.page.waitForTimeout(8000);
  assert.equal(service.came.length, 1, 'one message a turn, and none after that');
  for (const { complaints, context } of [mia, tom]) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

/** On a phone and at a desk. */
async function look(page, name) {
  for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    await page.setViewportSize(viewport);
    await shoot(page, `${name}-${size}`);
    assert.equal(await sideways(page), 0);
    assert.deepEqual(await audit(page), []);
  }
}

/** What the service worker makes of a message. */
async function inWords({ page, context }, message) {
  const line = await context.newCDPSession(page);
  const registration = new Promise((found) =>
    line.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && found(registrations[0]),
    ),
  );
  await line.send('ServiceWorker.enable');
  const { registrationId } = await registration;
  const origin = new URL(place.address).origin;
  const before = await notifications(page);
  await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  const [shown] = await until(async () => {
    const all = await notifications(page);
    return JSON.stringify(all) !== JSON.stringify(before) && all;
  });
  await line.detach();
  assert.equal((await notifications(page)).length, 1, 'a newer one takes the place of the older');
  return shown;
}

const notifications = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });
