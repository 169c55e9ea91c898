// Whole games at the wheel with everything in motion: flat against bots of each level, and in the room.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { asks, audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, start } from '../kit.mjs';
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
    const browser = await inTheRoom();
    // Small, for want of a graphics card.
    const viewport = { width: 480, height: 640 };
    const about = { level, players, viewport, flat: false, patience: 120_000 };
    const { page, pauses } = await playInMotion({ ...place, browser }, about);
    t.diagnostic(`${pauses.length} turns, at most ${Math.max(...pauses)} ms from one to the next`);
    assert.equal(await page.locator('[data-score]').count(), players);
    await browser.close();
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

/** What is told of a game that is over, and its greatest crash, which can be seen again and taken along. */
async function findsTheCrash(page) {
  const facts = Object.fromEntries(
    await page.locator('[data-fact]').evaluateAll((all) => all.map((each) => [each.dataset.fact, each.textContent])),
  );
  assert.match(facts.turns, /^\d+ turns$/);
  assert.match(facts.falls, /^\d+ pieces fell|^One piece fell/);
  assert.match(facts.crash, /^Greatest crash: .+ taken by /);
  assert.match(facts.time, /minute/);
  assert.equal(await page.locator('[data-check-dice]').count(), 0, 'nobody threw dice');
  await page.locator('[data-crash-again]:not(:disabled)').click();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('[data-crash-share]').click()]);
  const film = await readFile(await saved.path());
  assert.equal(saved.suggestedFilename(), 'hamsterrolle.gif');
  const pictures = await page.evaluate(async (text) => {
    const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ type: 'image/gif', data });
    await decoder.tracks.ready;
    await decoder.completed;
    const { frameCount } = decoder.tracks.selectedTrack;
    await decoder.decode({ frameIndex: frameCount - 1 });
    return frameCount;
  }, film.toString('base64'));
  assert.ok(pictures > 15, `a film of ${pictures} pictures`);
  assert.ok(film.length < 3_000_000, `${film.length} bytes can be sent`);
}

test('a whole game against bots on a phone, and its replay', { timeout: HOUR }, async () => {
  const { page, context, complaints } = await builder(place, { viewport: PHONE, flat: true });
  await start(page, 'hamsterrolle', 'Play against bots', { players: 4, options: UNHURRIED });
  const findings = [];
  let looked = false;
  await playOn(
    page,
    dice(5),
    async (moves, wish) => {
      if (wish !== 'turn' || moves < 4 || looked) return;
      looked = true;
      await shoot(page, 'hamsterrolle-turn-phone');
      findings.push(...(await audit(page)));
      assert.equal(await sideways(page), 0);
    },
    undefined,
    HOUR,
  );
  await shoot(page, 'hamsterrolle-over-phone', { fullPage: true });
  findings.push(...(await audit(page)));
  assert.equal(await asks(page), 'over');
  await findsTheCrash(page);
  await page.locator('[data-replay]').click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('slider').fill('5');
  await shoot(page, 'hamsterrolle-replay-phone');
  findings.push(...(await audit(page)));
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});
