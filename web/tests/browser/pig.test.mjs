// A game that nobody has drawn: it stands on the shelf and is played as buttons and text.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  asks,
  audit,
  DESKTOP,
  dice,
  open,
  PHONE,
  playOn,
  shoot,
  sideways,
  start,
  visitor,
  scoresBySeat,
} from './kit.mjs';
import { playBoth, sitTogether } from './whole-games.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

test('Pig against bots on a phone, in motion and to its end, then its dice and its replay', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: PHONE, reducedMotion: 'no-preference' });
  await start(page, 'pig', 'Play against bots', { players: 3 });
  const findings = [];
  await playOn(page, dice(5), async (moves, wish) => {
    if (moves !== 4 || wish !== 'act') return;
    await shoot(page, 'pig-act-phone');
    assert.match(await page.locator('[data-state]').textContent(), /At stake/);
    assert.equal(await sideways(page), 0);
    findings.push(...(await audit(page)));
  });
  assert.equal(await page.locator('[data-score]').count(), 3);
  const best = Math.max(...(await page.locator('[data-score]').allTextContents()).map(Number));
  assert.ok(best >= 100, `somebody has ${best}`);
  await shoot(page, 'pig-over-phone', { fullPage: true });
  findings.push(...(await audit(page)));
  await page.locator('[data-check-dice]').click();
  await page.locator('[data-verdict="fixed"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-replay]').click();
  const slider = page.getByRole('slider');
  await slider.waitFor();
  await slider.fill('3');
  await page.locator('[data-state]').waitFor();
  assert.match(await page.locator('[data-sentence]').textContent(), /^(Thrown: \d|.+: (Roll|Hold))$/);
  assert.equal(await sideways(page), 0);
  await shoot(page, 'pig-replay-phone');
  findings.push(...(await audit(page)));
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('Pig by keyboard alone: the button stays under the fingers', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: DESKTOP });
  await start(page, 'pig', 'Play against bots');
  await page.locator('[data-choice="roll"]').waitFor();
  for (let tabs = 0; tabs < 40 && !(await page.locator('[data-choice="roll"]:focus').count()); tabs++)
    await page.keyboard.press('Tab');
  for (let rolls = 0; rolls < 6; rolls++) {
    const before = await page.locator('[data-question]').getAttribute('data-question');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (old) =>
        document.querySelector('[data-ask="act"]')?.dataset.question !== old &&
        document.querySelector('[data-choice]:enabled'),
      before,
    );
    await page.locator('[data-choice="roll"]:focus').waitFor();
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('Pig at one screen, with a target of one’s own and in German', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: DESKTOP, locale: 'de' });
  await page.locator('[data-game="pig"] > button').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary').click();
  await dialog.getByLabel('Punkte zum Sieg').fill('20');
  await dialog.getByLabel('Punkte zum Sieg').press('Tab');
  await dialog.getByRole('button', { name: 'Am selben Bildschirm' }).click();
  await page.locator('[data-confirm]').click();
  await page.getByRole('button', { name: 'Würfeln' }).waitFor();
  await shoot(page, 'pig-act-desktop');
  assert.match(await page.locator('[data-state]').textContent(), /Punkte zum Sieg\s*20/);
  await playOn(page, dice(2), () => {});
  assert.equal(await page.locator('[data-score]').count(), 2);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('Pig between friends far apart', async () => {
  const mia = await visitor(place, { viewport: PHONE });
  const tom = await visitor(place, { viewport: DESKTOP });
  await sitTogether('pig', mia, tom, place.address);
  await mia.page.locator('[data-confirm]').click();
  await mia.page.locator('[data-question]').waitFor();
  await tom.page.locator('[data-question]').waitFor();
  const both = await Promise.all([mia, tom].map(({ page }) => asks(page)));
  assert.equal(both.filter((wish) => wish === 'act').length, 1, 'one is asked, the other waits');
  await playBoth(mia, tom, dice(8));
  const scores = await Promise.all([mia, tom].map(({ page }) => scoresBySeat(page)));
  assert.deepEqual(scores[0], scores[1]);
  for (const { complaints, context } of [mia, tom]) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
});
