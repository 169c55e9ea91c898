// Whole games at the wheel with everything in motion: flat against bots of each level, and in the room.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESKTOP, dice, open, PHONE, playOn, shoot, start } from '../kit.mjs';
import { builder, inTheRoom, playInMotion, UNHURRIED } from '../wheel.mjs';
import { farApart } from '../whole-games.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

const HOUR = 3_600_000;

for (const level of ['easy', 'medium', 'hard'])
  for (const players of [2, 4])
    test(`flat, ${players} players, bots that play ${level}`, { timeout: HOUR }, async (t) => {
      const viewport = players === 2 ? DESKTOP : PHONE;
      const { page, context, pauses } = await playInMotion(place, { level, players, viewport, flat: true });
      t.diagnostic(`${pauses.length} turns, at most ${Math.max(...pauses)} ms from one to the next`);
      assert.equal(await page.locator('[data-score]').count(), players);
      await context.close();
    });

for (const [level, players] of [
  ['easy', 4],
  ['medium', 2],
  ['hard', 4],
])
  test(`in the room, ${players} players, bots that play ${level}`, { timeout: HOUR }, async (t) => {
    const room = await inTheRoom(place, t);
    // Small, for want of a graphics card.
    const viewport = { width: 480, height: 640 };
    const about = { level, players, viewport, flat: false, patience: 120_000 };
    const { page, pauses } = await playInMotion(room, about);
    t.diagnostic(`${pauses.length} turns, at most ${Math.max(...pauses)} ms from one to the next`);
    assert.equal(await page.locator('[data-score]').count(), players);
  });

test('online and in slow motion, bots answer while the own turn is still shown', { timeout: HOUR }, async (t) => {
  const about = { players: 3, viewport: PHONE, flat: true, turns: 3, patience: 60_000, online: true, slow: true };
  const { page, context, pauses } = await playInMotion(place, about);
  t.diagnostic(`from turn to turn: ${pauses.join(', ')} ms`);
  assert.equal(await page.getByRole('button', { name: 'Slow motion' }).getAttribute('aria-pressed'), 'true');
  const counts = await page.locator('[data-count]').evaluateAll((all) => all.map((one) => Number(one.dataset.count)));
  assert.equal(counts.length, 3);
  assert.equal(await page.locator('[data-phase]').count(), 0, 'nothing moves any more');
  await context.close();
});

test('in steps a piece falls where it is when the time is over', { timeout: HOUR }, async () => {
  const { page, context, complaints } = await builder(place, {
    viewport: PHONE,
    flat: true,
    reducedMotion: 'no-preference',
  });
  await start(page, 'hamsterrolle', 'Share this screen');
  await page.locator('[data-confirm]').click();
  await page.locator('[data-ask="turn"]').waitFor();
  await page.locator('[data-piece^="purple"]').click();
  await page.locator('[data-dial-more="offset"]').click();
  await page.getByText(/lets the purple cube drop/).waitFor();
  await page.locator('[data-ask="turn"]').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a whole game at one screen, in teams, and once more', { timeout: HOUR }, async () => {
  const { page, context, complaints } = await builder(place, { viewport: DESKTOP, flat: true });
  await start(page, 'hamsterrolle', 'Share this screen', {
    players: 4,
    options: { Teams: 'in teams, side by side', ...UNHURRIED },
  });
  await page.locator('[data-confirm]').click();
  await playOn(page, dice(6), undefined, undefined, HOUR);
  await shoot(page, 'hamsterrolle-over-hotseat', { fullPage: true });
  assert.equal(await page.locator('[data-score]').count(), 4);
  await page.locator('[data-confirm]').click();
  await page.locator('[data-seat="4"]').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

farApart('hamsterrolle', {
  questions: ['turn'],
  flat: true,
  place: () => place,
  patience: 90_000,
  thrown: false,
  options: UNHURRIED,
});
