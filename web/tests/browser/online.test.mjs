// Friends at different screens, at a small server of the test's own or at the one that BASE names.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { asks, audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, start, visitor } from './kit.mjs';
import { smallServer } from './small-server.mjs';

let place;
let server;
before(async () => {
  server = process.env.BASE ? null : await smallServer();
  place = await open(server?.address);
});
after(async () => {
  await place.close();
  await server?.close();
});

/** Mia opens a table, Tom comes by her link. */
async function friends(game) {
  const mia = await visitor(place, { viewport: PHONE });
  const tom = await visitor(place, { viewport: DESKTOP });
  await start(mia.page, game, /friends by link/);
  await mia.page.locator('[data-seat="1"] input').fill('Mia');
  await mia.page.locator('[data-seat="1"] input').press('Tab');
  const link = await mia.page.locator('.address').textContent();
  await tom.page.goto(link);
  await tom.page.getByLabel('Your name').fill('Tom');
  await tom.page.getByRole('button', { name: 'Sit down' }).click();
  await tom.page.getByRole('button', { name: 'I am ready' }).click();
  await mia.page.locator('[data-seat="2"]').getByText('ready', { exact: true }).waitFor();
  return { mia, tom, link };
}

/** Both play, each when asked, until the game is over or `until` says enough. */
async function playBoth({ mia, tom }, random, until = () => false) {
  let moves = 0;
  for (const end = Date.now() + 240_000; Date.now() < end; ) {
    for (const { page } of [mia, tom]) {
      if ((await asks(page)) === 'wait') continue;
      if ((await asks(page)) === 'over') return moves;
      moves += await playOn(page, random, (made, wish) => made >= 1 || wish === 'wait');
    }
    if (await until(moves)) return moves;
    await mia.page.waitForTimeout(40);
  }
  throw new Error('the game did not end');
}

for (const game of ['hop-n-roll', 'hamstern']) {
  test(`two friends play ${game} over a link, somebody watches, a connection drops`, async () => {
    const table = await friends(game);
    const { mia, tom, link } = table;
    await shoot(mia.page, `${game}-lobby-link`, { fullPage: true });
    const findings = await audit(mia.page);
    assert.equal(await sideways(mia.page), 0);
    await mia.page.locator('[data-confirm]').click();
    const eve = await visitor(place);
    await eve.page.goto(link);
    await eve.page.getByRole('button', { name: 'Only watch' }).click();
    await eve.page.locator('[data-question]').waitFor();
    await playBoth(table, dice(11), (moves) => moves >= 6);
    assert.equal(await eve.page.locator('.box.live, .cell.live, [data-field][role=button]').count(), 0, 'a watcher is offered nothing');
    await shoot(eve.page, `${game}-watching`);
    await tom.context.setOffline(true);
    server?.cut();
    await tom.page.waitForTimeout(1500);
    await shoot(tom.page, `${game}-away`);
    await tom.context.setOffline(false);
    await playBoth(table, dice(12));
    for (const { page } of [mia, tom, eve]) await page.locator('[data-score]').first().waitFor();
    const scores = await Promise.all([mia, tom, eve].map(({ page }) => page.locator('[data-score]').allTextContents()));
    assert.deepEqual(scores[0], scores[1]);
    assert.deepEqual(scores[0], scores[2]);
    await mia.page.locator('[data-check-dice]').click();
    assert.equal(await mia.page.locator('[data-verdict]').getAttribute('data-verdict'), 'fixed');
    assert.deepEqual(findings, []);
    for (const { complaints, context: own } of [mia, tom, eve]) {
      assert.deepEqual(complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/.test(text)), []);
      await own.close();
    }
  });
}

test('friends talk and show feelings', async () => {
  const { mia, tom } = await friends('hamstern');
  await tom.page.locator('[data-menu]').click();
  await tom.page.getByLabel('Say something').fill('Hello Mia');
  await tom.page.getByRole('button', { name: 'Send' }).click();
  await mia.page.locator('.notes').getByText('Tom: Hello Mia').waitFor();
  await tom.page.getByRole('button', { name: 'Applause' }).click();
  await mia.page.locator('.notes').getByText('Tom 👏').waitFor();
  await mia.page.locator('[data-menu]').click();
  await mia.page.locator('.chat').getByText('Hello Mia').waitFor();
  await shoot(mia.page, 'talk');
  for (const { complaints, context: own } of [mia, tom]) {
    assert.deepEqual(complaints, []);
    await own.close();
  }
});
