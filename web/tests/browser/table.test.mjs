// Playing together over days: clocks, whose turn it is, another game, taking back, games played, the own seat elsewhere.
// Everything is in motion, as people have it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { asks, audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, start, visitor } from './kit.mjs';
import { playBoth, sitTogether } from './whole-games.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

const moving = (viewport) => visitor(place, { viewport, flat: true, reducedMotion: 'no-preference' });

/** Pig to ten points: over after a few throws. */
async function shortPig(mia, tom) {
  await sitTogether('pig', mia, tom, place.address);
  await mia.page.getByLabel('Points that win').fill('10');
  await mia.page.getByLabel('Points that win').press('Tab');
  await tom.page.locator('[data-agreed]').getByText('10', { exact: true }).waitFor();
  await tom.page.getByRole('button', { name: 'I am ready' }).click();
}

async function farewell(...visitors) {
  for (const { complaints, context } of visitors) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
}

test('a clock says what it does, everybody sees it run, and the card at home has the deadline', async () => {
  const [mia, tom] = [await moving(PHONE), await moving(DESKTOP)];
  await sitTogether('pig', mia, tom, place.address);
  const how = mia.page.locator('[data-clock-how]');
  assert.match(await how.textContent(), /No bot steps in .* unless somebody at the table asks/);
  await mia.page.getByLabel('Time for a move').selectOption('hour');
  await tom.page.locator('[data-clock-how]').getByText('Being away does not matter').waitFor();
  await shoot(mia.page, 'clock-lobby', { fullPage: true });
  assert.deepEqual(await audit(mia.page), []);
  await tom.page.getByRole('button', { name: 'I am ready' }).click();
  await mia.page.locator('[data-confirm]:not(:disabled)').click();
  for (const { page } of [mia, tom]) await page.locator('[data-deadline]').waitFor();
  const asked = (await asks(mia.page)) === 'act' ? mia : tom;
  const other = asked === mia ? tom : mia;
  assert.match(await asked.page.locator('[data-deadline]').textContent(), /^60 min left$/);
  assert.match(await other.page.locator('[data-deadline]').textContent(), /^(Mia|Tom): 60 min left$/);
  assert.equal(await asked.page.title(), '● Your turn: Pig');
  assert.equal(await other.page.title(), 'Pig · Kiste');
  await shoot(other.page, 'clock-waiting');
  await asked.page.getByRole('button', { name: 'Back to the crate' }).click();
  await asked.page.locator('[data-until]').getByText('min left').waitFor();
  assert.equal(await asked.page.title(), '● 1 · Kiste');
  await shoot(asked.page, 'clock-home');
  // Nothing covers a card: it can be touched wherever it is.
  await asked.page.getByRole('button', { name: /Pig with (Mia|Tom)/ }).click();
  await asked.page.locator('[data-question]').waitFor();
  await farewell(mia, tom);
});

test('whoever waits can nudge, and sees when a bot may be asked for', async () => {
  const [mia, tom] = [await moving(PHONE), await moving(DESKTOP)];
  await sitTogether('pig', mia, tom, place.address);
  await mia.page.locator('[data-confirm]').click();
  for (const { page } of [mia, tom]) await page.locator('[data-question]').waitFor();
  const asked = (await asks(mia.page)) === 'act' ? mia : tom;
  const other = asked === mia ? tom : mia;
  await other.page.locator('[data-menu]').click();
  await other.page.locator('[data-nudge]').first().click();
  await asked.page.locator('.notes').getByText('is waiting for you').waitFor();
  await other.page.keyboard.press('Escape');
  await asked.page.getByRole('button', { name: 'Back to the crate' }).click();
  await other.page.locator('[data-awaited]').getByText('is away').waitFor();
  await other.page.locator('[data-awaited]').getByText('A bot can play meanwhile').waitFor();
  assert.equal(await other.page.locator('[data-let-bot]').count(), 0, 'a locked phone is not gone');
  assert.deepEqual(await audit(other.page), []);
  await farewell(mia, tom);
});

test('another game is an offer, the result stays, and wins add up', async () => {
  const [mia, tom] = [await moving(PHONE), await moving(DESKTOP)];
  await shortPig(mia, tom);
  await mia.page.locator('[data-confirm]:not(:disabled)').click();
  await playBoth(mia, tom, dice(8));
  for (const { page } of [mia, tom]) await page.locator('[data-score]').first().waitFor();
  const sentences = await Promise.all([mia, tom].map(({ page }) => page.locator('[data-sentence]').textContent()));
  assert.deepEqual(sentences.filter((sentence) => sentence === 'You win!').length, 1, sentences.join(' '));
  assert.equal(sentences.filter((sentence) => /^You are number 2 of 2/.test(sentence)).length, 1);
  await shoot(mia.page, 'over-phone', { fullPage: true });
  await tom.page.locator('[data-confirm]').click();
  await tom.page.locator('[data-seat="1"]').waitFor();
  await mia.page.locator('[data-hint]').getByText('The others are getting ready: Pig').waitFor();
  assert.equal(await mia.page.locator('[data-score]').count(), 2, 'the result is still there');
  await shoot(mia.page, 'rematch-offered');
  await mia.page.locator('[data-replay]').click();
  await mia.page.getByRole('slider').waitFor();
  await mia.page.goBack();
  await mia.page.locator('[data-seat="2"]').getByText('ready', { exact: true }).waitFor();
  await mia.page.locator('[data-confirm]:not(:disabled)').click();
  await playBoth(mia, tom, dice(9));
  await mia.page
    .locator('[data-series]')
    .getByText(/Games won so far: Mia \d and Tom \d/)
    .waitFor();
  await mia.page.locator('[data-confirm]').click();
  // The same people, another game.
  await mia.page.locator('[data-setup]').getByLabel('Game').selectOption('cui-bono');
  await tom.page.locator('[data-hint]').getByText('Cui bono?').waitFor();
  await tom.page.locator('[data-confirm]').click();
  await tom.page.getByRole('heading', { name: 'Cui bono?' }).waitFor();
  assert.deepEqual(await audit(tom.page), []);
  await farewell(mia, tom);
});

test('against bots a move is taken back freely, and the game says how often', async () => {
  const { page, context, complaints } = await moving(PHONE);
  await start(page, 'wuerfelmarsch', 'Play against bots', { players: 2 });
  await playOn(page, dice(4), (moves) => moves >= 2);
  await page.locator('[data-take-back]').waitFor();
  const before = await page.locator('[data-question]').getAttribute('data-question');
  await shoot(page, 'take-back');
  assert.equal(await sideways(page), 0);
  await page.locator('[data-take-back]').click();
  await page.waitForFunction(
    (old) => document.querySelector('[data-question]')?.getAttribute('data-question') !== old,
    before,
  );
  await page.locator('[data-ask="march"]').waitFor();
  assert.deepEqual(await audit(page), []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('among people a move is taken back when the others agree', async () => {
  const [mia, tom] = [await moving(PHONE), await moving(DESKTOP)];
  await sitTogether('wuerfelmarsch', mia, tom, place.address);
  await mia.page.locator('[data-confirm]').click();
  for (const { page } of [mia, tom]) await page.locator('[data-question]').waitFor();
  await playBoth(mia, tom, dice(4), (moves) => moves >= 2);
  const asker = (await mia.page.locator('[data-take-back]').count()) > 0 ? mia : tom;
  const other = asker === mia ? tom : mia;
  await asker.page.locator('[data-take-back]').click();
  await other.page.locator('[data-wish]').getByText('would like to take the last move back').waitFor();
  await shoot(other.page, 'take-back-wish');
  assert.deepEqual(await audit(other.page), []);
  await other.page.locator('[data-wish] [data-confirm]:not(:disabled)').click();
  await asker.page.locator('[data-ask="march"]').waitFor();
  await other.page.locator('.notes').getByText('took the last move back').waitFor();
  await farewell(mia, tom);
});

test('on the narrowest phone one thing is said beside the game at a time, and nothing is covered', async () => {
  const small = {
    viewport: { width: 360, height: 740 },
    flat: true,
    reducedMotion: 'no-preference',
    impatient: 20_000,
  };
  const [mia, tom] = [await visitor(place, small), await visitor(place, small)];
  await sitTogether('wuerfelmarsch', mia, tom, place.address);
  await mia.page.locator('[data-confirm]').click();
  for (const { page } of [mia, tom]) await page.locator('[data-question]').waitFor();
  await playBoth(mia, tom, dice(4), (moves) => moves >= 2);
  const waits = (await mia.page.locator('[data-take-back]').count()) > 0 ? mia : tom;
  const asked = waits === mia ? tom : mia;
  /** What is said beside the game: Albert's tip, notes, questions. */
  const said = ({ page }) =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role="note"], footer .notes > *, [role="alertdialog"]')]
        .filter((each) => each.getClientRects().length > 0)
        .map((each) => each.textContent.trim()),
    );
  /** Dice and places whose middle is on the screen and under something else. */
  const covered = ({ page }) =>
    page.evaluate(() => {
      scrollTo(0, 0);
      return [...document.querySelectorAll('.stop, .tools button')].filter((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const [mx, my] = [x + width / 2, y + height / 2];
        const top = document.elementFromPoint(mx, my);
        return width > 0 && my > 0 && my < innerHeight && top?.closest('footer, [role="note"]');
      }).length;
    });

  // Somebody wants something back: who waits is told so, and the other is asked where the buttons were.
  await waits.page.locator('[data-take-back]').click();
  await asked.page.locator('[data-wish]').waitFor();
  await asked.page.waitForTimeout(700);
  await waits.page.locator('[data-wish-waits]').waitFor({ state: 'attached' });
  for (const [name, one] of Object.entries({ waits, asked })) {
    await shoot(one.page, `one-thing-${name}-phone`);
    const words = await said(one);
    assert.equal(words.length, 1, `${name}: ${words.join(' | ')}`);
    assert.equal(await covered(one), 0, name);
    assert.equal(await sideways(one.page), 0);
  }
  await asked.page.locator('[data-wish] .buttons button').first().click();
  await asked.page.locator('[data-wish]').waitFor({ state: 'detached' });

  // The other goes away: the nap, the nudge and the bell all have their time, and one of them is shown.
  const [gone, left] = (await asks(mia.page)) === 'march' ? [mia, tom] : [tom, mia];
  await gone.page.goto('about:blank');
  await left.page.locator('[data-awaited]').getByText('is away').waitFor();
  await left.page.waitForTimeout(700);
  await shoot(left.page, 'one-thing-away-phone');
  const words = await said(left);
  assert.equal(words.length, 1, words.join(' | '));
  assert.equal(await covered(left), 0);
  assert.deepEqual(left.complaints, []);
  for (const { context } of [mia, tom]) await context.close();
});

test('games that were played stay in the browser, and travel in one file', async () => {
  const { page, context, complaints } = await moving(PHONE);
  await page.locator('[data-game="pig"] > button').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary').click();
  await dialog.getByLabel('Points that win').fill('10');
  await dialog.getByLabel('Points that win').press('Tab');
  await dialog.getByRole('button', { name: 'Play against bots' }).click();
  await playOn(page, dice(5));
  await page.locator('[data-picture]').waitFor();
  const [picture] = await Promise.all([page.waitForEvent('download'), page.locator('[data-picture]').click()]);
  assert.equal(picture.suggestedFilename(), 'kiste-pig.png');
  assert.equal((await readFile(await picture.path())).subarray(1, 4).toString(), 'PNG');
  await page.getByRole('button', { name: 'Back to the crate' }).click();
  await page.locator('[data-history]').click();
  await page.locator('[data-finished="pig"]').waitFor();
  await shoot(page, 'history', { fullPage: true });
  assert.deepEqual(await audit(page), []);
  assert.equal(await sideways(page), 0);
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-export]').click()]);
  const text = await readFile(await file.path(), 'utf8');
  assert.match(text, /kiste history 1/);
  const eve = await moving(DESKTOP);
  await eve.page.locator('[data-history]').click();
  await eve.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'kiste-games.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await eve.page.locator('[data-finished="pig"]').waitFor();
  await eve.page.locator('[data-finished="pig"]').getByRole('button', { name: 'Watch the game again' }).click();
  await eve.page.getByRole('slider').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
  await farewell(eve);
});

test('whoever opened a table deletes it, after a question', async () => {
  const [mia, tom] = [await moving(PHONE), await moving(DESKTOP)];
  const toTables = (page) => page.evaluate(() => (location.hash = '#/history'));
  const ask = async (page) => {
    const tables = page.locator('[data-my-table="pig"]');
    await tables.first().getByRole('button', { name: 'Delete the table: ' }).click();
    await page.getByRole('dialog').getByText('does not come back').waitFor();
  };
  await sitTogether('pig', mia, tom, place.address);
  for (const { page } of [mia, tom]) await toTables(page);
  await ask(tom.page);
  await shoot(tom.page, 'table-delete-desktop');
  await tom.page.locator('[data-delete]').click();
  await tom.page.locator('.notes').getByText('Only whoever opened the table').waitFor();
  await ask(mia.page);
  await shoot(mia.page, 'table-delete');
  assert.deepEqual(await audit(mia.page), []);
  await mia.page.getByRole('button', { name: 'Keep it' }).click();
  await mia.page.locator('[data-my-table="pig"]').waitFor();
  await shoot(mia.page, 'my-tables', { fullPage: true });
  assert.deepEqual(await audit(mia.page), []);
  assert.equal(await sideways(mia.page), 0);
  await ask(mia.page);
  await mia.page.locator('[data-delete]').click();
  await mia.page.locator('.notes').getByText('The table is deleted').waitFor();
  await mia.page.locator('[data-my-table]').waitFor({ state: 'detached' });
  // Who sat there too cannot find it any more.
  await tom.page.getByRole('button', { name: 'Go there' }).click();
  await tom.page.getByText('There is no such table').waitFor();
  // Games in the browser go the same way.
  await mia.page.goto(place.address);
  await mia.page.locator('[data-game="pig"] > button').click();
  await mia.page.getByRole('dialog').getByRole('button', { name: 'Play against bots' }).click();
  await mia.page.locator('[data-question]').waitFor();
  await toTables(mia.page);
  await ask(mia.page);
  await mia.page.locator('[data-delete]').click();
  await mia.page.locator('[data-my-table]').waitFor({ state: 'detached' });
  // The browser itself notes that Tom was refused.
  const noted = tom.complaints.findIndex((complaint) => complaint.includes('403'));
  assert.notEqual(noted, -1);
  tom.complaints.splice(noted, 1);
  await farewell(mia, tom);
});

test('a seat goes along to another device', async () => {
  const [mia, tom] = [await moving(PHONE), await moving(DESKTOP)];
  const link = await sitTogether('pig', mia, tom, place.address);
  await mia.page.locator('[data-confirm]').click();
  await tom.page.locator('[data-question]').waitFor();
  await tom.page.locator('[data-menu]').click();
  await tom.page.locator('[data-seat-elsewhere] summary').click();
  const seat = await tom.page.locator('[data-seat-elsewhere] .address').textContent();
  await shoot(tom.page, 'seat-elsewhere');
  const tablet = await moving(PHONE);
  // Without it a full table tells its own player where to find it.
  await tablet.page.goto(link);
  await tablet.page.getByText('There is no free place any more').waitFor();
  await tablet.page.locator('[data-own-seat]').getByText('Did you sit down on another device?').waitFor();
  await shoot(tablet.page, 'seat-full');
  await tablet.page.goto(seat);
  await tablet.page.locator('[data-question]').waitFor();
  assert.doesNotMatch(tablet.page.url(), /seat/, 'the token does not stay in the address');
  await tablet.page.locator('[data-menu]').click();
  assert.equal(await tablet.page.getByLabel('Your name').inputValue(), 'Tom');
  await farewell(mia, tom, tablet);
});
