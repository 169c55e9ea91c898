// Raffzahn in real time: against bots, and in three browsers that are not equally near. A whole race takes minutes, so
// on every change a few rounds are enough.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { audit, DESKTOP, dice, PHONE, scoresBySeat, shoot, sideways, start, visitor } from './kit.mjs';
import { lineTo } from './kiste.mjs';
import { grab } from './races.mjs';
import { sitThree } from './whole-games.mjs';

const LONGEST = 900_000;
/** After so many rounds everything has been seen. */
const A_FEW = 3;

/** Plays until everybody's game is over, or for so many rounds. */
async function race(visitors, look, rounds) {
  const random = dice(21);
  let begun = 0;
  let last = '';
  for (const end = Date.now() + LONGEST; Date.now() < end;) {
    const wishes = [];
    for (const visitor of visitors) {
      const wish = await grab(visitor.page, random);
      await look(visitor, wish);
      wishes.push(wish);
    }
    if (wishes[0] === 'grab' && last !== 'grab') begun += 1;
    last = wishes[0];
    if (begun > rounds || wishes.every((wish) => wish === 'over')) return;
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

/** @param {{ whole: boolean, place: () => Awaited<ReturnType<typeof import('./kit.mjs').open>> }} about */
export function raffzahnRaces({ whole, place: where }) {
  const rounds = whole ? Infinity : A_FEW;

  test(`${whole ? 'a whole race' : 'a few rounds'} of Raffzahn against bots on a phone${whole ? ', then its dice and its replay' : ''}`, async () => {
    const me = await visitor(where(), { viewport: PHONE, flat: true });
    const { page, context, complaints } = me;
    await start(page, 'raffzahn', 'Play against bots', { players: 3 });
    const findings = [];
    await race([me], lookOnce('phone', findings), rounds);
    if (whole) {
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
    }
    assert.deepEqual(findings, []);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test(
    `three browsers, 0, 60 and 150 milliseconds away, race ${whole ? 'to the end' : 'for a few rounds'}, and each sees one side only`,
    { skip: process.env.BASE ? 'needs a server of its own' : false },
    async (t) => {
      const place = where();
      const lines = [await lineTo(place.address, { delay: 60 }), await lineTo(place.address, { delay: 150 })];
      t.after(() => Promise.all(lines.map((line) => line.close())));
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
      await race([mia, tom, ann], async (who, wish) => who === tom && look(who, wish), rounds);
      if (whole) {
        const scores = await Promise.all([mia, tom, ann].map(({ page }) => scoresBySeat(page)));
        assert.equal(scores[0].length, 3);
        assert.deepEqual(scores[0], scores[1]);
        assert.deepEqual(scores[0], scores[2]);
        assert.ok(
          scores[0].every((score) => Number.parseInt(score.split(': ')[1], 10) > 0),
          `everybody got some: ${scores[0]}`,
        );
      }
      for (const { leaks, views } of heard) {
        assert.deepEqual(leaks, []);
        assert.ok(views() > (whole ? 20 : A_FEW), `${views()} views`);
      }
      assert.deepEqual(findings, []);
      for (const { complaints, context } of [mia, tom, ann]) {
        assert.deepEqual(complaints, []);
        await context.close();
      }
    },
  );
}
