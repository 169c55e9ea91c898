// Whole games that somebody wrote, in 3D and with everything in motion, against bots: by keys, as a table in 3D is played
// without a mouse.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { asks, DESKTOP, open, PHONE, shoot, visitor } from '../kit.mjs';

const LONGEST = 1_200_000;
/** What Chromium says of drawing without a graphics card. */
const OF_THE_CARD = /GL Driver Message|software WebGL|swiftshader/i;

let place;
before(async () => (place = await open()));
after(() => place.close());

/** Goes to what is lit, each time a little further, until it is a move; or says something if nothing is lit. */
async function byKeys(page, step) {
  const words = page.locator('[data-choice]:not(:disabled)');
  const confirm = page.locator('[data-confirm]:not(:disabled)');
  await page.getByRole('application').focus();
  for (let tries = 0; tries < 12 && (await confirm.count()) === 0; tries++) {
    for (let i = 0; i <= (step + tries) % 4; i++) await page.keyboard.press(tries % 2 ? 'ArrowDown' : 'ArrowRight');
    await page.keyboard.press('Enter');
  }
  if ((await confirm.count()) > 0) await confirm.click();
  else await words.first().click();
}

for (const { sample, size, viewport, colorScheme } of [
  { sample: 'summit', size: 'desktop', viewport: DESKTOP, colorScheme: 'light' },
  { sample: 'quarry', size: 'phone', viewport: PHONE, colorScheme: 'dark' },
])
  test(`a whole game of ${sample} in 3D and in motion on a ${size}, ${colorScheme}`, { timeout: LONGEST }, async () => {
    const { page, context, complaints } = await visitor(place, {
      viewport,
      colorScheme,
      dice: 'hand',
      reducedMotion: 'no-preference',
    });
    await page.goto(`${place.address}#/workshop`);
    await page.locator('[data-verdict="in-order"]').waitFor();
    await page.locator('[data-drawer]').click();
    await page.locator(`[data-sample="${sample}"]`).click();
    await page.locator('[data-verdict="in-order"]').getByText('My ').waitFor();
    await page.getByRole('button', { name: 'Play against bots' }).click();
    let moves = 0;
    for (const end = Date.now() + LONGEST; ;) {
      assert.ok(Date.now() < end, `the game did not end: ${await page.locator('[data-sentence]').textContent()}`);
      const wish = await asks(page);
      if (wish === 'over') break;
      if (wish === 'tip') await page.locator('[data-tip-read]').click();
      else if (wish === 'own') {
        if (moves === 6) await shoot(page, `own-3d-${size}-${colorScheme}`);
        assert.ok((await page.locator('canvas').count()) > 0, 'drawn in 3D');
        const question = await page.locator('[data-question]').getAttribute('data-question');
        await byKeys(page, moves++);
        await page.waitForFunction(
          (old) => document.querySelector('[data-question]')?.getAttribute('data-question') !== old,
          question,
        );
      } else await page.waitForTimeout(60);
    }
    assert.ok(moves >= 8, `${moves} own moves`);
    await shoot(page, `own-3d-over-${size}-${colorScheme}`, { fullPage: true });
    assert.deepEqual(
      complaints.filter((text) => !OF_THE_CARD.test(text)),
      [],
    );
    await context.close();
  });
