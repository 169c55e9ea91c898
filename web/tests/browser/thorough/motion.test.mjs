// One whole game of every other game against bots, with everything in motion.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESKTOP, dice, open, playOn, start, visitor } from '../kit.mjs';
import { grab, seek } from '../races.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

const LONGEST = 1_200_000;

/** Somebody at a table of three, with bots that play well. */
async function sitDown(game) {
  const met = await visitor(place, { viewport: DESKTOP, flat: true, dice: 'hand', reducedMotion: 'no-preference' });
  await start(met.page, game, 'Play against bots', { players: game === 'cui-bono' ? 2 : 3 });
  return met;
}

for (const game of ['hop-n-roll', 'hamstern', 'abquetschen', 'cui-bono', 'eintrichtern', 'wuerfelmarsch', 'own'])
  test(`a whole game of ${game} in motion`, { timeout: LONGEST }, async () => {
    const { page, context, complaints } = await sitDown(game);
    await playOn(page, dice(8), () => false, undefined, LONGEST);
    assert.ok((await page.locator('[data-score]').count()) >= 2);
    assert.deepEqual(complaints, []);
    await context.close();
  });

for (const [game, look] of [
  ['raffzahn', grab],
  ['bunte-kuh', (page) => seek(page)],
])
  test(`a whole race of ${game} in motion`, { timeout: LONGEST }, async () => {
    const { page, context, complaints } = await sitDown(game);
    const random = dice(21);
    for (const end = Date.now() + LONGEST; (await look(page, random)) !== 'over'; await page.waitForTimeout(30))
      assert.ok(Date.now() < end, `the game did not end: ${await page.locator('[data-sentence]').textContent()}`);
    assert.ok((await page.locator('[data-score]').count()) >= 2);
    assert.deepEqual(complaints, []);
    await context.close();
  });
