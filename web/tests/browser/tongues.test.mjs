// The page in each of its languages: a whole game in motion, switching in the middle of one, and what is kept of that.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, dice, open, PHONE, playOn, sideways, visitor } from './kit.mjs';
import { LANGUAGES, leftovers, misfits, speak } from './tongues.mjs';

/** The narrowest phone that is promised. */
const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

/** A short game for each language; German and English are played all over the other tests. */
const PLAYED = { fr: 'pig', it: 'abquetschen', nl: 'cui-bono' };

let place;
before(async () => (place = await open()));
after(() => place.close());

/** Opens the panel of a game and begins at this screen. */
async function begin(page, game) {
  await page.locator(`[data-game="${game}"] > button`).first().click();
  await page.locator('dialog .start > button').nth(2).click();
  await page.locator('[data-confirm]').click();
}

/** What is wrong with the words on the screen: those of another language, keys, and what axe says. */
async function words(page, language) {
  assert.equal(await page.evaluate(() => document.documentElement.lang), language);
  return [...(await leftovers(page, language)), ...(await audit(page))];
}

/** What does not fit its place, on a desktop and on the narrowest phone. */
async function places(page) {
  const found = [];
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    // What follows the size of the window does so with the next picture.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    found.push(...(await misfits(page)));
  }
  return found;
}

for (const language of LANGUAGES)
  test(`the crate, a panel and rules in ${language}, as the browser wishes`, async () => {
    const { page, context, complaints } = await visitor(place, { viewport: NARROW, locale: `${language}-CH` });
    await page.locator('[data-game]').first().waitFor();
    const found = [...(await words(page, language)), ...(await places(page))];
    await page.locator('[data-game="hamsterrolle"] > button').first().click();
    await page.locator('dialog summary').click();
    await page.waitForTimeout(300);
    found.push(...(await words(page, language)), ...(await places(page)));
    await page.keyboard.press('Escape');
    // Closing it is a step back, which takes a moment.
    await page.waitForFunction(() => !history.state?.dialog);
    await page.evaluate(() => (location.hash = '#/rules/pig'));
    await page.locator('dialog article').waitFor();
    found.push(...(await words(page, language)));
    assert.deepEqual(found, []);
    assert.equal(await sideways(page), 0);
    assert.deepEqual(complaints, []);
    await context.close();
  });

for (const [language, game] of Object.entries(PLAYED))
  test(`a whole game of ${game} in ${language}, in motion, without a word of another language`, async () => {
    const { page, context, complaints } = await visitor(place, {
      viewport: PHONE,
      locale: language,
      reducedMotion: 'no-preference',
      flat: true,
    });
    await begin(page, game);
    const found = new Set();
    await playOn(page, dice(7), async (moves) => {
      if (moves % 4 === 0) for (const each of await leftovers(page, language)) found.add(each);
      return false;
    });
    for (const each of [...(await words(page, language)), ...(await places(page))]) found.add(each);
    assert.deepEqual([...found], []);
    assert.deepEqual(complaints, []);
    await context.close();
  });

test('the language is changed in the middle of a game, from its menu; nothing stays behind, and it is remembered', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: NARROW, locale: 'fr', flat: true });
  await begin(page, 'pig');
  await playOn(page, dice(3), (moves) => moves >= 3);
  const before = await page.locator('[data-sentence]').textContent();
  await page.locator('[data-menu]').click();
  await page.locator('dialog summary').last().click();
  const french = () => leftovers(page, 'it', 'fr');
  assert.ok((await french()).length > 10, 'who looks for French finds it before');
  await page.locator('dialog select').selectOption('it');
  await page.waitForFunction(() => document.documentElement.lang === 'it');
  assert.deepEqual(await french(), []);
  await page.keyboard.press('Escape');
  assert.notEqual(await page.locator('[data-sentence]').textContent(), before);
  await page.reload();
  await page.locator('[data-question]').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'it');
  await playOn(page, dice(4), (moves) => moves >= 2);
  assert.deepEqual(complaints, []);

  // Another window of this browser follows.
  const other = await context.newPage();
  await other.goto(place.address);
  await other.locator('[data-game]').first().waitFor();
  await other.locator('header select').selectOption('nl');
  await page.waitForFunction(() => document.documentElement.lang === 'nl');
  await context.close();
});

test('what is told of the wheel is not cut between two of its lines, not after a fall either', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: NARROW, locale: 'fr', flat: true });
  await page.locator('[data-game]').first().waitFor();
  await page.evaluate(() => (location.hash = '#/learn/hamsterrolle'));
  const found = new Set();
  for (const step of ['first', 'ahead', 'weight', 'pass']) {
    await page.locator(`[data-lesson-step="${step}"][data-lesson-mode="asked"]`).waitFor();
    for (const each of await misfits(page)) found.add(each);
    if (step === 'pass') break;
    await page.locator('[data-lesson-show]').click();
    await page.locator('[data-lesson-on]').click();
  }
  // Before the fourth step something fell, and the line before is still there.
  assert.match((await page.locator('.recent li:visible').allTextContents()).join(' '), /compartiment 7.*Tombe/s);
  assert.deepEqual([...found], []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('offline the language that was spoken is there, and one that is asked for stays', async () => {
  const { page, context } = await visitor(place, { locale: 'nl', hasty: false, keeping: true });
  await page.locator('[data-game]').first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = (language) =>
    page.evaluate(async (wanted) => {
      const [name] = (await caches.keys()).filter((each) => each.startsWith('kiste '));
      const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
      return paths.filter((path) => path.startsWith(`/assets/${wanted}/`)).length;
    }, language);
  await until(async () => (await kept('nl')) > 20);
  assert.equal(await kept('fr'), 0);
  await speak(page, 'fr');
  await until(async () => (await kept('fr')) > 20);
  assert.equal(await kept('it'), 0);
  await context.setOffline(true);
  await page.reload();
  await page.locator('[data-game]').first().waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
  await page.evaluate(() => (location.hash = '#/rules/pig'));
  await page.locator('dialog article').waitFor();
  await context.close();
});

async function until(holds) {
  for (const end = Date.now() + 45_000; !(await holds());) {
    assert.ok(Date.now() < end, 'it did not come to that');
    await new Promise((done) => setTimeout(done, 200));
  }
}
