// Bunte Kuh in real time: against bots by keys, in three browsers that are not equally near, at one screen, and in ticks.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, start, visitor } from './kit.mjs';
import { lineTo } from './kiste.mjs';
import { attend, seek } from './races.mjs';
import { sitThree } from './whole-games.mjs';

const LONGEST = 600_000;

let place;
before(async () => (place = await open()));
after(() => place.close());

async function race(turn, look = async () => {}) {
  for (const end = Date.now() + LONGEST; Date.now() < end;) {
    if (await turn(look)) return;
  }
  throw new Error('the game did not end');
}

/** Looks closely at each moment, once. */
function lookOnce(size, findings) {
  const seen = new Set();
  return async ({ page }, wish) => {
    const moment =
      (await page.locator('[data-countdown]').count()) > 0
        ? 'countdown'
        : wish === 'throw' && (await page.locator('[data-verdict-of-round]').count()) > 0
          ? 'verdict'
          : wish;
    if (seen.has(moment) || moment === 'over') return;
    seen.add(moment);
    await shoot(page, `bunte-kuh-${moment}-${size}`);
    assert.equal(await sideways(page), 0);
    if (['verdict', 'tip', 'throw', 'lay', 'search'].includes(moment)) findings.push(...(await audit(page)));
  };
}

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

test(
  'three browsers, 0, 60 and 150 milliseconds away, play Bunte Kuh to the end: two pay their last die together',
  { skip: process.env.BASE ? 'needs a server of its own' : false },
  async () => {
    const lines = [await lineTo(place.address, { delay: 60 }), await lineTo(place.address, { delay: 150 })];
    const mia = await visitor(place, { viewport: PHONE, flat: true });
    const tom = await visitor(
      { ...place, address: lines[0].address },
      { viewport: DESKTOP, flat: true, colorScheme: 'dark' },
    );
    const ann = await visitor({ ...place, address: lines[1].address }, { viewport: DESKTOP, flat: true });
    await sitThree(
      'bunte-kuh',
      [mia, tom, ann],
      lines.map(({ address }) => address),
    );
    await mia.page.locator('[data-confirm]').click();
    const findings = [];
    let verdicts = 0;
    await race(
      async (look) => {
        // Ann calls NERGENS without a look; the others wait for her mistakes, and lay when she was right.
        const wishes = [await attend(mia.page), await attend(tom.page), await seek(ann.page, true)];
        await look(tom, wishes[1]);
        if ((await mia.page.locator('[data-verdict-of-round]').filter({ hasText: 'Ann pressed NERGENS' }).count()) > 0)
          verdicts += 1;
        await mia.page.waitForTimeout(40);
        return wishes.every((wish) => wish === 'over');
      },
      lookOnce('three', findings),
    );
    assert.ok(verdicts > 0, 'the page tells who was first, and when');
    assert.match(await mia.page.locator('[data-sentence]').textContent(), /Mia and Tom share the win|You win|wins/);
    const scores = await Promise.all([mia, tom, ann].map(({ page }) => page.locator('[data-score]').allTextContents()));
    assert.deepEqual(scores[0], scores[1]);
    assert.deepEqual(scores[0], scores[2]);
    assert.deepEqual(findings, []);
    for (const { complaints, context } of [mia, tom, ann]) {
      assert.deepEqual(complaints, []);
      await context.close();
    }
    await Promise.all(lines.map((line) => line.close()));
  },
);

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
