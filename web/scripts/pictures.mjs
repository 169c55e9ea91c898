// The pictures of the README and of the rules pages, taken from the built page in the middle of games.
import { mkdir } from 'node:fs/promises';
import { DESKTOP, dice, open, PHONE, playOn, start, visitor } from '../tests/browser/kit.mjs';

const IMAGES = new URL('../../docs/images/', import.meta.url).pathname;
const RULES = new URL('../../docs/rules/', import.meta.url).pathname;

const README = [
  { name: 'hop-n-roll', viewport: DESKTOP, wish: 'write', moves: 18 },
  { name: 'hamstern', viewport: PHONE, wish: 'mark', moves: 6 },
];
/** What is seen of a game in its rules: the part, and when. */
const PARTS = [
  { name: 'hop-n-roll', part: 'tableau', selector: '.tableau svg', wish: 'hop', moves: 8 },
  { name: 'hop-n-roll', part: 'sheet', selector: '.sheet svg', wish: 'write', moves: 25 },
  { name: 'hamstern', part: 'burrow', selector: '.burrow', wish: 'mark', moves: 7 },
];
const BOTS = { en: 'Play against bots', de: 'Gegen Bots spielen' };

await mkdir(IMAGES, { recursive: true });
const place = await open();
try {
  const { page, context } = await visitor(place, { viewport: DESKTOP });
  await page.locator('[data-game]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${IMAGES}home.png`, fullPage: true });
  await context.close();

  for (const { name, viewport, wish, moves } of README) {
    const { page, context } = await visitor(place, { viewport });
    await start(page, name, BOTS.en, { players: 3 });
    await playOn(page, dice(7), (made, asked) => made >= moves && asked === wish);
    await page.screenshot({ path: `${IMAGES}${name}.png` });
    await context.close();
  }

  for (const locale of Object.keys(BOTS)) {
    for (const { name, part, selector, wish, moves } of PARTS) {
      const { page, context } = await visitor(place, { viewport: { width: 720, height: 1500 }, locale });
      await start(page, name, BOTS[locale]);
      await playOn(page, dice(7), (made, asked) => made >= moves && asked === wish);
      await page.locator(selector).first().screenshot({ path: `${RULES}${locale}/${name}-${part}.jpg`, type: 'jpeg', quality: 82 });
      await context.close();
    }
  }
} finally {
  await place.close();
}
