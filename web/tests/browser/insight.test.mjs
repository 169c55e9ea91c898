// Luck and skill of a game that was just played: one touch from its result, with everything in motion.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, start, visitor } from './kit.mjs';
import { LANGUAGES, misfits, speak } from './tongues.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

const step = async (page) => Number(await page.getByRole('slider').inputValue());

test('from the result to what luck and skill were, and from there to the moves that counted', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: PHONE, reducedMotion: 'no-preference' });
  await start(page, 'hop-n-roll', 'Play against bots', { players: 2 });
  await playOn(page, dice(7));
  await page.locator('[data-insight-open]').click();
  await page.locator('[data-curve]').waitFor();
  await page.locator('[data-insight][aria-busy=false]').waitFor();
  assert.equal(await page.locator('[data-line]').count(), 2, 'a line for each player');
  const verdict = (await page.locator('[data-verdict-of="1"]').textContent()) ?? '';
  assert.match(verdict, /decided .+ dice/);
  assert.doesNotMatch(verdict, /the others/i, 'of two, the other has a name');

  // Whoever hops and writes at random gives something away, and every figure is on the way to the result.
  assert.equal(await page.locator('[data-costly]').count(), 3);
  for (const player of [1, 2]) {
    const cells = await page.locator(`.sums tbody td:nth-of-type(${player})`).allTextContents();
    assert.equal(cells.length, 6);
    const [result, ...parts] = cells.map((text) => Number.parseFloat(text.replace('−', '-'))).reverse();
    const sum = parts.reduce((sum, part) => sum + part, 0);
    assert.ok(Math.abs(sum - result) < 4, `${cells.join(' ')}: rounded shares add up to the result`);
  }

  const costly = page.locator('[data-costly]').first();
  const at = Number(await costly.getAttribute('data-costly'));
  await costly.getByRole('button', { name: 'Show' }).click();
  assert.equal(await step(page), at, 'the decision itself, marked on the board');
  const curve = (await page.locator('[data-curve]').boundingBox()) ?? assert.fail('no curve');
  await page.locator('[data-curve]').click({ position: { x: curve.width - 6, y: curve.height / 2 } });
  assert.equal(await step(page), Number(await page.getByRole('slider').getAttribute('max')), 'the end of the curve');
  assert.equal(await sideways(page), 0);
  await shoot(page, 'insight-phone', { fullPage: true });
  const findings = await audit(page);

  // The same record gives the same report, whoever opens the link.
  const told = await page.locator('[data-insight]').textContent();
  await page.reload();
  await page.locator('[data-insight][aria-busy=false] .sums').waitFor();
  assert.equal(await page.locator('[data-insight]').textContent(), told);
  await page.setViewportSize(DESKTOP);
  await shoot(page, 'insight-desktop');
  findings.push(...(await audit(page)));
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const language of LANGUAGES) {
    await speak(page, language);
    findings.push(...(await misfits(page)));
  }
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a game that nobody can judge says so, and shows how it went', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: PHONE, locale: 'de', colorScheme: 'dark' });
  await start(page, 'pig', 'Gegen Bots spielen', { players: 2 });
  await playOn(page, dice(5));
  await page.locator('[data-insight-open]').click();
  await page.getByText('noch niemand ausgerechnet').waitFor();
  await page.locator('[data-curve]').waitFor();
  assert.equal(await page.locator('[data-moment]').count(), 3, 'the turns that mattered');
  await shoot(page, 'insight-told-phone', { fullPage: true });
  assert.deepEqual(await audit(page), []);
  assert.deepEqual(complaints, []);
  await context.close();
});
