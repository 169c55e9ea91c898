// Games of the day: one is played to its end and is in the list; a day that is over is checked, and played without a line.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, THOROUGH, visitor } from './kit.mjs';
import { grab } from './races.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

/** Looks at the page in both sizes. */
async function look(page, name, findings) {
  for (const [size, viewport] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ]) {
    await page.setViewportSize(viewport);
    await shoot(page, `daily-${name}-${size}`, { fullPage: true });
    findings.push(...(await audit(page)));
    assert.equal(await sideways(page), 0, `${name} ${size}`);
  }
}

test('a game of the day is played to its end, stands in the list, and counts once', async () => {
  const { page, context, complaints } = await visitor(place, { reducedMotion: 'no-preference' });
  const findings = [];
  await page.locator('[data-daily]').click();
  const hamstern = page.locator('[data-daily-game="hamstern"]');
  await hamstern.waitFor();
  assert.equal(await page.locator('[data-daily-game]').count(), 3);
  await page.getByLabel('Your name in the list').fill('Mia');
  await look(page, 'fresh', findings);
  await hamstern.locator('[data-daily-play]').click();
  await page.locator('[data-day]').waitFor({ state: 'attached' });

  await playOn(page, dice(5));
  const over = page.locator('[data-day-over]');
  const line = over.locator('[data-daily-list="hamstern"] tr[aria-current="true"]');
  await line.waitFor();
  assert.match(await line.textContent(), /1\.\s*Mia\s*-?\d+ points?/);
  const points = Number(/(-?\d+) points?/.exec(await line.textContent())[1]);
  assert.equal(Number(await page.locator('[data-score="1"]').first().textContent()), points);
  await look(page, 'result', findings);

  // Its seed stays sealed until the day is over.
  await page.locator('[data-check-dice]').click();
  await page.locator('[data-verdict="no-secret"]').waitFor();
  await page.keyboard.press('Escape');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await over.locator('[data-daily-share]').click();
  const told = await page.waitForFunction(() => navigator.clipboard.readText());
  assert.match(await told.jsonValue(), new RegExp(`Hamstern: ${points} points?, place 1 of 1`));

  await over.locator('[data-daily-all]').click();
  await page.locator('[data-streak="1"]').waitFor();
  await hamstern.locator('tr[aria-current="true"]').waitFor();
  await look(page, 'played', findings);

  // Further tries are for fun.
  await hamstern.getByRole('button', { name: 'Once more, for fun' }).click();
  await page.locator('[data-day]').waitFor({ state: 'attached' });
  await page.locator('button', { hasText: 'This game is for fun' }).waitFor();
  await playOn(page, dice(6), async () => true);
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a day that is over shows its key, which fits its promise, and is played without a line', async () => {
  const { page, context, complaints } = await visitor(place, {
    reducedMotion: 'no-preference',
    flat: true,
    keeping: true,
  });
  await page.locator('[data-daily]').click();
  await page.locator('[data-daily-game="hamstern"]').waitFor();
  for (let days = 0; days < 2; days++) {
    const shown = await page.locator('.daily h2').textContent();
    await page.locator('[data-day-before]').click();
    await page.waitForFunction((old) => document.querySelector('.daily h2')?.textContent !== old, shown);
    await page.locator('[data-daily-game="hamstern"]').waitFor();
  }
  await page.locator('[data-proof] summary').click();
  await page.locator('[data-proof-holds="true"]').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.locator('[data-daily-game="hop-n-roll"] [data-daily-play]').click();
  await page.locator('[data-sentence]').waitFor();
  await page.waitForFunction(() => location.hash.startsWith('#/t/local-'));
  let moves = 0;
  await playOn(page, dice(7), async (made) => (moves = made) >= 2);
  assert.equal(moves, 2);
  await context.setOffline(false);
  assert.deepEqual(
    complaints.filter((text) => !text.includes('net::ERR_')),
    [],
  );
  await context.close();
});

test('the race of the day is alone against the clock, and its time stands in the list', THOROUGH, async () => {
  const { page, context, complaints } = await visitor(place, { reducedMotion: 'no-preference', flat: true });
  await page.locator('[data-daily]').click();
  await page.getByLabel('Your name in the list').fill('Mia');
  await page.locator('[data-daily-game="raffzahn"] [data-daily-play]').click();
  await page.locator('[data-practice="0"]').waitFor();
  await shoot(page, 'daily-race-phone');
  assert.equal(await sideways(page), 0);
  const over = page.locator('[data-day-over]');
  const random = dice(9);
  for (const end = Date.now() + 240_000; (await over.count()) === 0;) {
    assert.ok(Date.now() < end, 'it ends');
    await grab(page, random);
    await page.waitForTimeout(25);
  }
  const line = over.locator('[data-daily-list="raffzahn"] tr[aria-current="true"]');
  await line.waitFor();
  const [, listed] = /1\.\s*Mia\s*([\d.]+) s/.exec(await line.textContent()) ?? assert.fail(await line.textContent());
  const [, told] = /([\d.]+) s/.exec(await page.locator('h1').textContent()) ?? [];
  assert.equal(listed, told, 'the list has the time of the stopwatch');
  assert.ok(Number(listed) > 1);
  await shoot(page, 'daily-race-over-phone', { fullPage: true });
  assert.deepEqual(await audit(page), []);
  assert.deepEqual(complaints, []);
  await context.close();
});
