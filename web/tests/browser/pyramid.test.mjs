// The pyramid under the hands of those who play on it: by keys in 3D and flat, and with a reason for every no.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, dice, open, playOn, shoot, start, visitor } from './kit.mjs';

/** Small, because there is no graphics card where tests run. */
const SMALL = { width: 640, height: 480 };
/** What Chromium says of drawing without one. */
const OF_THE_CARD = /GL Driver Message|software WebGL|swiftshader/i;

let place;
before(async () => (place = await open()));
after(() => place.close());

const sentence = (page) => page.locator('[data-sentence]').textContent();
const quiet = (page) =>
  page.evaluate(() => localStorage.setItem('kiste.guide', JSON.stringify({ seen: [], off: true })));

/** Presses keys until the page says something. */
async function until(page, keys, selector) {
  for (const key of keys) {
    await page.keyboard.press(key);
    if ((await page.locator(selector).count()) > 0) return;
  }
  throw new Error(`${keys.join(' ')} did not lead to ${selector}`);
}

test('a die of Würfelmarsch is tilted by keys on the table in 3D', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: SMALL });
  page.setDefaultTimeout(60_000);
  await quiet(page);
  await page.reload();
  await start(page, 'wuerfelmarsch', 'Share this screen');
  await page.locator('[data-confirm]').click();
  await page.locator('[data-ask="march"]').waitFor();
  const table = page.getByRole('application');
  await page.locator('canvas').waitFor();
  await page.waitForFunction(() => !document.querySelector('.wait'));
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /where does it tilt/i }).waitFor();
  const asked = await page.locator('[data-question]').getAttribute('data-question');
  // One of the arrows leads into a funnel beside it.
  await until(page, ['ArrowUp', 'Enter', 'ArrowDown', 'Enter', 'ArrowUp', 'Enter'], '[data-outlook]');
  await page.locator('[data-confirm]:not(:disabled)').click();
  await page.waitForFunction(
    (old) => document.querySelector('[data-question]')?.getAttribute('data-question') !== old,
    asked,
  );
  assert.deepEqual(
    complaints.filter((text) => !OF_THE_CARD.test(text)),
    [],
  );
  await context.close();
});

test('the flat pyramid is played by keys alone, and a die is turned', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: DESKTOP, flat: true });
  await quiet(page);
  await page.reload();
  await start(page, 'wuerfelmarsch', 'Share this screen');
  await page.locator('[data-confirm]').click();
  await page.locator('[data-ask="march"]').waitFor();
  const asked = await page.locator('[data-question]').getAttribute('data-question');
  await page.locator('.stop:has(> g > .mark.take)').first().focus();
  await page.keyboard.press('Enter');
  assert.match(await sentence(page), /where does it tilt/i);
  await page.getByRole('button', { name: 'Turn it' }).click();
  await page.getByRole('button', { name: 'Spin to the left' }).click();
  await shoot(page, 'wuerfelmarsch-turning-desktop');
  assert.deepEqual(await audit(page), []);
  await page.getByRole('button', { name: 'Put it back like this' }).click();
  await page.waitForFunction(
    (old) => document.querySelector('[data-question]')?.getAttribute('data-question') !== old,
    asked,
  );
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a touch that the rules forbid is answered with the reason', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: DESKTOP, flat: true });
  await quiet(page);
  await page.reload();
  await start(page, 'cui-bono', 'Share this screen');
  await page.locator('[data-confirm]').click();
  await page.locator('[data-ask="pull"]').waitFor();
  await page.locator('.stop[data-cell="044"]').click({ force: true });
  await page.locator('.notes').getByText('2 dice lie on it; only one may.').waitFor();
  await page.locator('.stop[data-cell="000"]').click({ force: true });
  await page.locator('.notes').getByText('Only dice of the bottom layer are pulled.').waitFor();
  // Dashed funnels say why they do not take the die.
  const why = /two \w+ dice and one|is all \w+, and so is your die|edge of \w+ dice alone/;
  const dashed = '.stop:has(> g > .mark.warning)';
  await playOn(page, dice(5), async (moves, wish) => wish === 'put' && (await page.locator(dashed).count()) > 0);
  await page.locator(dashed).first().click();
  await page.locator('.notes').getByText(why).first().waitFor();
  await shoot(page, 'cui-bono-refused-desktop');
  assert.deepEqual(complaints, []);
  await context.close();
});

/** Touches a place by force: it lies under nothing, but its shape is transparent. */
const touchBare = (page, cell) => page.locator(`[data-bare="${cell}"]`).click({ force: true });

test('an empty place that is not offered says why nothing goes there', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: DESKTOP, flat: true });
  await quiet(page);
  await page.reload();
  await start(page, 'wuerfelmarsch', 'Share this screen');
  await page.locator('[data-confirm]').click();
  await page.locator('[data-ask="march"]').waitFor();
  await page.locator('.stop:has(> g > .mark.take)').first().click();
  const [far] = await page.evaluate(() =>
    [...document.querySelectorAll('[data-bare]')]
      .map((each) => each.getAttribute('data-bare'))
      .filter((cell) => cell === '332' || cell === '323'),
  );
  await touchBare(page, far);
  await page.locator('.notes').getByText('right beside it').first().waitFor();

  await page.getByRole('button', { name: 'Back to the crate' }).click();
  await start(page, 'abquetschen', 'Share this screen');
  await page.locator('[data-confirm]').click();
  await page.locator('[data-ask="build"]').waitFor();
  await touchBare(page, '800');
  await page.locator('.notes').getByText('one layer above the plate').first().waitFor();
  await playOn(page, dice(4), (moves) => moves >= 3);
  await page.locator('[data-ask="build"]').waitFor();
  // The corner of the plate is far from everything.
  await touchBare(page, '800');
  await page
    .locator('.notes')
    .getByText(/hang together|face to face/)
    .first()
    .waitFor();
  await shoot(page, 'abquetschen-refused-desktop');
  assert.deepEqual(await audit(page), []);
  assert.deepEqual(complaints, []);
  await context.close();
});
