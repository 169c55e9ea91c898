// Lessons as a learner takes them, with motion on: one for each kind of board, wrong answers included.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, open, PHONE, shoot, sideways, THOROUGH, visitor } from './kit.mjs';

let at;
before(async () => (at = await open()));
after(() => at.close());

const moving = (viewport, options) => visitor(at, { viewport, reducedMotion: 'no-preference', ...options });

async function farewell({ complaints, context }) {
  assert.deepEqual(
    complaints.filter((complaint) => !complaint.includes('GL Driver')),
    [],
  );
  await context.close();
}

const step = (page) => page.locator('[data-lesson-step]').getAttribute('data-lesson-step');
const mode = (page, wanted) => page.locator(`[data-lesson-mode="${wanted}"]`).waitFor();
const said = (page) => page.locator('[data-lesson-said]').textContent();

/** From one's place in the crate, as everybody comes. */
async function learn(page, title) {
  await page.getByRole('button', { name: title }).first().click();
  await page.locator('[data-learn]').click();
  await mode(page, 'asked');
}

/** On to the question of this name. */
async function goOn(page, next) {
  await page.locator('[data-lesson-on]').click();
  await page.locator(`[data-lesson-step="${next}"][data-lesson-mode="asked"]`).waitFor();
}

/** Lets Albert answer until the lesson is over. */
async function shown(page) {
  while ((await page.locator('[data-lesson-over]').count()) === 0) {
    const now = await step(page);
    await page.locator('[data-lesson-show]').click();
    await mode(page, 'right');
    await page.locator('[data-lesson-on]').click();
    await page.waitForFunction((before) => {
      const coach = document.querySelector('[data-lesson-step]');
      return !coach || (coach.dataset.lessonStep !== before && coach.dataset.lessonMode === 'asked');
    }, now);
  }
}

const touch = (page, cell) => page.locator(`.stop[data-cell="${cell}"]`).click();
const confirm = (page) => page.locator('[data-confirm]:not(:disabled)').click();

test('Cui bono? is learned on the pyramid: wrong moves are explained and taken back, and it ends in a real game', async () => {
  const one = await moving(PHONE, { flat: true });
  const { page } = one;
  await learn(page, /Cui bono/);
  assert.deepEqual(await audit(page), []);
  assert.equal(await sideways(page), 0);

  // The rules say why a die cannot be pulled.
  await touch(page, '107');
  await page
    .getByText(/dice lie on/)
    .first()
    .waitFor();
  // Allowed, but not what was asked for.
  await touch(page, '080');
  await confirm(page);
  await mode(page, 'missed');
  assert.match(await said(page), /costs more/);
  await shoot(page, 'lesson-missed-phone');
  assert.ok(await page.evaluate(() => document.activeElement?.matches('[data-lesson-back]')));
  await page.keyboard.press('Enter');
  await mode(page, 'asked');
  assert.equal(await page.locator('[data-held]').count(), 0);

  await touch(page, '008');
  await confirm(page);
  await mode(page, 'right');
  assert.ok(await page.evaluate(() => document.activeElement?.matches('[data-lesson-on]')));
  await page.keyboard.press('Enter');
  await page.locator('[data-lesson-step="put"]').waitFor();
  await touch(page, '000');
  await confirm(page);
  await mode(page, 'right');
  await goOn(page, 'pearl');

  // It goes on where one was.
  await page.reload();
  await page.locator('[data-lesson-step="pearl"]').waitFor();
  await shown(page);
  await shoot(page, 'lesson-over-phone');
  assert.deepEqual(await audit(page), []);
  await page.locator('[data-lesson-play]').click();
  await page.locator('[data-question]').waitFor();
  // Whoever was through is not offered to learn it.
  assert.equal(await page.locator('[data-lesson-offer]').count(), 0);
  await farewell(one);
});

test('Hamstern is learned on its sheet', THOROUGH, async () => {
  const one = await moving(DESKTOP);
  const { page } = one;
  await learn(page, /Hamstern/);
  assert.deepEqual(await audit(page), []);
  await page.locator('[data-lesson-show]').click();
  await mode(page, 'right');
  await goOn(page, 'beside');
  await shown(page);
  await farewell(one);
});

test('Raffzahn is learned without a clock; a wrong grab says why', async () => {
  const one = await moving(PHONE, { flat: true });
  const { page } = one;
  await learn(page, /Raffzahn/);
  await confirm(page);
  await mode(page, 'right');
  await goOn(page, 'take');
  assert.equal(await page.locator('[data-time-left]').count(), 0);
  await touch(page, '100');
  await mode(page, 'missed');
  assert.match(await said(page), /shows you a 5/);
  await shoot(page, 'lesson-race-phone');
  await page.locator('[data-lesson-back]').click();
  await touch(page, '001');
  await mode(page, 'right');
  await goOn(page, 'under');
  await shown(page);
  await farewell(one);
});

test('Hamsterrolle is learned on the wheel that rolls', THOROUGH, async () => {
  const one = await moving(DESKTOP);
  const { page } = one;
  page.setDefaultTimeout(90_000);
  await page.evaluate(() => localStorage.setItem('kiste.wheel', 'aim'));
  await page.reload();
  await learn(page, /Hamsterrolle/);
  await page.locator('[data-piece]:not(:disabled)').first().click();
  await page.locator('[data-compartment]').first().click();
  // Whoever thinks for a while keeps the piece in the hand.
  await page.waitForTimeout(12_000);
  await confirm(page);
  await page.locator('[data-lesson-mode="right"], [data-lesson-mode="missed"]').waitFor();
  await page.reload();
  await mode(page, 'asked');
  await shown(page);
  await farewell(one);
});

test('whoever plays a game for the first time is offered to learn it, and can do so without a line', async () => {
  const one = await moving(PHONE, { flat: true, keeping: true });
  const { page } = one;
  await page
    .getByRole('button', { name: /Würfelmarsch/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.locator('[data-lesson-offer]').click();
  await mode(page, 'asked');
  // Without a line to anywhere.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await one.context.setOffline(true);
  await shown(page);
  await farewell(one);
});
