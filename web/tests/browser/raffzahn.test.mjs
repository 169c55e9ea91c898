// Raffzahn in real time: against bots, and in three browsers that are not equally near; and in ticks at one screen.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, start, visitor } from './kit.mjs';
import { lineTo } from './kiste.mjs';
import { grab } from './races.mjs';
import { sitThree } from './whole-games.mjs';

const LONGEST = 900_000;

let place;
before(async () => (place = await open()));
after(() => place.close());

/** Plays until everybody's game is over. */
async function race(visitors, look = async () => {}) {
  const random = dice(21);
  for (const end = Date.now() + LONGEST; Date.now() < end;) {
    const wishes = [];
    for (const visitor of visitors) {
      const wish = await grab(visitor.page, random);
      await look(visitor, wish);
      wishes.push(wish);
    }
    if (wishes.every((wish) => wish === 'over')) return;
    await visitors[0].page.waitForTimeout(30);
  }
  throw new Error(`the game did not end: ${await visitors[0].page.locator('[data-sentence]').textContent()}`);
}

/** Looks closely at each moment of a race, once. */
function lookOnce(size, findings) {
  const seen = new Set();
  return async ({ page }, wish) => {
    const moment =
      (await page.locator('[data-countdown]').count()) > 0
        ? 'countdown'
        : (await page.locator('[data-verdict-of-round]').count()) > 0
          ? 'verdict'
          : wish;
    if (seen.has(moment) || moment === 'over') return;
    seen.add(moment);
    await shoot(page, `raffzahn-${moment}-${size}`);
    assert.equal(await sideways(page), 0);
    // Looking closely takes longer than a race leaves time for.
    if (moment === 'verdict' || moment === 'tip' || moment === 'throw') findings.push(...(await audit(page)));
  };
}

test('a whole race of Raffzahn against bots on a phone, then its dice and its replay', async () => {
  const me = await visitor(place, { viewport: PHONE, flat: true });
  const { page, context, complaints } = me;
  await start(page, 'raffzahn', 'Play against bots', { players: 3 });
  const findings = [];
  await race([me], lookOnce('phone', findings));
  await shoot(page, 'raffzahn-over-phone', { fullPage: true });
  findings.push(...(await audit(page)));
  await page.locator('[data-check-dice]').click();
  await page.locator('[data-verdict]').waitFor();
  assert.equal(await page.locator('[data-verdict]').getAttribute('data-verdict'), 'fixed');
  await page.keyboard.press('Escape');
  await page.locator('[data-replay]').click();
  await page.getByRole('slider').waitFor();
  const steps = Number(await page.getByRole('slider').getAttribute('max'));
  await page.getByRole('slider').fill(String(Math.floor(steps / 2)));
  await shoot(page, 'raffzahn-replay-phone');
  findings.push(...(await audit(page)));
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

/** What the table tells a browser before the game is over, line by line. */
function overhear(page, side) {
  const leaks = [];
  let views = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload));
      const state = message.snapshot?.state ?? message.update?.state;
      if (!state?.view || state.setup.game !== 'raffzahn' || state.phase !== 'playing') return;
      views += 1;
      if (JSON.stringify(message).includes('build ')) leaks.push('the pyramid itself');
      for (const { cell, faces } of state.view.dice)
        if (faces.some((face, at) => face !== null && at !== side)) leaks.push(`${cell} ${faces}`);
    }),
  );
  return { leaks, views: () => views };
}

test(
  'three browsers, 0, 60 and 150 milliseconds away, race to the end, and each sees one side only',
  { skip: process.env.BASE ? 'needs a server of its own' : false },
  async () => {
    const lines = [await lineTo(place.address, { delay: 60 }), await lineTo(place.address, { delay: 150 })];
    const mia = await visitor(place, { viewport: PHONE, flat: true });
    const tom = await visitor({ ...place, address: lines[0].address }, { viewport: DESKTOP, flat: true });
    const ann = await visitor(
      { ...place, address: lines[1].address },
      { viewport: DESKTOP, flat: true, colorScheme: 'dark', locale: 'en' },
    );
    const heard = [mia, tom, ann].map(({ page }, side) => overhear(page, side));
    await sitThree(
      'raffzahn',
      [mia, tom, ann],
      lines.map(({ address }) => address),
    );
    await mia.page.locator('[data-confirm]').click();
    const findings = [];
    const look = lookOnce('three', findings);
    await race([mia, tom, ann], async (who, wish) => who === tom && look(who, wish));
    const scores = await Promise.all([mia, tom, ann].map(({ page }) => page.locator('[data-score]').allTextContents()));
    assert.equal(scores[0].length, 3);
    assert.deepEqual(scores[0], scores[1]);
    assert.deepEqual(scores[0], scores[2]);
    assert.ok(
      scores[0].every((score) => Number.parseInt(score, 10) > 0),
      `everybody got some: ${scores[0]}`,
    );
    for (const { leaks, views } of heard) {
      assert.deepEqual(leaks, []);
      assert.ok(views() > 20);
    }
    assert.deepEqual(findings, []);
    for (const { complaints, context } of [mia, tom, ann]) {
      assert.deepEqual(complaints, []);
      await context.close();
    }
    await Promise.all(lines.map((line) => line.close()));
  },
);

test('Raffzahn at one screen goes in ticks, sealed', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: DESKTOP, flat: true });
  await start(page, 'raffzahn', 'Share this screen', { players: 2 });
  assert.equal(await page.getByRole('radio', { name: 'a race' }).count(), 0);
  await page.locator('[data-confirm]').click();
  let handed = false;
  await playOn(page, dice(5), (moves, wish) => {
    handed ||= wish === 'take';
    return moves > 12;
  });
  assert.ok(handed, 'the device is handed on');
  await shoot(page, 'raffzahn-ticks-desktop');
  assert.deepEqual(await audit(page), []);
  assert.deepEqual(complaints, []);
  await context.close();
});
