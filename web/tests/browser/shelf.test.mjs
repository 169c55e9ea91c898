// The shelf: a game is put there, accepted by the operator, and found and played by somebody else.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, dice, open, PHONE, playOn, shoot, sideways, visitor } from './kit.mjs';

const WIDE = { width: 1280, height: 800 };

let place;
before(async () => (place = await open()));
after(() => place.close());

const verdict = (page, is) => page.locator(`[data-verdict="${is}"]`).waitFor();

/** From the crate to the workshop, with a game of the crate made one's own. */
async function write(page, sample) {
  await page.goto(`${place.address}#/workshop`);
  await verdict(page, 'in-order');
  await page.locator('[data-drawer]').click();
  await page.locator(`[data-sample="${sample}"]`).click();
  await page.locator('[data-verdict="in-order"]').getByText('My ').waitFor();
}

/** Puts what lies on the bench on the shelf; how it stands there. */
async function putOnShelf(page) {
  await page.locator('[data-put-on-shelf]:not(:disabled)').click();
  await page.getByRole('dialog').locator('[data-put-it]').click();
  const answer = page.getByRole('dialog').locator('[data-put], [data-trouble]').first();
  await answer.waitFor();
  return answer.getAttribute('data-put');
}

const waiting = async () => JSON.parse(await place.server.operate('shelf', 'list', '--waiting', '--json'));

test('a game is put on the shelf, accepted, found by somebody else, played and made theirs', async () => {
  const mia = await visitor(place, { viewport: WIDE, flat: true });
  await write(mia.page, 'summit');
  assert.equal(await putOnShelf(mia.page), 'waits', 'the operator looks at it first');
  await shoot(mia.page, 'shelf-put-desktop');
  const findings = await audit(mia.page);
  await mia.page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await mia.page.goto(`${place.address}#/shelf`);
  await mia.page.locator('[data-waiting]').getByText('My Summit').waitFor();
  await shoot(mia.page, 'shelf-waiting-desktop');

  // Nobody else sees it yet.
  const tom = await visitor(place, { viewport: PHONE, flat: true });
  await tom.page.locator('[data-game="own"] > button').first().click();
  await shoot(tom.page, 'shelf-way-phone');
  await tom.page.getByRole('dialog').locator('[data-shelf]').click();
  await tom.page.locator('[data-empty]').waitFor();
  await shoot(tom.page, 'shelf-empty-phone');

  const [game] = await waiting();
  assert.deepEqual([game.title, game.version, game.accepted], ['My Summit', 1, false]);
  assert.match(await place.server.operate('shelf', 'show', game.game), /fn choices\(t\)/);
  await place.server.operate('shelf', 'accept', game.game);
  assert.deepEqual(await waiting(), []);

  await tom.page.getByRole('searchbox').fill('my sum');
  const box = tom.page.locator('[data-shelved="My Summit"]');
  await box.waitFor();
  assert.match(await box.textContent(), /not played yet/);
  await shoot(tom.page, 'shelf-phone', { fullPage: true });
  assert.equal(await sideways(tom.page), 0);
  findings.push(...(await audit(tom.page)));
  await tom.page.getByRole('searchbox').fill('nothing like it');
  await tom.page.locator('[data-empty]').waitFor();
  await tom.page.getByRole('searchbox').fill('');

  // By the keyboard, as a link.
  await box.waitFor();
  await tom.page.keyboard.press('Tab');
  assert.equal(await tom.page.evaluate(() => document.activeElement?.getAttribute('data-shelved')), 'My Summit');
  await tom.page.keyboard.press('Enter');
  await tom.page.getByRole('button', { name: 'Play against bots' }).waitFor();
  await shoot(tom.page, 'shelf-game-phone', { fullPage: true });
  assert.equal(await sideways(tom.page), 0);
  findings.push(...(await audit(tom.page)));
  await tom.page.getByRole('button', { name: 'Play against bots' }).click();
  await playOn(tom.page, dice(5));

  await tom.page.goto(`${place.address}#/shelf/${game.game}`);
  await tom.page.locator('[data-played]').getByText('1', { exact: true }).waitFor();
  await tom.page.locator('[data-mine]').click();
  await tom.page.locator('[data-verdict="in-order"]').getByText('My My Summit').waitFor();
  assert.deepEqual(findings, []);
  for (const { complaints, context } of [mia, tom]) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('a new version comes from its author, and others far apart play it from the shelf', async () => {
  const mia = await visitor(place, { viewport: WIDE, flat: true, colorScheme: 'dark', locale: 'de' });
  await mia.page.goto(`${place.address}#/workshop`);
  await verdict(mia.page, 'in-order');
  // What is wrong is told in the author's language.
  await mia.page.locator('.cm-line', { hasText: 'fn over(t)' }).first().click();
  await mia.page.keyboard.press('End');
  await mia.page.keyboard.type(' x');
  await mia.page.locator('[data-verdict="mistake"]').getByText('nur Funktionen').waitFor();
  await shoot(mia.page, 'workshop-mistake-de');
  await mia.page.keyboard.press('Backspace');
  await verdict(mia.page, 'in-order');
  assert.equal(await putOnShelf(mia.page), 'waits');
  const [first] = await waiting();
  await place.server.operate('shelf', 'accept', first.game);
  await mia.page.keyboard.press('Escape');
  await mia.page.locator('.cm-line', { hasText: 'Put a die where' }).first().click();
  await mia.page.keyboard.press('End');
  await mia.page.keyboard.type(' Enjoy.');
  await verdict(mia.page, 'in-order');
  assert.equal(await putOnShelf(mia.page), 'waits');
  const [second] = await waiting();
  assert.deepEqual([second.game, second.version], [first.game, 2]);
  await place.server.operate('shelf', 'accept', `${second.game}/2`);

  await mia.page.goto(`${place.address}#/shelf`);
  await mia.page.locator(`[data-shelved="${first.title}"]`).waitFor();
  await shoot(mia.page, 'shelf-desktop-dark');
  await mia.page.locator(`[data-shelved="${first.title}"]`).click();
  await mia.page.getByText('Enjoy.').waitFor();
  await shoot(mia.page, 'shelf-game-desktop-dark');
  const findings = await audit(mia.page);
  await mia.page.getByLabel('Fassung').selectOption('1');
  await mia.page.getByText('Enjoy.').waitFor({ state: 'detached' });
  await mia.page.getByLabel('Fassung').selectOption('2');
  await mia.page.getByText('Enjoy.').waitFor();
  await mia.page.getByRole('button', { name: /Freunde/ }).click();
  await mia.page.locator('[data-own-file]').waitFor();
  const table = mia.page.url();

  // The operator takes it off: nobody finds it any more, and whoever sits at a table with it keeps it.
  assert.match(await place.server.operate('shelf', 'remove', first.game), /\/1, .* is off the shelf\n.*\/2, .* is off/);
  await mia.page.goto(`${place.address}#/shelf/${first.game}`);
  await mia.page.locator('[data-trouble]').waitFor();
  await mia.page.goto(table);
  await mia.page.locator('[data-own-file]').waitFor();
  assert.deepEqual(findings, []);
  assert.deepEqual(
    mia.complaints.filter((text) => !/404/.test(text)),
    [],
  );
  await mia.context.close();
});

test('a picture on the shelf shows the dice that a game begins with', async () => {
  const mia = await visitor(place, { viewport: WIDE, flat: true });
  for (const [sample, dice] of [
    ['quarry', 31],
    ['sixes', 6],
  ]) {
    await write(mia.page, sample);
    await putOnShelf(mia.page);
    const [{ game, title }] = await waiting();
    await place.server.operate('shelf', 'accept', game);
    for (const colorScheme of ['light', 'dark']) {
      await mia.page.emulateMedia({ colorScheme });
      await mia.page.goto(`${place.address}#/shelf`);
      const shown = mia.page.locator(`[data-shelved="${title}"] svg > g`);
      await shown.first().waitFor();
      assert.equal(await shown.count(), dice, `${sample}, of which nothing lies under another`);
      await shoot(mia.page, `shelf-${sample}-${colorScheme}`);
      await mia.page.locator(`[data-shelved="${title}"]`).click();
      await mia.page.locator('.board .stop').first().waitFor();
      await shoot(mia.page, `shelf-game-${sample}-${colorScheme}`);
    }
  }
  assert.deepEqual(mia.complaints, []);
  await mia.context.close();
});

test('without a server the shelf says so', async () => {
  const { page, context } = await visitor(place, { viewport: PHONE, flat: true });
  await page.goto(`${place.address}#/shelf`);
  await page.getByRole('searchbox').waitFor();
  await context.route(/\/api\/shelf/, (route) => route.abort());
  await page.getByRole('searchbox').fill('a');
  await page.locator('[data-trouble]').waitFor();
  assert.match(await page.locator('[data-trouble]').textContent(), /stands on a server/);
  await shoot(page, 'shelf-offline-phone');
  await context.close();
});
