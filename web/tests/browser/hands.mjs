// How to answer each question of each game: how it shows that it is asked, and what a player does then.
// A game more needs its questions here and a file that calls `wholeGames`.

const pick = (random, list) => list[Math.floor(random() * list.length)];

/** One of these, touched as a finger does: it must be in sight, at rest, and not covered. */
const touch = async (page, selector, random) => pick(random, await page.locator(selector).all()).click();

/**
 * The same without looking: for the many moves after the first few, which a test has already seen done properly. What is
 * not there yet, or cannot be pressed while an answer is under way, is waited for.
 */
async function tap(page, selector, random) {
  await page.waitForFunction(
    ([wanted, where]) => {
      const list = [...document.querySelectorAll(wanted)];
      const one = list[Math.floor(where * list.length)];
      one?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return one !== undefined;
    },
    [selector, random()],
  );
}

const CONFIRM = '[data-confirm]:not(:disabled)';
/** A piece that goes somewhere. */
const PIECE = '[data-piece]:not(:disabled)';
/** The way out beside it. */
const OTHER = '.bar .buttons > button:last-of-type';

async function confirm(page, hand, random) {
  await page.locator(CONFIRM).waitFor();
  await hand(page, CONFIRM, random);
}

/** Dice and places of the flat pyramid that are marked in one of these ways. */
const marked = (...styles) => styles.map((style) => `.stop:has(> g > .mark.${style})`).join(', ');

/** Funnels of Bunte Kuh that nobody has marked. */
const FUNNEL = '.stop[role=button]:has(.mark.funnel)';

/** The cells of the flat pyramid that a selector finds. */
const cellsAt = (page, selector) =>
  page.evaluate(
    (wanted) => [...document.querySelectorAll(wanted)].map((stop) => stop.getAttribute('data-cell')),
    selector,
  );

const stop = (cell) => `.stop[data-cell="${cell}"]`;

/** Tilts between two cells. */
const steps = (a, b) => [0, 1, 2].reduce((sum, axis) => sum + Math.abs(Number(a[axis]) - Number(b[axis])), 0) / 2;

export const HANDS = {
  // A game without drawings: buttons, word by word where they are many.
  act: {
    shown: '[data-ask="act"]',
    async play(page, random, hand) {
      while ((await page.locator('[data-choice]').count()) === 0) await hand(page, '[data-beginning]', random);
      await hand(page, '[data-choice]:not(:disabled)', random);
    },
  },
  turn: {
    shown: '[data-ask="turn"]',
    // In steps: a piece, another compartment now and then; it begins where it is allowed. Whoever finds no place for any
    // of a few pieces lets one drop, as people do.
    async play(page, random, hand) {
      const steps = page.getByRole('radio', { name: 'In steps' });
      if ((await steps.count()) > 0 && !(await steps.isChecked())) await steps.check({ force: true });
      for (let tries = 0; (await page.locator(PIECE).count()) > 0; tries++) {
        await hand(page, PIECE, random);
        await page.locator('[data-compartment]').first().waitFor();
        if (random() < 0.4) await hand(page, '[data-compartment]', random);
        if ((await page.locator(CONFIRM).count()) > 0) return confirm(page, hand, random);
        if (tries >= 5 && (await page.locator('[data-drop]').count()) > 0) return hand(page, '[data-drop]', random);
        await hand(page, OTHER, random);
      }
      // Where nothing at all is allowed, the page offers to end the turn.
      await hand(page, '[data-drop]', random);
    },
  },
  march: {
    shown: '[data-ask="march"]',
    // Straight to the corner with the foremost die that can go on; a turn now and then.
    async play(page, random, hand) {
      const [goal = '444'] = await cellsAt(page, '.stop:has(> .ghost)');
      const near = (a, b) => steps(a, goal) - steps(b, goal);
      const dice = (await cellsAt(page, marked('take'))).sort(near);
      for (const die of random() < 0.15 ? dice.reverse() : dice) {
        await hand(page, stop(die), random);
        const [best] = (await cellsAt(page, marked('target', 'warning'))).sort(near);
        if (!best || random() < 0.1) continue;
        await hand(page, stop(best), random);
        return confirm(page, hand, random);
      }
      await hand(page, OTHER, random);
      await hand(page, '.turns button', random);
      await confirm(page, hand, random);
    },
  },
  build: {
    shown: '[data-ask="build"]',
    async play(page, random, hand) {
      for (let dice = 0; dice < 7 && (await page.locator(CONFIRM).count()) === 0; dice++)
        await hand(page, marked('build'), random);
      await confirm(page, hand, random);
    },
  },
  // A game that somebody has written: cells until they are a move, or else what can be said.
  own: {
    shown: '[data-ask="own"]',
    async play(page, random, hand) {
      const lit = marked('build', 'take', 'target');
      if ((await page.locator(lit).count()) === 0) return hand(page, '[data-choice]:not(:disabled)', random);
      for (let cells = 0; cells < 7 && (await page.locator(CONFIRM).count()) === 0; cells++)
        await hand(page, lit, random);
      await confirm(page, hand, random);
    },
  },
  pull: {
    shown: '[data-ask="pull"]',
    async play(page, random, hand) {
      await hand(page, marked('take'), random);
      await confirm(page, hand, random);
    },
  },
  put: {
    shown: '[data-ask="put"]',
    // Keeps more than a player would, so that the game comes to its end.
    async play(page, random, hand) {
      const funnels = await page.locator(marked('target')).count();
      if (funnels === 0) return confirm(page, hand, random);
      if (random() < 0.6) return hand(page, OTHER, random);
      await hand(page, marked('target'), random);
      await confirm(page, hand, random);
    },
  },
  choose: {
    shown: '[data-ask="choose"]',
    async play(page, random, hand) {
      await hand(page, random() < 0.5 ? CONFIRM : OTHER, random);
    },
  },
  tick: {
    shown: '[data-ask="tick"]',
    async play(page, random, hand) {
      if ((await page.locator(marked('take')).count()) > 0) await hand(page, marked('take'), random);
      await confirm(page, hand, random);
    },
  },
  uncover: {
    shown: '[data-ask="uncover"]',
    // The question is the same until the call is written down.
    async play(page, random, hand) {
      await confirm(page, hand, random);
      if (random() < 0.2) return hand(page, '[data-pass]', random);
      await hand(page, FUNNEL, random);
      await hand(page, random() < 0.2 ? '[data-call="nowhere"]' : '[data-call="stop"]:not(:disabled)', random);
    },
  },
  lay: {
    shown: '[data-ask="lay"]',
    async play(page, random, hand) {
      if ((await page.locator(CONFIRM).count()) === 0) await hand(page, FUNNEL, random);
      await confirm(page, hand, random);
    },
  },
  lift: {
    shown: '[data-ask="lift"]',
    async play(page, random, hand) {
      await hand(page, marked('take'), random);
      await confirm(page, hand, random);
    },
  },
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
