// Evenings on one pyramid, and practising alone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, THOROUGH, visitor } from './kit.mjs';
import { grab } from './races.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

test('an evening at one screen: Abquetschen, then Raffzahn on what stands, with one total', async () => {
  const { page, context, complaints } = await visitor(place, {
    viewport: DESKTOP,
    flat: true,
    reducedMotion: 'no-preference',
  });
  await page.getByRole('button', { name: /An evening on one pyramid/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Abquetschen → Raffzahn' }).check({ force: true });
  await shoot(page, 'evening-panel-desktop');
  const findings = await audit(page);
  await dialog.getByRole('button', { name: 'Share this screen' }).click();
  await page.locator('[data-evening="0"]').waitFor();
  await shoot(page, 'evening-lobby-desktop');
  await page.locator('[data-confirm]').click();
  assert.equal(await page.locator('[data-evening-line]').textContent(), 'Game 1 of 2');
  await playOn(page, dice(3));
  await page.locator('[data-evening-total]').first().waitFor();
  const totals = (await page.locator('[data-evening-total]').allTextContents()).map(Number);
  assert.equal(
    totals.reduce((sum, points) => sum + points, 0),
    2,
    'two points for the one who is ahead, or one for each',
  );
  await shoot(page, 'evening-over-desktop', { fullPage: true });
  findings.push(...(await audit(page)));
  await page.getByRole('button', { name: 'Next: Raffzahn' }).click();
  await page.locator('[data-evening="1"]').waitFor();
  await page.locator('[data-confirm]').click();
  await page.locator('[data-ask="tick"], [data-take]').first().waitFor();
  await page
    .locator('[data-take]')
    .click({ timeout: 1000 })
    .catch(() => {});
  const running = await page.locator('[data-evening-line]').textContent();
  assert.match(running, new RegExp(`^Game 2 of 2 · so far .* \\(${totals[0]}\\) and .* \\(${totals[1]}\\)$`));
  await shoot(page, 'evening-running-desktop');
  await playOn(page, dice(4), (moves) => moves > 4);
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('an order of one’s own, with a game that somebody wrote in it, at one screen', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: PHONE, flat: true });
  await page.getByRole('button', { name: /An evening on one pyramid/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'an order of our own' }).check({ force: true });
  await dialog.locator('[data-add="cui-bono"]').click();
  await dialog.locator('[data-add="wuerfelmarsch"]').click();
  await dialog.locator('[data-add="own"]').click();
  await dialog.locator('[data-written="Sixes"]').waitFor();
  await shoot(page, 'evening-written-phone', { fullPage: true });
  const findings = await audit(page);
  await dialog.locator('[data-written="Sixes"]').click();
  await dialog.locator('[data-on-programme="own"]').waitFor();
  for (let i = 0; i < 2; i++) await dialog.getByRole('button', { name: 'Sixes earlier' }).click();
  await dialog.getByRole('button', { name: 'Strike Würfelmarsch' }).click();
  await shoot(page, 'evening-panel-phone');
  findings.push(...(await audit(page)));
  assert.equal(await sideways(page), 0);
  await dialog.getByRole('button', { name: 'Share this screen' }).click();
  const rows = page.locator('[data-evening] tbody th');
  await rows.first().waitFor();
  assert.deepEqual(await rows.allTextContents(), ['1. Sixes', '2. Cui bono?']);
  await page.locator('[data-own-file]').getByText('sixes.kiste-game').waitFor();
  await page.locator('[data-confirm]').click();
  await playOn(page, dice(6));
  await page.locator('[data-evening-total]').first().waitFor();
  await shoot(page, 'evening-written-over-phone', { fullPage: true });
  await page.getByRole('button', { name: 'Next: Cui bono?' }).click();
  await page.locator('[data-evening="1"]').waitFor();
  assert.equal(await page.locator('[data-own-file]').count(), 0, 'its file stays behind');
  await page.locator('[data-confirm]').click();
  await playOn(page, dice(4), (moves) => moves > 2);
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('practising Raffzahn alone: a stopwatch, twenty dice, and a best time that is kept', THOROUGH, async () => {
  const { page, context, complaints } = await visitor(place, { viewport: PHONE, flat: true });
  await page.locator('[data-game="raffzahn"] > button').first().click();
  await page.locator('[data-practise]').click();
  await page.locator('[data-practice]').waitFor();
  const random = dice(8);
  let shot = false;
  for (
    const end = Date.now() + 400_000;
    Date.now() < end && (await page.locator('[data-practice-result]').count()) === 0;
  ) {
    if ((await grab(page, random)) === 'grab' && !shot) {
      shot = true;
      await shoot(page, 'practice-raffzahn-phone');
    }
    await page.waitForTimeout(30);
  }
  await page.getByText('That is your best time.').waitFor();
  await shoot(page, 'practice-done-phone');
  assert.deepEqual(await audit(page), []);
  await page.getByRole('button', { name: 'Back to the crate' }).click();
  await page.locator('[data-game="raffzahn"] > button').first().click();
  await page.getByRole('button', { name: /Practise alone · best \d+\.\d\d s/ }).waitFor();
  assert.equal(await page.locator('[data-practise]').count(), 1);
  assert.deepEqual(complaints, []);
  await context.close();
});
