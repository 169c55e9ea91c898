// Whole games of one game: against bots, at one screen, and between friends far apart.
// A file for each game calls this, so that games are tested beside one another.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  asks,
  audit,
  DESKTOP,
  dice,
  open,
  PHONE,
  playOn,
  scoresBySeat,
  shoot,
  sideways,
  start,
  visitor,
} from './kit.mjs';
import { GAMES } from './games.mjs';
import { handFor } from './hands.mjs';
import { lineTo } from './kiste.mjs';

/** The narrowest phone that is promised. */
const NARROW = { width: 360, height: 740 };

/** What Chromium itself says of lines that break; the page cannot keep it quiet. */
const OF_THE_LINE = /WebSocket connection to|net::ERR_/;

/** By then something lies on the table. */
const A_WHILE = 15;

/**
 * On every change: against bots to the end, and at one screen or far apart where the game stands for its kind.
 * @param {string} game
 */
export function wholeGames(game) {
  const { questions, flat = false, players = 3, always } = GAMES[game];
  let place;
  before(async () => (place = await open()));
  after(() => place.close());

  /** Looks closely at each question, once, when there is something on the table: on the phone, and on a desktop. */
  function lookOnce(page, findings) {
    const seen = new Set();
    return async (moves, wish) => {
      if (![...questions, 'tip'].includes(wish) || (moves < 6 && wish !== 'tip') || seen.has(wish)) return;
      seen.add(wish);
      for (const [size, viewport] of [
        ['desktop', DESKTOP],
        ['phone', PHONE],
      ]) {
        await page.setViewportSize(viewport);
        await shoot(page, `${game}-${wish}-${size}`);
        findings.push(...(await audit(page)));
        assert.equal(await sideways(page), 0, size);
      }
    };
  }

  test(`a whole game of ${game} against bots on a phone, then its dice and its replay`, async () => {
    const { page, context, complaints } = await visitor(place, { viewport: PHONE, flat, dice: 'hand' });
    await start(page, game, 'Play against bots', { players });
    const findings = [];
    await playOn(page, dice(7), lookOnce(page, findings));
    // The result says what counted, and one's own place stands first.
    assert.match(await page.locator('[data-counts]').textContent(), /(win|count)/);
    assert.equal(await page.locator('[data-score]').first().getAttribute('data-score'), '1');
    await shoot(page, `${game}-over-phone`, { fullPage: true });
    findings.push(...(await audit(page)));
    await page.locator('[data-check-dice]').click();
    await page.locator('[data-verdict]').waitFor();
    assert.equal(await page.locator('[data-verdict]').getAttribute('data-verdict'), 'fixed');
    await shoot(page, `${game}-dice-phone`);
    await page.keyboard.press('Escape');
    await page.locator('[data-replay]').click();
    await page.getByRole('slider').waitFor();
    const steps = Number(await page.getByRole('slider').getAttribute('max'));
    assert.ok(steps > 20, `a replay of ${steps} steps`);
    await page.getByRole('slider').fill(String(Math.floor(steps / 2)));
    await shoot(page, `${game}-replay-phone`);
    await page.setViewportSize(NARROW);
    assert.equal(await sideways(page), 0, 'a replay on the narrowest phone');
    findings.push(...(await audit(page)));
    assert.deepEqual(findings, []);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  if (always.includes('screen')) oneScreen(game, () => place);
  if (always.includes('link')) farApart(game, { questions, flat, place: () => place });
}

/**
 * A whole game at one screen, with everything in motion; the others asked for less.
 * @param {string} game
 * @param {() => Awaited<ReturnType<typeof open>>} where
 */
export function oneScreen(game, where) {
  const { options, sealed, flat = false } = GAMES[game];
  test(`a whole game of ${game} at one screen, and once more`, async () => {
    const { page, context, complaints } = await visitor(where(), {
      viewport: DESKTOP,
      reducedMotion: 'no-preference',
      flat,
    });
    await start(page, game, 'Share this screen', { players: 3, options });
    await page.locator('[data-seat="1"] input').fill('Mia');
    await page.locator('[data-seat="2"] input').fill('Tom');
    await page.locator('[data-seat="2"] input').press('Tab');
    await shoot(page, `${game}-lobby-hotseat`);
    const findings = await audit(page);
    await page
      .locator('[data-seat="3"]')
      .getByRole('button', { name: /^Take away/ })
      .click();
    await page.waitForFunction(() => document.querySelectorAll('[data-seat]').length === 2);
    await page.locator('[data-confirm]').click();
    const taken = [];
    await playOn(page, dice(3), async (moves, wish) => {
      if (wish === 'take') {
        if (taken.length === 0) {
          await shoot(page, `${game}-hand-over`);
          findings.push(...(await audit(page)));
        }
        taken.push(await page.locator('[data-sentence]').textContent());
      }
      if (moves === A_WHILE) assert.equal(await sideways(page), 0);
    });
    assert.equal(taken.includes('Hand the device to Tom.'), sealed, taken.join(' '));
    await shoot(page, `${game}-over-hotseat`, { fullPage: true });
    assert.equal(await page.locator('[data-score]').count(), 2);
    await page.locator('[data-confirm]').click();
    await page.locator('[data-seat="1"]').waitFor();
    assert.equal(await page.locator('[data-seat="2"] input').inputValue(), 'Tom');
    assert.deepEqual(findings, []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

/**
 * A game between friends far apart, to its end unless it need not be `whole`. `patience` is for games in which a move
 * takes its time; `thrown` says whether dice are.
 * @param {string} game
 * @param {{ questions: string[], flat: boolean, whole?: boolean, place: () => Awaited<ReturnType<typeof open>>, patience?: number, thrown?: boolean, options?: object }} about
 */
export function farApart(
  game,
  { questions, flat, whole = true, place: where, patience = 45_000, thrown = true, options = {} },
) {
  test(
    `two friends play ${game} over a link, somebody watches, a line breaks, the server is struck down`,
    { skip: process.env.BASE ? 'needs a server of its own' : false },
    async (t) => {
      const place = where();
      const line = await lineTo(place.address);
      t.after(() => line.close());
      const mia = await visitor(place, { viewport: PHONE, flat });
      const tom = await visitor({ ...place, address: line.address }, { viewport: DESKTOP, flat });
      for (const { page } of [mia, tom]) page.setDefaultTimeout(patience);
      const link = await sitTogether(game, mia, tom, line.address, options);
      await shoot(mia.page, `${game}-lobby-link`, { fullPage: true });
      const findings = await audit(mia.page);
      assert.equal(await sideways(mia.page), 0);
      await mia.page.locator('[data-confirm]').click();
      const eve = await visitor(place, { flat });
      await eve.page.goto(link);
      await eve.page.getByRole('button', { name: 'Only watch' }).click();
      await eve.page.locator('[data-question]').waitFor();

      await playBoth(mia, tom, dice(11), (moves) => moves >= 6);
      assert.deepEqual(questions.includes(await asks(eve.page)), false, 'a watcher is asked nothing');
      await shoot(eve.page, `${game}-watching`);

      line.cut();
      await tom.page.locator('[data-line="away"]').waitFor();
      await shoot(tom.page, `${game}-away`);
      line.mend();
      await tom.page.locator('[data-line]').waitFor({ state: 'detached' });
      await playBoth(mia, tom, dice(12), (moves) => moves >= 4);

      await upToDate([mia, tom, eve]);
      const before = await Promise.all([mia, tom, eve].map(standing));
      await place.server.strike();
      for (const { page } of [mia, tom, eve]) await page.locator('[data-line="away"]').waitFor();
      await place.server.rise();
      const risen = Date.now();
      for (const { page } of [mia, tom, eve]) await page.locator('[data-line]').waitFor({ state: 'detached' });
      t.diagnostic(`${game}: everybody was back ${Date.now() - risen} ms after the server`);
      assert.deepEqual(await Promise.all([mia, tom, eve].map(standing)), before, 'the game stands as before');

      const seen = await eve.page.evaluate(() => document.body.innerText);
      await playBoth(mia, tom, dice(13), (moves) => !whole && moves >= 2);
      if (whole) {
        for (const { page } of [mia, tom, eve]) await page.locator('[data-score]').first().waitFor();
        const scores = await Promise.all([mia, tom, eve].map(({ page }) => scoresBySeat(page)));
        assert.equal(scores[0].length, 2);
        assert.deepEqual(scores[0], scores[1]);
        assert.deepEqual(scores[0], scores[2]);
        assert.equal(await mia.page.locator('[data-check-dice]').count(), thrown ? 1 : 0);
        if (thrown) {
          await mia.page.locator('[data-check-dice]').click();
          await mia.page.locator('[data-verdict]').waitFor();
          assert.equal(await mia.page.locator('[data-verdict]').getAttribute('data-verdict'), 'fixed');
        }
      } else {
        // Whoever watches is asked nothing, but reads of each move.
        await eve.page.waitForFunction((old) => document.body.innerText !== old, seen);
      }
      assert.deepEqual(findings, []);
      for (const { complaints, context } of [mia, tom, eve]) {
        assert.deepEqual(
          complaints.filter((text) => !OF_THE_LINE.test(text)),
          [],
        );
        await context.close();
      }
    },
  );
}

/** Whoever made a move has seen it before the others: they hear of it, too. */
async function upToDate(all) {
  const shown = ({ page }) => page.locator('[data-seq]').getAttribute('data-seq');
  const seqs = (await Promise.all(all.map(shown))).map(Number);
  for (const { page } of all) await page.locator(`[data-seq="${Math.max(...seqs)}"]`).waitFor();
}

/** How far the game is, as one browser shows it. */
async function standing({ page }) {
  return page.evaluate(() => [
    document.querySelector('[data-question]')?.getAttribute('data-question'),
    document.querySelector('[data-sentence]')?.textContent,
  ]);
}

/** The first opens a table, the second comes by the link and is ready. Returns the link. */
export async function sitTogether(game, mia, tom, address, options = {}) {
  await start(mia.page, game, /friends by link/, { options });
  await mia.page.locator('[data-seat="1"] input').fill('Mia');
  await mia.page.locator('[data-seat="1"] input').press('Tab');
  const link = await mia.page.locator('.address').textContent();
  await tom.page.goto(link.replace(new URL(link).origin + '/', address));
  await tom.page.getByLabel('Your name').fill('Tom');
  await tom.page.getByRole('button', { name: 'Sit down' }).click();
  await tom.page.getByRole('button', { name: 'I am ready' }).click();
  await mia.page.locator('[data-seat="2"]').getByText('ready', { exact: true }).waitFor();
  return link;
}

/** The first opens a table for three, the others come by the link, each by an address of their own, and are ready. */
export async function sitThree(game, [mia, tom, ann], addresses) {
  await start(mia.page, game, /friends by link/, { players: 3 });
  await mia.page.locator('[data-seat="1"] input').fill('Mia');
  await mia.page.locator('[data-seat="1"] input').press('Tab');
  const link = await mia.page.locator('.address').textContent();
  for (const [i, [{ page }, name]] of [
    [tom, 'Tom'],
    [ann, 'Ann'],
  ].entries()) {
    await page.goto(link.replace(new URL(link).origin + '/', addresses[i]));
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await mia.page
      .locator(`[data-seat="${i + 2}"]`)
      .getByText('ready', { exact: true })
      .waitFor();
  }
}

/** Both play, each when asked, until the game is over or `until` says enough. */
export async function playBoth(mia, tom, random, until = () => false) {
  let moves = 0;
  for (const end = Date.now() + 900_000; Date.now() < end;) {
    for (const { page } of [mia, tom]) {
      const wish = await asks(page);
      if (wish === 'wait') continue;
      if (wish === 'over') return;
      moves += await playOn(page, random, (made, next) => made >= 1 || next === 'wait', handFor(moves));
    }
    if (until(moves)) return;
    await mia.page.waitForTimeout(20);
  }
  throw new Error('the game did not end');
}
