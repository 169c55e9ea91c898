// Bunte Kuh in real time, in three browsers that are not equally near.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { audit, DESKTOP, PHONE, shoot, sideways, visitor, scoresBySeat } from './kit.mjs';
import { lineTo } from './kiste.mjs';
import { attend, seek } from './races.mjs';
import { sitThree } from './whole-games.mjs';

const LONGEST = 600_000;

export async function race(turn, look = async () => {}) {
  for (const end = Date.now() + LONGEST; Date.now() < end;) {
    if (await turn(look)) return;
  }
  throw new Error('the game did not end');
}

/** What a player on a phone could not read or touch: small dice, covered players, a report that is cut off. */
const hiddenOnPhone = (page) =>
  page.evaluate(() => {
    const box = (found) => found.getBoundingClientRect();
    const complaints = [];
    const die = document.querySelector('.stop[data-cell="800"]');
    if (die && box(die).width < 40) complaints.push(`a die is ${box(die).width} pixels wide`);
    const report = document.querySelector('[data-verdict-of-round]');
    const room = report?.parentElement;
    if (report && room && box(report).bottom > box(room).bottom + 1) complaints.push('the report is cut off');
    const buttons = document.querySelector('[data-call]');
    for (const player of buttons ? document.querySelectorAll('[data-player]') : [])
      if (box(player).bottom > box(buttons).top) complaints.push('the buttons cover a player');
    return complaints;
  });

/** Looks closely at each moment, once. */
export function lookOnce(size, findings) {
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
    if (size === 'phone') findings.push(...(await hiddenOnPhone(page)));
    assert.equal(await sideways(page), 0);
    if (['verdict', 'tip', 'throw', 'lay', 'search'].includes(moment)) findings.push(...(await audit(page)));
  };
}

/** @param {() => Awaited<ReturnType<typeof import('./kit.mjs').open>>} where */
export function threeBrowsers(where) {
  test(
    'three browsers, 0, 60 and 150 milliseconds away, play Bunte Kuh to the end: two pay their last die together',
    { skip: process.env.BASE ? 'needs a server of its own' : false },
    async (t) => {
      const place = where();
      const lines = [await lineTo(place.address, { delay: 60 }), await lineTo(place.address, { delay: 150 })];
      t.after(() => Promise.all(lines.map((line) => line.close())));
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
          if (
            (await mia.page.locator('[data-verdict-of-round]').filter({ hasText: 'Ann pressed NERGENS' }).count()) > 0
          )
            verdicts += 1;
          await mia.page.waitForTimeout(40);
          return wishes.every((wish) => wish === 'over');
        },
        lookOnce('three', findings),
      );
      assert.ok(verdicts > 0, 'the page tells who was first, and when');
      assert.match(await mia.page.locator('[data-sentence]').textContent(), /You share the win|You win|wins/);
      const scores = await Promise.all([mia, tom, ann].map(({ page }) => scoresBySeat(page)));
      assert.deepEqual(scores[0], scores[1]);
      assert.deepEqual(scores[0], scores[2]);
      assert.deepEqual(findings, []);
      for (const { complaints, context } of [mia, tom, ann]) {
        assert.deepEqual(complaints, []);
        await context.close();
      }
    },
  );
}
