// The pictures of the README, taken from the built page: the crate, and a moment of each game.
import { mkdir } from 'node:fs/promises';
import { DESKTOP, dice, open, PHONE, playOn, start, visitor } from '../tests/browser/kit.mjs';

const IMAGES = new URL('../../docs/images/', import.meta.url).pathname;
const MOMENTS = [
  { name: 'hop-n-roll', viewport: DESKTOP, wish: 'write', moves: 18 },
  { name: 'hamstern', viewport: PHONE, wish: 'mark', moves: 6 },
];

await mkdir(IMAGES, { recursive: true });
const place = await open();
try {
  const { page, context } = await visitor(place, { viewport: DESKTOP });
  await page.locator('[data-game]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${IMAGES}home.png`, fullPage: true });
  await context.close();

  for (const { name, viewport, wish, moves } of MOMENTS) {
    const { page, context } = await visitor(place, { viewport });
    await start(page, name, 'Play against bots', { players: 3 });
    await playOn(page, dice(7), (made, asked) => made >= moves && asked === wish);
    await page.screenshot({ path: `${IMAGES}${name}.png` });
    await context.close();
  }
} finally {
  await place.close();
}
