// The pictures of the README and of the rules pages, taken from the built page in the middle of games. Names of
// games on the command line, or of parts as in `hop-n-roll-tableau`, take the pictures of these alone.
import { mkdir } from 'node:fs/promises';
import { asks, DESKTOP, dice, open, PHONE, playOn, start, visitor } from '../tests/browser/kit.mjs';
import { LANGUAGES } from '../tests/browser/tongues.mjs';

const IMAGES = new URL('../../docs/images/', import.meta.url).pathname;
const RULES = new URL('../../docs/rules/', import.meta.url).pathname;

const README = [
  { name: 'hop-n-roll', viewport: DESKTOP, wish: 'write', moves: 18 },
  { name: 'hamstern', viewport: PHONE, wish: 'mark', moves: 6 },
];
const TALL = { width: 720, height: 1500 };
/** What is seen of a game in its rules: the part, and when. Where it is large enough to be read in the rules. */
const PARTS = [
  {
    name: 'hop-n-roll',
    part: 'tableau',
    selector: '.tableau svg',
    wish: 'hop',
    moves: 8,
    viewport: { width: 1600, height: 1000 },
    sharpness: 1.4,
  },
  { name: 'hop-n-roll', part: 'sheet', selector: '.sheet svg', wish: 'write', moves: 25, viewport: TALL },
  { name: 'hamstern', part: 'burrow', selector: '.burrow', wish: 'mark', moves: 7, viewport: TALL },
];
/** Pictures narrower than this cannot be read. */
const NARROWEST = 400;
const TICKS = { Pace: 'in ticks, for absent friends' };
/**
 * Games on the pyramid: played flat, which is quick, until there is something to see; then shown in 3D.
 * The README gets the whole page; the rules get the table alone, without words, so one picture does for all languages.
 */
const PYRAMID = [
  { name: 'abquetschen', wish: 'build', moves: 7, players: 3, choose: ['build'] },
  { name: 'cui-bono', wish: 'put', moves: 12, players: 3, choose: ['target'] },
  { name: 'eintrichtern', wish: 'lift', moves: 3, players: 3, choose: ['take'] },
  { name: 'wuerfelmarsch', wish: 'march', moves: 6, players: 3, choose: ['take', 'target'] },
  { name: 'raffzahn', wish: 'tick', moves: 2, players: 3, options: TICKS, choose: ['take'] },
  { name: 'bunte-kuh', wish: 'uncover', moves: 2, players: 3, options: TICKS, choose: [] },
];
const ATTEMPTS = 5;
const LAPTOP = { width: 1280, height: 800 };
const BOTS = 'Play against bots';

const named = process.argv.slice(2);
const wanted = ({ name, part }) => named.length === 0 || named.includes(name) || named.includes(`${name}-${part}`);

await mkdir(IMAGES, { recursive: true });
const place = await open();
try {
  if (wanted({ name: 'home' })) {
    const { page, context } = await visitor(place, { viewport: DESKTOP });
    await page.locator('[data-game]').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${IMAGES}home.png`, fullPage: true });
    await context.close();
  }

  for (const { name, viewport, wish, moves } of README.filter(wanted)) {
    const { page, context } = await visitor(place, { viewport });
    await start(page, name, BOTS, { players: 3 });
    await playOn(page, dice(7), (made, asked) => made >= moves && asked === wish);
    await page.screenshot({ path: `${IMAGES}${name}.png` });
    await context.close();
  }

  if (wanted({ name: 'insight' })) {
    const { page, context } = await visitor(place, { viewport: LAPTOP });
    await start(page, 'hop-n-roll', BOTS, { players: 2 });
    await playOn(page, dice(7));
    await page.locator('[data-insight-open]').click();
    await page.locator('[data-insight] .sums').waitFor();
    await page.screenshot({ path: `${IMAGES}insight.png` });
    await context.close();
  }

  await mkdir(`${RULES}pictures`, { recursive: true });
  for (const game of PYRAMID.filter(wanted)) await pyramid(game);
  if (wanted({ name: 'hamsterrolle' })) await wheel();

  for (const locale of LANGUAGES) {
    for (const { name, part, selector, wish, moves, viewport, sharpness = 1 } of PARTS.filter(wanted)) {
      const { page, context } = await visitor({ ...place, sharpness }, { viewport, locale });
      await page.locator(`[data-game="${name}"] > button`).first().click();
      await page.locator('dialog .start > button').first().click();
      await page.locator('[data-sentence]').waitFor();
      await playOn(page, dice(7), (made, asked) => made >= moves && asked === wish);
      const seen = page.locator(selector).first();
      const { width } = await seen.boundingBox();
      if (width * sharpness < NARROWEST) throw new Error(`${part} of ${name} is only ${width} px wide`);
      await seen.screenshot({ path: `${RULES}${locale}/${name}-${part}.jpg`, type: 'jpeg', quality: 82 });
      await context.close();
    }
  }
} finally {
  await place.close();
}

/** A game on the pyramid, seen in 3D at a moment when something is chosen. */
async function pyramid(game, attempt = 1) {
  const { name, wish, moves, players, options, choose } = game;
  const { page, context } = await visitor(place, { viewport: LAPTOP, flat: true });
  page.setDefaultTimeout(120_000);
  await page.evaluate(() => localStorage.setItem('kiste.guide', JSON.stringify({ seen: [], off: true })));
  await page.reload();
  await start(page, name, BOTS, { players, options });
  const offered = (style) => page.locator(`.stop:has(> g > .mark.${style})`);
  await playOn(
    page,
    dice(7),
    async (made, asked) =>
      made >= moves && asked === wish && (choose.length === 0 || (await offered(choose[0]).count()) > 0),
  );
  if ((await asks(page)) === 'over') {
    // A game can end early: its dice are new every time.
    await context.close();
    if (attempt >= ATTEMPTS) throw new Error(`${name} was over too soon ${ATTEMPTS} times`);
    return pyramid(game, attempt + 1);
  }
  // A die may have nowhere to go.
  for (const style of choose) if ((await offered(style).count()) > 0) await offered(style).first().click();
  await page.getByRole('radio', { name: 'On the table' }).check({ force: true });
  await page.locator('canvas').waitFor();
  await page.waitForFunction(() => !document.querySelector('.wait'));
  // The first picture takes its time without a graphics card.
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${IMAGES}${name}.jpg`, type: 'jpeg', quality: 86 });
  await page.evaluate(() => document.querySelectorAll('.seat').forEach((label) => (label.style.visibility = 'hidden')));
  await page.locator('canvas').screenshot({ path: `${RULES}pictures/${name}.jpg`, type: 'jpeg', quality: 82 });
  await context.close();
}

/** The wheel in the middle of a game, with a piece aimed at it. */
async function wheel() {
  const { page, context } = await visitor(place, { viewport: LAPTOP, flat: true });
  page.setDefaultTimeout(120_000);
  await page.evaluate(() => {
    localStorage.setItem('kiste.guide', JSON.stringify({ seen: [], off: true }));
    localStorage.setItem('kiste.wheel', 'aim');
  });
  await page.reload();
  await start(page, 'hamsterrolle', BOTS, { players: 4 });
  await playOn(page, dice(7), (made, asked) => made >= 4 && asked === 'turn');
  await page.getByRole('button', { name: 'From the side, flat' }).click();
  await page.locator('canvas').waitFor();
  await page.locator('[data-piece^="purple"], [data-piece]').first().click();
  // The first picture takes its time without a graphics card, and the camera comes closer.
  await page.waitForTimeout(4000);
  await page.screenshot({ path: `${IMAGES}hamsterrolle.jpg`, type: 'jpeg', quality: 86 });
  await page.getByRole('button', { name: 'Something else' }).click();
  await page.waitForTimeout(3000);
  await page.evaluate(() =>
    document.querySelectorAll('.table > :not(.room)').forEach((over) => (over.style.visibility = 'hidden')),
  );
  await page.locator('canvas').screenshot({ path: `${RULES}pictures/hamsterrolle.jpg`, type: 'jpeg', quality: 82 });
  await context.close();
}
