// How to answer each question of each game: how it shows that it is asked, and what a player does then.
// A game more needs its questions here and a file that calls `wholeGames`.

const pick = (random, list) => list[Math.floor(random() * list.length)];

/** One of these, touched as a finger does: it must be in sight, at rest, and not covered. */
const touch = async (page, selector, random) => pick(random, await page.locator(selector).all()).click();

/** The same without looking: for the many moves after the first few, which a test has already seen done properly. */
async function tap(page, selector, random) {
  const at = random();
  await page.evaluate(
    ([wanted, where]) => {
      const list = [...document.querySelectorAll(wanted)];
      list[Math.floor(where * list.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    },
    [selector, at],
  );
}

const CONFIRM = '[data-confirm]:not(:disabled)';

async function confirm(page, hand, random) {
  await page.locator(CONFIRM).waitFor();
  await hand(page, CONFIRM, random);
}

export const HANDS = {
  hop: {
    shown: '[data-field][role=button]',
    async play(page, random, hand) {
      await hand(page, '[data-field][role=button]', random);
      await confirm(page, hand, random);
    },
  },
  write: {
    shown: '.box.open[role=button]',
    async play(page, random, hand) {
      if ((await page.locator('.bar label').count()) > 0) await hand(page, '.bar label', random);
      await hand(page, '.box.open[role=button]', random);
      await confirm(page, hand, random);
    },
  },
  mark: {
    shown: '.cell.live',
    async play(page, random, hand) {
      await hand(page, '.cell.begin', random);
      const next = '.cell.free:not(.pending, .crossed)';
      for (let tries = 0; tries < 9; tries++) {
        if ((await page.locator(CONFIRM).count()) > 0 || (await page.locator(next).count()) === 0) break;
        await hand(page, next, random);
      }
      await confirm(page, hand, random);
    },
  },
};

/** So many moves of a game are touched properly. */
const CAREFUL = 10;

export const handFor = (moves) => (moves < CAREFUL ? touch : tap);
