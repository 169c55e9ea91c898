// Every screen in every language at 360 and 1280 px, into shots/tongues; what does not fit its place is listed. The games
// are played once, in English; at each stop the language is switched, as players may. Words on the command line take
// the screens alone whose names begin so; with `--misfits` only what does not fit is photographed, which is quicker.
// `--size`, `--language` and `--picture` (how names of pictures begin), each as often as wished, take those alone.
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { dice, open, playOn, visitor } from '../tests/browser/kit.mjs';
import { LANGUAGES, leftovers, misfits, speak } from '../tests/browser/tongues.mjs';

const SIZES = { narrow: { width: 360, height: 740 }, wide: { width: 1280, height: 800 } };
const OUT = new URL('../shots/tongues/', import.meta.url).pathname;
const { values: wish, positionals: named } = parseArgs({
  options: {
    misfits: { type: 'boolean', default: false },
    size: { type: 'string', multiple: true, default: Object.keys(SIZES) },
    language: { type: 'string', multiple: true, default: LANGUAGES },
    picture: { type: 'string', multiple: true, default: [''] },
  },
  allowPositionals: true,
});
const wanted = (name) => named.length === 0 || named.some((each) => name.startsWith(each));

await mkdir(OUT, { recursive: true });
const place = await open();
const complaints = new Set();
function complain(sentence) {
  if (!complaints.has(sentence)) console.error(sentence);
  complaints.add(sentence);
}

/** One screen, as it is now, in all languages and sizes; `whole` names what scrolls within it, to be seen to its end. */
async function look(page, name, { fullPage = false, whole = null } = {}) {
  if (!wish.picture.some((each) => name.startsWith(each))) return;
  // A window is seldom made larger or smaller: that costs most.
  for (const size of wish.size)
    for (const language of wish.language) {
      await page.setViewportSize(SIZES[size]);
      await speak(page, language);
      await page.waitForTimeout(wish.misfits ? 60 : 150);
      // Pictures that are now seen for the first time make it longer.
      for (let height = SIZES[size].height; whole;) {
        const hidden = await page.locator(whole).evaluate((each) => each.scrollHeight - each.clientHeight);
        if (hidden <= 0) break;
        height = Math.ceil((height + hidden) * 1.2);
        await page.setViewportSize({ ...SIZES[size], height });
        await page.waitForTimeout(250);
      }
      let found = await misfits(page);
      // A busy machine may still be moving things to their new places.
      if (found.length > 0) {
        await page.waitForTimeout(800);
        found = await misfits(page);
      }
      for (const misfit of found) complain(`${name} ${size} ${language}: ${misfit}`);
      if (found.length > 0 || !wish.misfits)
        await page.screenshot({ path: `${OUT}${name}-${size}-${language}.jpg`, quality: 85, fullPage });
      if (size === wish.size[0])
        for (const left of await leftovers(page, language)) complain(`${name} ${language}: left over, ${left}`);
    }
  await speak(page, 'en');
}

async function visit(name, what) {
  if (!wanted(name)) return;
  const { page, context, complaints: heard } = await visitor(place, { viewport: SIZES.wide, flat: true });
  try {
    // Nobody waits for these pictures, and the machine may have other things to do.
    page.setDefaultTimeout(300_000);
    await page.locator('[data-game]').first().waitFor();
    await what(page);
  } catch (error) {
    complain(`${name}: ${error.message.split('\n')[0]}`);
    await page.screenshot({ path: `${OUT}${name}-failed.jpg` });
  }
  for (const each of heard) complain(`${name}: ${each}`);
  await context.close();
}

const START = { bots: 0, link: 1, screen: 2 };
/** Opens a game's panel, and begins from it. */
async function begin(page, game, how, settle = async () => {}) {
  await page.locator(`[data-game="${game}"] > button`).first().click();
  await settle(page.getByRole('dialog'));
  await page.locator('dialog .start > button').nth(START[how]).click();
  await page.locator('[data-sentence]').waitFor();
}

await visit('home', async (page) => look(page, 'home', { fullPage: true }));

const ALL = await (async () => {
  const { page, context } = await visitor(place);
  const games = await page.locator('[data-game]').evaluateAll((all) => all.map(({ dataset }) => dataset.game));
  await context.close();
  return [...new Set(games)];
})();

await visit('panels', async (page) => {
  for (const game of ALL) {
    await page.locator(`[data-game="${game}"] > button`).first().click();
    await page.locator('dialog .panel').waitFor();
    await look(page, `panel-${game}`);
    const more = page.locator('dialog summary');
    if ((await more.count()) > 0) {
      await more.first().click();
      await look(page, `options-${game}`, { whole: 'dialog .body' });
    }
    await page.keyboard.press('Escape');
  }
  await page.locator('button.plank:not([data-daily])').click();
  await page.locator('dialog').waitFor();
  await look(page, 'evening');
});

await visit('rules', async (page) => {
  for (const game of [...ALL.filter((each) => each !== 'own'), 'own', 'evening']) {
    await page.evaluate((id) => (location.hash = `#/rules/${id}`), game);
    await page.locator('dialog article').waitFor();
    await look(page, `rules-${game}`, { whole: 'dialog .body' });
    await page.evaluate(() => (location.hash = '#/'));
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
});

await visit('lobby', async (page) => {
  await begin(page, 'hop-n-roll', 'link');
  await look(page, 'lobby-link', { fullPage: true });
  await page.locator('[data-menu]').click();
  await look(page, 'lobby-menu');
});

// What those see who come by a link: an invitation, the big screen, and a table that is not there any more.
await visit('guests', async (page) => {
  await begin(page, 'hop-n-roll', 'link');
  await page.locator('[data-menu]').click();
  await page.locator('[data-big-screen] summary').click();
  const [, id, invite] = /#\/screen\/([^/]+)\/(.+)$/.exec(
    await page.locator('[data-screen-open]').getAttribute('href'),
  );
  const guest = await visitor(place, { viewport: SIZES.wide, flat: true });
  for (const [name, address, there] of [
    ['join', `join/${id}/${invite}`, 'form, [data-confirm], main button'],
    ['screen-lobby', `screen/${id}/${invite}`, '[data-screen="lobby"]'],
    ['no-table', 't/nobody-there', 'main button'],
  ]) {
    await guest.page.goto(`${place.address}#/${address}`);
    await guest.page.locator(there).first().waitFor();
    await look(guest.page, name, { fullPage: true });
  }
  await guest.context.close();
});

/** What is asked in a game, and after how many moves there is something to see. */
const QUESTIONS = {
  'hop-n-roll': ['hop', 'write'],
  hamstern: ['mark'],
  wuerfelmarsch: ['march'],
  abquetschen: ['build'],
  'cui-bono': ['pull', 'put'],
  eintrichtern: ['lift', 'choose'],
  pig: ['act'],
  raffzahn: ['tick'],
  'bunte-kuh': ['uncover', 'lay'],
  hamsterrolle: ['turn'],
};
const TICKS = ['raffzahn', 'bunte-kuh'];
const MARKS = '.stop:has(> g > .mark.build), .stop:has(> g > .mark.take), [data-field][role=button]';

for (const [game, questions] of Object.entries(QUESTIONS))
  await visit(`play-${game}`, async (page) => {
    const ticks = async (dialog) => {
      if (!TICKS.includes(game)) return;
      await dialog.locator('summary').click();
      await dialog.locator('label', { hasText: 'in ticks, for absent friends' }).click();
    };
    // By chance hardly anybody finds a sum; a bot does.
    await begin(page, game, game === 'eintrichtern' ? 'bots' : 'screen', ticks);
    await look(page, `lobby-${game}`);
    await page.locator('[data-confirm]').click();
    const seen = new Set();
    const first = new Set();
    await playOn(
      page,
      dice(7),
      async (moves, wish) => {
        if (wish === 'take' && !seen.has('take')) await look(page, `play-${game}-take`);
        if (wish === 'tip' && !seen.has('tip')) await look(page, `play-${game}-tip`);
        seen.add(wish === 'take' || wish === 'tip' ? wish : '');
        if (!questions.includes(wish)) return false;
        if (!first.has(wish)) {
          first.add(wish);
          await look(page, `play-${game}-${wish}`);
        }
        if (moves < 5 || seen.has(wish)) return false;
        seen.add(wish);
        await look(page, `play-${game}-${wish}-later`);
        const some = page.locator(MARKS);
        if ((await some.count()) > 0) {
          await some.first().click();
          await look(page, `play-${game}-${wish}-chosen`);
        }
        if (wish === questions.at(-1)) {
          await page.locator('[data-menu]').click();
          await page.locator('dialog summary').last().click();
          await look(page, `menu-${game}`);
          await page.keyboard.press('Escape');
        }
        return false;
      },
      undefined,
      1_500_000,
    );
    await look(page, `over-${game}`, { fullPage: true });
    if ((await page.locator('[data-check-dice]').count()) > 0) {
      await page.locator('[data-check-dice]').click();
      await page.locator('[data-verdict]').waitFor();
      await look(page, `dice-${game}`);
      await page.keyboard.press('Escape');
    }
    if ((await page.locator('[data-insight-open]').count()) > 0) {
      await page.locator('[data-insight-open]').click();
      await page.locator('[data-insight][aria-busy=false]').waitFor();
      await look(page, `insight-${game}`, { fullPage: true });
    } else await page.locator('[data-replay]').click();
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').fill('12');
    await look(page, `replay-${game}`);
    await page.goto(`${place.address}#/history`);
    await page.locator('[data-sentence], main, h1').first().waitFor();
    if (game === 'pig') await look(page, 'history');
  });

// What Albert would do, wherever he is asked.
for (const game of Object.keys(QUESTIONS))
  await visit(`hint-${game}`, async (page) => {
    await begin(page, game, 'bots');
    await page.locator('[data-question]').waitFor();
    const ask = page.locator('[data-hint-ask]');
    if ((await ask.count()) === 0) return;
    for (const decline of await page.locator('[data-tip-read]').all()) await decline.click();
    await ask.click();
    await page.locator('[data-advice][aria-busy=false]').waitFor();
    await look(page, `hint-${game}`);
  });

// All that a lesson asks and says to the right answer, and its end; Albert answers.
for (const game of ALL.filter((each) => !['own', 'pig'].includes(each)))
  await visit(`lesson-${game}`, async (page) => {
    await page.evaluate((id) => (location.hash = `#/learn/${id}`), game);
    const coach = (mode) => page.locator(`[data-lesson-mode="${mode}"]`);
    for (let at = 1; (await page.locator('[data-lesson-over]').count()) === 0; at++) {
      await coach('asked').waitFor();
      const step = await page.locator('[data-lesson-step]').getAttribute('data-lesson-step');
      // A sum that is still being told stands where the next question will.
      await page.locator('[data-sum]').waitFor({ state: 'detached' });
      await page.waitForTimeout(800);
      await look(page, `lesson-${game}-${at}-${step}`);
      // Dice that nobody has to throw have fallen meanwhile.
      if ((await coach('right').count()) === 0) await page.locator('[data-lesson-show]').click();
      await coach('right').waitFor();
      await look(page, `lesson-${game}-${at}-${step}-right`);
      await page.locator('[data-lesson-on]').click();
      await page.waitForFunction((before) => {
        const now = document.querySelector('[data-lesson-step]');
        return !now || (now.dataset.lessonStep !== before && now.dataset.lessonMode === 'asked');
      }, step);
    }
    await look(page, `lesson-${game}-over`);
  });

await visit('puzzles', async (page) => {
  for (const game of ['hop-n-roll', 'hamstern', 'abquetschen', 'cui-bono', 'wuerfelmarsch']) {
    await page.evaluate((id) => (location.hash = `#/puzzles/${id}`), game);
    await page.locator('[data-lesson-mode="asked"]').waitFor();
    await page.waitForTimeout(800);
    await look(page, `puzzle-${game}`);
    await page.locator('[data-lesson-show]').click();
    await page.locator('[data-lesson-mode="right"]').waitFor();
    await look(page, `puzzle-${game}-right`);
    await page.evaluate(() => (location.hash = '#/'));
    await page.locator('[data-game]').first().waitFor();
  }
});

await visit('daily', async (page) => {
  await page.locator('[data-daily]').click();
  await page.locator('[data-daily-game], [data-daily-none]').first().waitFor();
  await look(page, 'daily', { fullPage: true });
});

await visit('practice', async (page) => {
  await page.evaluate(() => (location.hash = '#/practice/raffzahn'));
  await page.locator('[data-practice]').waitFor();
  await look(page, 'practice');
});

await visit('workshop', async (page) => {
  await page.evaluate(() => (location.hash = '#/workshop'));
  await page.locator('[data-verdict="in-order"]').waitFor();
  await look(page, 'workshop', { fullPage: true });
  await page.locator('[data-drawer]').click();
  await look(page, 'workshop-drawer');
  await page.keyboard.press('Escape');
  await page.locator('[data-bench]').click();
  await page.locator('[data-figures="done"]').waitFor();
  await look(page, 'workshop-figures', { fullPage: true });
});

/** A game of the workshop's drawer is put on the shelf, and accepted there. */
async function shelve(page, sample) {
  await page.goto(`${place.address}#/workshop`);
  await page.locator('[data-verdict="in-order"]').waitFor();
  await page.locator('[data-drawer]').click();
  await page.locator(`[data-sample="${sample}"]`).click();
  await page.locator('[data-verdict="in-order"]').getByText('My ').waitFor();
  await page.locator('[data-put-on-shelf]:not(:disabled)').click();
  await page.locator('dialog [data-put-it]').waitFor();
  await look(page, `shelf-put-${sample}`);
  await page.locator('dialog [data-put-it]').click();
  await page.locator('dialog [data-put]').waitFor();
  await look(page, `shelf-waits-${sample}`);
  const [{ game }] = JSON.parse(await place.server.operate('shelf', 'list', '--waiting', '--json'));
  await place.server.operate('shelf', 'accept', game);
  await page.keyboard.press('Escape');
  return game;
}

await visit('shelf', async (page) => {
  await page.evaluate(() => (location.hash = '#/shelf'));
  await page.locator('[data-empty]').waitFor();
  await look(page, 'shelf');
  await shelve(page, 'quarry');
  const game = await shelve(page, 'summit');
  await page.goto(`${place.address}#/shelf`);
  await page.locator('[data-shelved]').nth(1).waitFor();
  await look(page, 'shelf-two', { fullPage: true });
  await page.goto(`${place.address}#/shelf/${game}`);
  await page.locator('[data-played]').waitFor();
  await look(page, 'shelf-game', { fullPage: true });
  await page.locator('.start > button').nth(START.screen).click();
  await page.locator('[data-confirm]').click();
  let own = 0;
  await playOn(page, dice(5), async (moves) => {
    if (own === 0 || (own === 1 && moves >= 8)) await look(page, `own-${['asked', 'later'][own++]}`);
    return false;
  });
  await look(page, 'over-own', { fullPage: true });
});

await place.close();
if (complaints.size > 0) process.exitCode = 1;
