// Bunte Kuh in real time: against bots by keys, at one screen, and in ticks.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { lookOnce, race } from './bunte-kuh.mjs';
import { audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, start, visitor } from './kit.mjs';
import { attend, seek } from './races.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

test('a whole game of Bunte Kuh against bots on a phone, then its dice and its replay', async () => {
  const me = await visitor(place, { viewport: PHONE, flat: true });
  const { page, context, complaints } = me;
  // Many players have few dice each.
  await start(page, 'bunte-kuh', 'Play against bots', { players: 6 });
  const findings = [];
  await race(
    async (look) => {
      const wish = await seek(page);
      await look(me, wish);
      await page.waitForTimeout(30);
      return wish === 'over';
    },
    lookOnce('phone', findings),
  );
  await shoot(page, 'bunte-kuh-over-phone', { fullPage: true });
  findings.push(...(await audit(page)));
  await page.locator('[data-check-dice]').click();
  await page.locator('[data-verdict]').waitFor();
  assert.equal(await page.locator('[data-verdict]').getAttribute('data-verdict'), 'fixed');
  await page.keyboard.press('Escape');
  await page.locator('[data-replay]').click();
  await page.getByRole('slider').waitFor();
  const steps = Number(await page.getByRole('slider').getAttribute('max'));
  await page.getByRole('slider').fill(String(Math.floor(steps / 2)));
  await shoot(page, 'bunte-kuh-replay-phone');
  findings.push(...(await audit(page)));
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('around one screen everybody has buttons and a key, and whoever was first points', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: DESKTOP, flat: true });
  await start(page, 'bunte-kuh', 'Share this screen', { players: 3 });
  await page.locator('[data-confirm]').click();
  for (let i = 0; i < 400 && (await attend(page)) !== 'search'; i++) await page.waitForTimeout(50);
  assert.equal(await page.locator('[data-call="stop"]').count(), 3);
  await shoot(page, 'bunte-kuh-hotseat-desktop');
  const findings = await audit(page);
  await page.keyboard.press('2');
  await page.getByRole('heading', { name: /Player 2, quick: point/ }).waitFor();
  await page.locator('.stop[role=button]:has(.mark.funnel)').first().click();
  await page.locator('[data-ask="lay"], [data-verdict-of-round]').first().waitFor();
  await page.locator('[data-verdict-of-round]').getByText('Player 2 pressed STOP').waitFor();
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('Bunte Kuh in ticks: a covered throw, a watch of one’s own, one call', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: PHONE, flat: true });
  await start(page, 'bunte-kuh', 'Play against bots', { options: { Pace: 'in ticks, for absent friends' } });
  await playOn(page, dice(4), (moves) => moves > 8);
  await shoot(page, 'bunte-kuh-ticks-phone');
  assert.deepEqual(await audit(page), []);
  assert.equal(await sideways(page), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});
