import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, start, visitor } from './kit.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

for (const game of ['hop-n-roll', 'hamstern']) {
  for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    test(`a whole game of ${game} against bots on a ${size}`, async () => {
      const { page, context, complaints } = await visitor(place, { viewport });
      await start(page, game, 'Play against bots', { players: 3 });
      const findings = [];
      const seen = new Set();
      await playOn(page, dice(7), async (moves, wish) => {
        const what = `${game}-${wish}-${size}`;
        if (!['tip', 'hop', 'write', 'mark'].includes(wish) || (moves < 6 && wish !== 'tip') || seen.has(what)) return false;
        seen.add(what);
        await shoot(page, what);
        findings.push(...(await audit(page)));
        assert.equal(await sideways(page), 0);
        return false;
      });
      await shoot(page, `${game}-over-${size}`, { fullPage: true });
      findings.push(...(await audit(page)));
      await page.locator('[data-check-dice]').click();
      await page.locator('[data-verdict]').waitFor();
      assert.equal(await page.locator('[data-verdict]').getAttribute('data-verdict'), 'fixed');
      await shoot(page, `${game}-dice-${size}`);
      await page.keyboard.press('Escape');
      await page.locator('[data-replay]').click();
      await page.getByRole('slider').waitFor();
      const steps = Number(await page.getByRole('slider').getAttribute('max'));
      assert.ok(steps > 20, `a replay of ${steps} steps`);
      await page.getByRole('slider').fill(String(Math.floor(steps / 2)));
      await shoot(page, `${game}-replay-${size}`);
      findings.push(...(await audit(page)));
      assert.deepEqual(findings, []);
      assert.deepEqual(complaints, []);
      await context.close();
    });
  }
}
