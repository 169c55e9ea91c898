// A table on a big screen, with phones as hands; and somebody who only watches, but shows it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, dice, open, shoot, sideways, visitor } from './kit.mjs';
import { builder, UNHURRIED } from './wheel.mjs';
import { playBoth, sitTogether } from './whole-games.mjs';

const WALL = { width: 1920, height: 1080 };

let place;
before(async () => (place = await open()));
after(() => place.close());

test('a big screen shows the way in, then board and scores, and nothing to touch', async () => {
  const motion = { reducedMotion: 'no-preference', flat: true };
  const [mia, tom, ann] = [await visitor(place, motion), await visitor(place, motion), await visitor(place, motion)];
  const wall = await visitor(place, { ...motion, viewport: WALL });
  await sitTogether('cui-bono', mia, tom, place.address);
  await mia.page.locator('[data-menu]').click();
  await mia.page.locator('[data-big-screen] summary').click();
  const address = await mia.page.locator('[data-screen-open]').getAttribute('href');
  await mia.page.keyboard.press('Escape');

  await wall.page.goto(address);
  await wall.page.locator('[data-screen="lobby"] svg[role="img"]').waitFor();
  await wall.page.getByText('Tom', { exact: true }).waitFor();
  await shoot(wall.page, 'screen-lobby');
  assert.deepEqual(await audit(wall.page), []);
  await mia.page.locator('[data-confirm]:not(:disabled)').click();

  const screen = wall.page.locator('[data-screen="playing"]');
  await screen.locator('[data-sentence]').waitFor();
  assert.equal(await screen.evaluate((node) => node.inert), true);
  assert.equal(await screen.locator('footer').isVisible(), false);
  assert.equal(await screen.locator('[data-menu]').isVisible(), false);
  const letters = await screen
    .locator('[data-sentence]')
    .evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
  assert.ok(letters >= 36, `${letters} px`);
  assert.equal(await sideways(wall.page), 0);
  await shoot(wall.page, 'screen-playing');

  // Somebody watches on a phone, claps, and points.
  const [, id] = /#\/screen\/([^/]+)\//.exec(address);
  await ann.page.goto(`${place.address}#/t/${id}`);
  await ann.page.locator('[data-sentence]').waitFor();
  await ann.page.locator('[data-menu]').click();
  // Shown for a while only, so they look before it comes.
  const seen = [wall, mia].map(({ page }) =>
    page.locator('button').filter({ hasText: 'Somebody who watches: Applause' }).waitFor(),
  );
  await ann.page.locator('[data-watching]').getByRole('button', { name: 'Applause' }).click();
  await Promise.all(seen);
  // A gesture a second.
  await ann.page.waitForTimeout(1100);
  const heard = mia.page.getByText('Somebody who watches points at the board.').first().waitFor({ state: 'attached' });
  await ann.page.locator('.stop').first().click();
  await heard;
  for (const { complaints } of [mia, wall, tom, ann]) assert.deepEqual(complaints, []);
  for (const { context } of [mia, wall, tom, ann]) await context.close();
});

test('whoever watches points at a box of a sheet, and everybody sees which', async () => {
  const motion = { reducedMotion: 'no-preference' };
  const [mia, tom, ann] = [await visitor(place, motion), await visitor(place, motion), await visitor(place, motion)];
  await sitTogether('hop-n-roll', mia, tom, place.address);
  await mia.page.locator('[data-confirm]:not(:disabled)').click();
  await mia.page.locator('[data-spot="red1"]').first().waitFor();
  await ann.page.goto(mia.page.url());
  const box = ann.page.locator('[data-sheet="1"] [data-spot="red2"]');
  await box.waitFor();
  const ring = mia.page.locator('[data-pointed-ring="1-red2"]');
  await box.click({ position: { x: 6, y: 6 } });
  await ring.waitFor();
  const [around, within] = [
    await ring.boundingBox(),
    await mia.page.locator('[data-sheet="1"] [data-spot="red2"]').boundingBox(),
  ];
  assert.ok(around.x < within.x && around.y < within.y && around.width > within.width, 'around that box');
  await shoot(mia.page, 'pointed-sheet-phone');
  // Tom has his own sheet before him, and hers among those of the others.
  await tom.page.locator('[data-pointed-ring]').waitFor();
  await ring.waitFor({ state: 'detached' });
  for (const { complaints } of [mia, tom, ann]) assert.deepEqual(complaints, []);
  for (const { context } of [mia, tom, ann]) await context.close();
});

test(
  'whoever watches points into the wheel, and a line that is touched shows its piece',
  { timeout: 240_000 },
  async () => {
    const motion = { reducedMotion: 'no-preference', flat: true };
    const [mia, tom] = [await builder(place, motion), await builder(place, motion)];
    const ann = await visitor(place, motion);
    await sitTogether('hamsterrolle', mia, tom, place.address, UNHURRIED);
    await mia.page.locator('[data-confirm]:not(:disabled)').click();
    await ann.page.goto(mia.page.url());
    const wheel = ann.page.locator('.place svg[role="img"]');
    await wheel.waitFor();
    for (const { page } of [mia, tom]) await page.locator('.place svg[role="img"]').waitFor();
    const { width, height } = await wheel.boundingBox();
    const shown = [mia, tom].map(({ page }) => page.locator('[data-pointed-ring]').waitFor());
    await wheel.click({ position: { x: width * 0.5, y: height * 0.7 } });
    await Promise.all([...shown, ann.page.locator('[data-pointed-ring]').waitFor()]);
    await shoot(mia.page, 'pointed-wheel-phone');
    await mia.page.locator('[data-pointed-ring]').waitFor({ state: 'detached' });

    // What was built is shown by the line that tells of it.
    await playBoth(mia, tom, dice(4), (moves) => moves >= 1);
    for (const { page } of [mia, tom]) await page.locator('.place[data-phase]').waitFor({ state: 'detached' });
    await mia.page.locator('.news [data-point]').last().click();
    await mia.page.locator('[data-pointed-ring]').waitFor();
    for (const { complaints } of [mia, tom, ann]) assert.deepEqual(complaints, []);
    for (const { context } of [mia, tom, ann]) await context.close();
  },
);
