// The wheel with everything in motion, as most people play it: bots answer while the own turn is still shown.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESKTOP, dice, open, PHONE, playOn, start } from './kit.mjs';
import { builder, inTheRoom, LEVELS, playInMotion, UNHURRIED } from './wheel.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

test('three bots answer turn after turn', { timeout: 300_000 }, async (t) => {
  const about = { level: 'easy', players: 4, viewport: PHONE, flat: true, turns: 2 };
  const { page, context, pauses } = await playInMotion(place, about);
  t.diagnostic(`from turn to turn: ${pauses.join(', ')} ms`);
  assert.equal(await page.locator('[data-phase]').count(), 0, 'nothing moves any more');
  await context.close();
});

test('the picture changes in the middle of a turn, and so does the pace', { timeout: 300_000 }, async (t) => {
  const room = await inTheRoom(place, t);
  const options = { viewport: { width: 400, height: 560 }, flat: true, reducedMotion: 'no-preference' };
  const { page } = await builder(room, options);
  await start(page, 'hamsterrolle', 'Play against bots', { options: { level: LEVELS.easy } });
  await playOn(page, dice(2), (moves) => moves > 0);
  // The own hand builds: into the room with it, and slowly for a moment.
  await page.getByRole('button', { name: 'Slow motion' }).click();
  await page.getByRole('button', { name: 'From the side, flat' }).click();
  await page.locator('canvas').waitFor();
  await page.getByRole('button', { name: 'Slow motion' }).click();
  await page.getByRole('button', { name: 'From the side, flat' }).click();
  await page.locator('[data-ask="turn"]').waitFor();
  // The flat picture has numbers of its own, and can be pointed into after the room as before it.
  await page.locator('[data-ask="turn"] svg').first().waitFor();
  assert.equal(
    await page.locator('[data-ask="turn"] .chip').count(),
    0,
    'numbers of the room are left over the flat wheel',
  );
  await page.locator('label', { hasText: 'By hand' }).click();
  await page.locator('[data-piece]:not(:disabled)').first().click();
  await page.locator('[data-carrying]').waitFor();
});

test('a reload in the middle of a turn shows how things stand', { timeout: 300_000 }, async () => {
  const options = { viewport: DESKTOP, flat: true, reducedMotion: 'no-preference' };
  const { page, context } = await builder(place, options);
  await start(page, 'hamsterrolle', 'Play against bots');
  await playOn(page, dice(4), (moves) => moves > 0);
  await page.reload();
  await page.locator('[data-ask="turn"]').waitFor();
  const counts = (await page.locator('[data-count]').allTextContents()).map((text) => parseInt(text, 10));
  assert.equal(counts.length, 2);
  assert.ok(Math.min(...counts) < 14, `${counts} pieces are left after a round`);
  await context.close();
});

test(
  'stock and log of others change when their turn on the screen comes to it, and so does what is heard',
  { timeout: 300_000 },
  async () => {
    const { page, context, complaints } = await builder(place, {
      viewport: DESKTOP,
      flat: true,
      reducedMotion: 'no-preference',
    });
    await start(page, 'hamsterrolle', 'Play against bots', { options: { level: LEVELS.easy, ...UNHURRIED } });
    await page.locator('[data-ask="turn"]').waitFor();
    // What is on the page whenever something of it changes.
    await page.evaluate(() => {
      window.seen = [];
      const heard = [...document.querySelectorAll('[aria-live], [role="status"]')];
      new MutationObserver(() => {
        const card = document.querySelector('[data-player="2"]');
        const now = {
          left: Number(card?.querySelector('[data-count]')?.getAttribute('data-count')),
          active: card?.classList.contains('active') ?? false,
          phase: document.querySelector('[data-phase]')?.getAttribute('data-phase') ?? null,
          news: document.querySelector('.news li:last-child')?.textContent.trim() ?? '',
          heard: heard.map((region) => region.textContent).join(' '),
        };
        const before = window.seen.at(-1);
        if (card && JSON.stringify(before) !== JSON.stringify(now)) window.seen.push(now);
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    // She may as well let a piece drop, or pass.
    const built = () =>
      page.evaluate(() => window.seen.filter(({ left }, i) => left < (window.seen[i - 1]?.left ?? 0)).length);
    await playOn(page, dice(3), async (_, wish) => wish === 'turn' && (await built()) >= 2);
    const seen = await page.evaluate(() => window.seen);
    const changes = seen.slice(1).map((now, i) => ({ now, before: seen[i] }));
    const taken = changes.filter(({ now, before }) => now.left < before.left);
    assert.ok(taken.length >= 2, `a rival built ${taken.length} times`);
    // It is in her hand then, or comes into it with the next picture.
    for (const { now } of taken) {
      const next = seen[seen.indexOf(now) + 1];
      assert.ok(now.active && (now.phase ?? next.phase) === 'carry', JSON.stringify([now, next]));
    }
    for (const { now, before } of changes.filter((each) => each.now.left > each.before.left))
      assert.ok(
        now.active && before.phase !== 'carry',
        `what falls, falls after it was let go: ${JSON.stringify(now)}`,
      );
    for (const where of ['news', 'heard']) {
      const told = changes.filter(
        ({ now, before }) => now[where] !== before[where] && now.active && / builds the /.test(now[where]),
      );
      assert.ok(told.length > 0, `${where} tell of it`);
      for (const { now } of told) assert.notEqual(now.phase, 'carry', `${where}, while it is in the hand`);
    }
    assert.deepEqual(complaints, []);
    await context.close();
  },
);
