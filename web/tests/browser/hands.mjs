// How to answer each question of each game: how it shows that it is asked, and what a player does then.
// A game more needs its questions here and a file that calls `wholeGames`.

const pick = (random, list) => list[Math.floor(random() * list.length)];
const confirm = (page) => page.locator('[data-confirm]:not(:disabled)').click();

export const HANDS = {
  hop: {
    shown: '[data-field][role=button]',
    async play(page, random) {
      await pick(random, await page.locator('[data-field][role=button]').all()).click();
      await confirm(page);
    },
  },
  write: {
    shown: '.box.open[role=button]',
    async play(page, random) {
      const numbers = await page.locator('.bar label').all();
      if (numbers.length > 0) await pick(random, numbers).click();
      await pick(random, await page.locator('.box.open[role=button]').all()).click();
      await confirm(page);
    },
  },
  mark: {
    shown: '.cell.live',
    async play(page, random) {
      await pick(random, await page.locator('.cell.begin').all()).click();
      for (let tries = 0; tries < 9; tries++) {
        if ((await page.locator('[data-confirm]:not(:disabled)').count()) > 0) break;
        const next = await page.locator('.cell.free:not(.pending, .crossed)').all();
        if (next.length === 0) break;
        await pick(random, next).click();
      }
      await confirm(page);
    },
  },
};
