// Two people at one table, each with a device of their own and everything in motion: who is awaited, what the other did,
// and a race that nobody loses before it is understood.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, start, THOROUGH, visitor } from './kit.mjs';
import { attend, grab, press } from './races.mjs';
import { playBoth, sitTogether } from './whole-games.mjs';

const MOTION = { flat: true, reducedMotion: 'no-preference' };
const NARROW = { width: 360, height: 740 };

let place;
before(async () => (place = await open()));
after(() => place.close());

async function farewell(...visitors) {
  for (const { complaints, context } of visitors) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
}

async function friends(game, options = {}) {
  const mia = await visitor(place, { ...MOTION, viewport: PHONE });
  const tom = await visitor(place, { ...MOTION, viewport: DESKTOP });
  await sitTogether(game, mia, tom, place.address, options);
  await mia.page.locator('[data-confirm]:not(:disabled)').click();
  return [mia, tom];
}

test('among friends the first throw waits for whoever has never raced, the others see for whom, and only once', async () => {
  const both = await friends('raffzahn');
  for (const { page } of both) await page.getByRole('button', { name: 'I am ready' }).waitFor();
  const first = (await both[0].page.locator('[data-ask="throw"]').count()) > 0 ? 0 : 1;
  const [roller, reader] = first === 0 ? both : [both[1], both[0]];
  await roller.page.getByRole('button', { name: 'I am ready' }).click();
  await press(roller.page, '[data-confirm]:not(:disabled)');
  const name = reader === both[0] ? 'Mia' : 'Tom';
  await roller.page.getByText(`Waiting for ${name} to read what this is about`).first().waitFor();
  await reader.page.getByText('The dice wait until you are ready').first().waitFor();
  await shoot(reader.page, 'first-race-reader');
  await shoot(roller.page, 'first-race-roller');
  // Longer than any countdown.
  await roller.page.waitForTimeout(4000);
  for (const { page } of both) {
    assert.equal(await page.locator('[data-countdown]').count(), 0);
    assert.equal(await page.locator('[data-throw=""]').count(), 1, 'nothing has been thrown');
    assert.equal(await sideways(page), 0);
    assert.deepEqual(await audit(page), []);
  }
  await reader.page.getByRole('button', { name: 'I am ready' }).click();
  await roller.page.locator('[data-countdown]').waitFor();
  for (const { page } of both) await page.locator('[data-ask="grab"]').waitFor();
  await roller.page.waitForTimeout(1700);
  await press(roller.page, '[data-call="stop"]');
  // Whoever has raced is not asked again.
  await reader.page.locator('[data-ask="throw"]').waitFor();
  assert.equal(await reader.page.locator('[data-tip-read]').count(), 0);
  await press(reader.page, '[data-confirm]:not(:disabled)');
  await roller.page.locator('[data-countdown]').waitFor();
  await farewell(...both);
});

for (const [name, viewport] of Object.entries({ phone: PHONE, narrow: NARROW, desktop: DESKTOP }))
  test(
    `in a race the board does not move by a pixel, from throw to STOP to the next throw: ${name}`,
    name === 'narrow' ? {} : THOROUGH,
    async () => {
      const one = await visitor(place, { ...MOTION, viewport });
      const { page } = one;
      await start(page, 'raffzahn', 'Play against bots', { players: 3 });
      const random = dice(4);
      // The first is read and thrown; from then on nothing may move.
      while ((await attend(page)) !== 'grab') await page.waitForTimeout(40);
      await page.evaluate(() => {
        window.places = new Set();
        const look = () => {
          // The board itself: a frame around a die makes that die larger, and moves nothing.
          const { x, y, width } = document.querySelector('.plate').getBoundingClientRect();
          window.places.add(`${x.toFixed(1)} ${y.toFixed(1)} ${width.toFixed(1)} ${scrollY}`);
          requestAnimationFrame(look);
        };
        look();
      });
      for (let rounds = 0, last = 'grab'; rounds < 3;) {
        const wish = await grab(page, random);
        if (wish === 'grab' && last !== 'grab') rounds += 1;
        last = wish;
        await page.waitForTimeout(30);
      }
      const places = await page.evaluate(() => [...window.places]);
      assert.equal(places.length, 1, `it stood at ${places.join('; ')}`);
      await shoot(page, `race-steady-${name}`);
      await farewell(one);
    },
  );

test('what the other did is told as one sees it, and shown again', async () => {
  const [mia, tom] = await friends('cui-bono');
  // A die in somebody's hand would stand where the lines stand.
  await playBoth(mia, tom, dice(3), (moves) => moves >= 6 && moves % 2 === 0);
  const lines = await mia.page.locator('.news li').allTextContents();
  assert.ok(
    lines.some((line) => /(pulls|keeps|puts) the (red|yellow|pearl) die/.test(line)),
    lines.join('; '),
  );
  assert.ok(!lines.some((line) => /\b\d{3}\b/.test(line)), 'and not by numbers of cells');
  // Whoever just waits sees what the other did once more: first how it was, then how it is.
  const waits = (await mia.page.locator('[data-again]').count()) > 0 ? mia : tom;
  const laid = () =>
    waits.page.locator('.flat [data-cell]').evaluateAll((all) =>
      all
        .map((each) => each.dataset.cell)
        .sort()
        .join(),
    );
  const now = await laid();
  await waits.page.locator('[data-again]').click();
  await waits.page.waitForFunction(
    (now) =>
      [...document.querySelectorAll('.flat [data-cell]')]
        .map((each) => each.dataset.cell)
        .sort()
        .join() !== now,
    now,
  );
  await waits.page.waitForFunction(
    (now) =>
      [...document.querySelectorAll('.flat [data-cell]')]
        .map((each) => each.dataset.cell)
        .sort()
        .join() === now,
    now,
  );
  await farewell(mia, tom);
});

test('nobody hears dice before they are thrown', async () => {
  const one = await visitor(place, { ...MOTION, dice: 'hand' });
  const { page } = one;
  await start(page, 'hop-n-roll', 'Play against bots');
  const said = [];
  await page.exposeFunction('heard', (text) => said.push(text));
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[aria-live], [role="status"]'))
      new MutationObserver(() => window.heard(region.textContent)).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      });
  });
  let covered = 0;
  await playOn(page, dice(2), async (moves) => {
    if ((await page.locator('[data-throw-dice]').count()) > 0) {
      const before = said.length;
      await page.waitForTimeout(400);
      assert.ok(!said.slice(before).some((text) => text.includes('Thrown')), said.join('; '));
      covered += 1;
    }
    return moves >= 4;
  });
  assert.ok(covered > 0, 'dice lay under the cup');
  assert.ok(
    said.some((text) => text.includes('Thrown')),
    'and were told once they had fallen',
  );
  await farewell(one);
});
