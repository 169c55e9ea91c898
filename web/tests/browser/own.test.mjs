// Games that people write: the workshop, and playing what was written in it, alone and with a friend.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, dice, open, PHONE, playOn, scoresBySeat, shoot, sideways, visitor } from './kit.mjs';
import { playBoth } from './whole-games.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

/** Cells of the flat pyramid that can be touched. */
const LIT = ['build', 'take', 'target'].map((style) => `.stop:has(> g > .mark.${style})`).join(', ');

const verdict = (page, is) => page.locator(`[data-verdict="${is}"]`).waitFor();

/** From the crate into the workshop, where the smallest game lies. */
async function enter(page) {
  await page.locator('[data-game="own"] > button').first().click();
  await page.getByRole('dialog').locator('[data-workshop]').click();
  await verdict(page, 'in-order');
}

/** Makes a game from the drawer one's own. */
async function take(page, sample) {
  await page.locator('[data-drawer]').click();
  await page.locator(`[data-sample="${sample}"]`).click();
  await verdict(page, 'in-order');
}

/** Puts the cursor behind this text. */
async function behind(page, text) {
  const line = page.locator('.cm-line', { hasText: text }).first();
  await line.click();
  await page.keyboard.press('End');
}

test('a game is written: broken, mended, tried by bots, and played to its end', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: DESKTOP, flat: true });
  await enter(page);
  await shoot(page, 'workshop-desktop', { fullPage: true });
  const findings = await audit(page);
  // Whoever is here for the first time is told where to begin.
  await page.locator('[data-welcome][open] [data-tutorial]').click();
  await page.getByRole('dialog').getByRole('heading', { name: 'A first game, step by step' }).waitFor();
  await shoot(page, 'workshop-tutorial-desktop');
  findings.push(...(await audit(page)));
  await page.keyboard.press('Escape');

  // One plays every seat beside the text, at once.
  const made = (moves) => page.locator(`[data-made="${moves}"]`).waitFor();
  await page.locator(LIT).first().click();
  await made(1);
  await page.locator('[data-trial="2"]').waitFor();
  await page.locator(LIT).last().click();
  await made(2);
  await shoot(page, 'workshop-trial-desktop', { fullPage: true });
  await page.locator('[data-back]').click();
  await made(1);

  // What is missing is completed.
  await behind(page, 'fn over(t)');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('&& t.fun');
  await page.locator('.cm-tooltip-autocomplete').getByText('funnels').waitFor();
  await shoot(page, 'workshop-completion-desktop');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('.len == 0 ');
  await verdict(page, 'in-order');
  await made(1);
  for (const _ of '&& t.funnels.len == 0 ') await page.keyboard.press('Backspace');

  await page.keyboard.press('End');
  await page.keyboard.type(')');
  await verdict(page, 'mistake');
  const broken = await page.locator('[data-verdict]').textContent();
  assert.match(broken, /line 17/i);
  await page.locator('.cm-lint-marker-error').waitFor();
  assert.equal(await page.locator('.cm-lintRange-error').textContent(), ')', 'marked where it is');
  await shoot(page, 'workshop-mistake-desktop');
  findings.push(...(await audit(page)));
  await page.keyboard.press('Backspace');
  await verdict(page, 'in-order');

  await page.locator('[data-bench]').click();
  await page.locator('[data-figures="done"]').waitFor();
  assert.match(await page.locator('[data-figure="decisions"]').textContent(), /10, from 10 to 10/);
  // Everybody puts five dice, so nobody can win alone.
  assert.match(await page.locator('[data-figure="seat-1"]').textContent(), /random0%/);
  assert.match(await page.locator('[data-figure="draws"]').textContent(), /random100%/);
  assert.match(await page.locator('[data-figure="faults"]').textContent(), /0$/);
  assert.equal(await page.locator('[data-odd]').count(), 2);
  await shoot(page, 'workshop-figures-desktop', { fullPage: true });
  findings.push(...(await audit(page)));

  // Each odd game opens as a replay.
  await page.locator('[data-odd="longest"]').click();
  await page.getByRole('slider').waitFor();
  assert.equal(await page.getByRole('slider').getAttribute('max'), '10');
  await shoot(page, 'workshop-odd-replay-desktop');
  await page.goBack();
  await verdict(page, 'in-order');

  await page.getByRole('button', { name: 'Play against bots' }).click();
  assert.equal(await playOn(page, dice(5)), 5, 'half of the ten dice');
  await page.locator('[data-replay]').click();
  await page.getByRole('slider').waitFor();
  assert.equal(await page.getByRole('slider').getAttribute('max'), '10');

  // Among the games one has played it is called as its file says.
  await page.goto(`${place.address}#/history`);
  const played = page.locator('[data-finished="own"] strong');
  await played.waitFor();
  assert.match(await played.textContent(), /^(My )?First$/);

  // What was written is still there, and can be thrown away.
  await page.goto(`${place.address}#/workshop`);
  await verdict(page, 'in-order');
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a game of the crate is made one’s own on a phone, and travels in a link', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: PHONE, flat: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page);
  await take(page, 'summit');
  await shoot(page, 'workshop-phone', { fullPage: true });
  assert.equal(await sideways(page), 0);
  const findings = await audit(page);
  await page.locator('[data-link]').click();
  // It is there once it is packed.
  const copied = await page.waitForFunction(() => navigator.clipboard.readText());
  const link = await copied.jsonValue();
  assert.match(link, /#\/workshop\/[\w-]+$/);

  const other = await visitor(place, { viewport: DESKTOP, flat: true, locale: 'de' });
  await other.page.goto(link);
  await other.page.locator('[data-verdict="in-order"]').getByText('My Summit').waitFor();
  await other.page.getByText('Wörter des Tisches').click();
  await other.page.getByText('wo ein Würfel hingelegt werden kann').waitFor();
  await shoot(other.page, 'workshop-link-de', { fullPage: true });
  findings.push(...(await audit(other.page)));
  assert.deepEqual(findings, []);
  for (const visit of [{ complaints, context }, other]) {
    assert.deepEqual(visit.complaints, []);
    await visit.context.close();
  }
});

test('friends far apart play what one of them wrote', async () => {
  const mia = await visitor(place, { viewport: DESKTOP, flat: true });
  const tom = await visitor(place, { viewport: PHONE, flat: true });
  await enter(mia.page);
  await mia.page.getByRole('button', { name: /friends by link/ }).click();
  const link = await mia.page.locator('.address').textContent();
  await tom.page.goto(link);
  await tom.page.getByLabel('Your name').fill('Tom');
  await tom.page.getByRole('button', { name: 'Sit down' }).click();
  await tom.page.locator('[data-own-file]').getByText('first.kiste-game').waitFor();
  await shoot(tom.page, 'own-lobby-phone', { fullPage: true });
  await tom.page.getByRole('button', { name: 'I am ready' }).click();
  await mia.page.locator('[data-confirm]:not(:disabled)').click();
  await playBoth(mia, tom, dice(3));
  for (const { page } of [mia, tom]) await page.locator('[data-score]').first().waitFor();
  assert.deepEqual(await scoresBySeat(mia.page), await scoresBySeat(tom.page));
  for (const { complaints, context } of [mia, tom]) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('what a file offers is chosen before the game, and everybody sees it', async () => {
  const mia = await visitor(place, { viewport: DESKTOP, flat: true });
  const tom = await visitor(place, { viewport: PHONE, flat: true });
  await enter(mia.page);
  await take(mia.page, 'quarry');
  await mia.page.locator('[data-verdict="in-order"]').getByText('My Quarry').waitFor();
  await mia.page.getByRole('button', { name: /friends by link/ }).click();
  const offered = mia.page.locator('[data-setup]').getByRole('group').first();
  const output = offered.locator('output');
  const before = await output.textContent();
  await offered.getByRole('button', { name: 'More' }).click();
  // The table says what is agreed, a moment later.
  await output.filter({ hasNotText: before }).waitFor();
  const chosen = await output.textContent();
  await shoot(mia.page, 'own-lobby-desktop');
  await tom.page.goto(await mia.page.locator('.address').textContent());
  await tom.page.getByLabel('Your name').fill('Tom');
  await tom.page.getByRole('button', { name: 'Sit down' }).click();
  await tom.page.locator('[data-agreed]').getByText(chosen, { exact: true }).waitFor();
  await tom.page.getByRole('heading', { name: 'My Quarry' }).waitFor();
  await shoot(tom.page, 'own-lobby-options-phone', { fullPage: true });
  for (const { complaints, context } of [mia, tom]) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('a script that does not end ends its game, and the page says where', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: DESKTOP, flat: true });
  await enter(page);
  await behind(page, 't.put(move.cell');
  await page.keyboard.type(' loop { t.next(); }');
  await verdict(page, 'in-order');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.locator('[data-ask="own"]').waitFor();
  await page.locator('.stop:has(> g > .mark.build)').first().click();
  await page.locator('[data-confirm]:not(:disabled)').click();
  await page
    .locator('[data-fault]')
    .getByText(/line 12.*does not end/)
    .waitFor();
  await shoot(page, 'own-faulty-desktop');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('rules in words are shown as a page of rules, and nothing in them runs', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: PHONE, flat: true, colorScheme: 'dark' });
  await enter(page);
  await behind(page, 'Put a die where');
  await page.keyboard.type(
    '\n\n## Ends\n\n- **all** full\n\n<img src=x onerror="window.ran = 1"> [x](javascript:window.ran=1)',
  );
  await verdict(page, 'in-order');
  const rules = page.locator('details', { has: page.locator('summary', { hasText: 'Read the rules' }) });
  await rules.locator('summary').click();
  await rules.getByRole('heading', { name: 'Ends' }).waitFor();
  assert.equal(await rules.locator('li strong').textContent(), 'all');
  assert.equal(await rules.locator('img, a, script').count(), 0);
  await rules.getByText('<img src=x').waitFor();
  assert.equal(await page.evaluate(() => window.ran), undefined);
  await rules.scrollIntoViewIfNeeded();
  await shoot(page, 'workshop-rules-phone-dark');
  // At the table they are found where rules are.
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.locator('[data-ask="own"]').waitFor();
  assert.equal(await page.evaluate(() => window.ran), undefined);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a runaway on the test bench is ended with its worker', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: DESKTOP, flat: true });
  await enter(page);
  // Within its budget, and for ever: two hundred games of it would take minutes.
  await behind(page, 't.put(move.cell');
  await page.keyboard.type(' let i = 0; while i < 6000 { i += 1; }');
  await verdict(page, 'in-order');
  const workers = page.workers().length;
  const busy = page.waitForEvent('worker');
  await page.locator('[data-bench]').click();
  const runaway = await busy;
  const ended = new Promise((resolve) => runaway.once('close', resolve));
  await page.locator('[data-bench-stop]').click();
  await ended;
  assert.equal(page.workers().length, workers);
  // Whoever goes on writing is answered as before.
  await behind(page, 'fn over(t)');
  await page.keyboard.type(')');
  await verdict(page, 'mistake');
  assert.deepEqual(complaints, []);
  await context.close();
});
