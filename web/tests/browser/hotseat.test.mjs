import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, dice, open, playOn, shoot, sideways, start, visitor } from './kit.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

for (const { game, options, viewport } of [
  { game: 'hop-n-roll', options: { sheet: 'Advanced', tableau: 'Side B, with effects' } },
  { game: 'hamstern', options: { side: 'Side B, crooked' }, viewport: DESKTOP },
]) {
  test(`a whole game of ${game} at one screen`, async () => {
    // Once with everything in motion, once for those who asked for less.
    const { page, context, complaints } = await visitor(place, { viewport, reducedMotion: game === 'hop-n-roll' ? 'no-preference' : 'reduce' });
    await start(page, game, 'Share this screen', { players: 3, options });
    await page.locator('[data-seat="1"] input').fill('Mia');
    await page.locator('[data-seat="2"] input').fill('Tom');
    await page.locator('[data-seat="2"] input').press('Tab');
    // Names are in the table's hands before anybody plays.
    await page.locator('[data-seat="3"] .dot').waitFor();
    await shoot(page, `${game}-lobby-hotseat`);
    const findings = await audit(page);
    await page.locator('[data-seat="3"]').getByRole('button', { name: /^Take away/ }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-seat]').length === 2);
    await page.locator('[data-confirm]').click();
    const taken = [];
    await playOn(page, dice(3), async (moves, wish) => {
      if (wish === 'take') {
        if (taken.length === 0) {
          await shoot(page, `${game}-hand-over`);
          findings.push(...(await audit(page)));
        }
        taken.push(await page.locator('[data-sentence]').textContent());
      }
      if (moves === 15) {
        await shoot(page, `${game}-hotseat`);
        assert.equal(await sideways(page), 0);
      }
      return false;
    });
    assert.ok(taken.includes('Hand the device to Tom.'), `nobody had to look away: ${taken.join(' ')}`);
    await shoot(page, `${game}-over-hotseat`, { fullPage: true });
    assert.equal(await page.locator('[data-score]').count(), 2);
    await page.locator('[data-confirm]').click();
    await page.locator('[data-seat="1"]').waitFor();
    assert.equal(await page.locator('[data-seat="2"] input').inputValue(), 'Tom');
    assert.deepEqual(findings, []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
