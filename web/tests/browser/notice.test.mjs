// What one notices though one looked elsewhere: that it is one's turn, and what the others wrote. With motion on.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { asks, audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, start, visitor } from './kit.mjs';
import { sitTogether } from './whole-games.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

const moving = (viewport) => visitor(place, { viewport, flat: true, reducedMotion: 'no-preference' });

async function farewell(...visitors) {
  for (const { complaints, context } of visitors) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
}

/** From now on the tab is behind others, and notes down every tone that it plays. */
const hide = (page) =>
  page.evaluate(() => {
    window.tones = [];
    const { setValueAtTime } = AudioParam.prototype;
    AudioParam.prototype.setValueAtTime = function (value, at) {
      // Pitches, not volumes.
      if (value > 20) window.tones.push(value);
      return setValueAtTime.call(this, value, at);
    };
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Plays until it is the other's turn. */
const finish = (page) => playOn(page, dice(6), (moves, wish) => moves > 0 && wish === 'wait');

for (const game of ['cui-bono', 'hamstern'])
  test(`a tab that is hidden calls with a sound when it is one’s turn: ${game}`, async () => {
    const [mia, tom] = [await moving(PHONE), await moving(DESKTOP)];
    await sitTogether(game, mia, tom, place.address);
    await mia.page.locator('[data-confirm]:not(:disabled)').click();
    for (const { page } of [mia, tom]) await page.locator('[data-question]').waitFor();
    const first = ['wait', 'tip'].includes(await asks(mia.page)) ? tom : mia;
    const other = first === mia ? tom : mia;
    await finish(first.page);
    await hide(first.page);
    assert.deepEqual(await first.page.evaluate(() => window.tones), []);
    await finish(other.page);
    await first.page.waitForFunction(() => window.tones.length > 0);
    // Nothing but the call: dice and pencils are for those who look.
    assert.deepEqual(await first.page.evaluate(() => window.tones), [660, 880]);
    assert.match(await first.page.title(), /^● Your turn: /);
    await farewell(mia, tom);
  });

/** From now on the page notes how many strokes were seen on the sheet that lies open, and which of them moved. */
const watch = (page) =>
  page.evaluate(() => {
    window.seen = { counts: [], moved: 0 };
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (/write/.test(animationName) && target.closest('dialog .pencil.fresh')) window.seen.moved += 1;
    });
    new MutationObserver(() => {
      const count = document.querySelectorAll('dialog .pencil').length;
      if (document.querySelector('dialog') && window.seen.counts.at(-1) !== count) window.seen.counts.push(count);
    }).observe(document.body, { subtree: true, childList: true });
  });

for (const [game, viewport, paper] of [
  ['hop-n-roll', DESKTOP, 'sheet'],
  ['hamstern', { width: 360, height: 740 }, 'burrow'],
])
  test(`what the others wrote in ${game} is written again on their sheets`, async () => {
    const one = await moving(viewport);
    const { page } = one;
    await start(page, game, 'Play against bots', { players: 2 });
    const again = page.locator('[data-again]');
    assert.equal(await again.count(), 0, 'nothing has happened yet');
    // Rounds, until the others have written something: one who has no room writes nothing.
    const round = () => page.locator('[data-question]').getAttribute('data-question');
    const own = game === 'hamstern' ? 'mark' : 'hop';
    await playOn(page, dice(4), async (moves, wish) => moves >= 2 && wish === own && (await again.count()) > 0);
    const asked = await round();
    await shoot(page, `again-${game}`);
    assert.deepEqual(await audit(page), []);
    assert.equal(await sideways(page), 0);
    await watch(page);
    await again.click();
    await page.locator(`dialog .${paper}`).waitFor();
    await page.waitForFunction(() => window.seen.moved > 0);
    await shoot(page, `again-${game}-written`);
    await page.locator('dialog').waitFor({ state: 'detached' });
    const { counts } = await page.evaluate(() => window.seen);
    assert.ok(counts.length === 2 && counts[0] < counts[1], `first as it was, then as it is: ${counts.join(' ')}`);
    assert.equal(await round(), asked, 'and the question is still the same');
    await again.waitFor();
    await farewell(one);
  });

test('pawns of the others hop again', async () => {
  const one = await moving(PHONE);
  const { page } = one;
  await start(page, 'hop-n-roll', 'Play against bots', { players: 4 });
  // Once one has hopped oneself, what the others do after that is seen again.
  await playOn(
    page,
    dice(4),
    async (moves, wish) => wish === 'write' && (await page.locator('[data-trail]').count()) > 1,
  );
  const trails = () =>
    page.locator('[data-trail]').evaluateAll((all) => all.map((each) => each.getAttribute('d')).sort());
  const now = await trails();
  // Noted down in the page: a test that asks from without may come too late for what lasts half a second.
  await page.evaluate(() => {
    window.seen = { counts: [], hopped: false };
    const look = () => {
      const count = document.querySelectorAll('[data-trail]').length;
      if (window.seen.counts.at(-1) !== count) window.seen.counts.push(count);
      window.seen.hopped ||= document
        .getAnimations()
        .some(({ effect }) => effect.getTiming().duration === 380 && effect.target.closest('.tableau'));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.locator('[data-again]').click();
  await page.waitForFunction(() => window.seen.counts.includes(0));
  await page.locator('[data-trail]').first().waitFor();
  await shoot(page, 'again-hop-phone');
  await page.waitForFunction(
    (count) => window.seen.counts.includes(0) && window.seen.counts.at(-1) === count,
    now.length,
  );
  const { counts, hopped } = await page.evaluate(() => window.seen);
  assert.ok(hopped, 'pawns hopped');
  assert.deepEqual(counts.slice(0, 2), [now.length, 0], 'first they stand where they stood, without a trail');
  assert.deepEqual(await trails(), now);
  await farewell(one);
});
