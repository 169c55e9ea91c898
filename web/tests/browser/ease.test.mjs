// Small things that make playing easy: what is marked, read, reached by keys and told, on a phone and on a desktop.
// Everything is in motion, as people have it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, start, visitor } from './kit.mjs';
import { HANDS, handFor } from './hands.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

const moving = (viewport, more = {}) =>
  visitor(place, { viewport, flat: true, reducedMotion: 'no-preference', ...more });

async function farewell({ complaints, context }) {
  assert.deepEqual(complaints, []);
  await context.close();
}

/** Waits until somebody here is asked this, past all tips. */
async function until(page, wish) {
  await playOn(page, dice(5), (_, now) => now === wish);
}

/** Presses a key until this is focused; so many times. */
async function keysTo(page, key, selector, most = 12) {
  for (let times = 0; times < most; times++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return times;
    await page.keyboard.press(key);
  }
  assert.fail(`${selector} is not reached by ${most} times ${key}`);
}

test('Würfelmarsch by keys: two Tabs confirm, and after a move the pyramid has the focus again', async () => {
  const one = await moving(DESKTOP);
  const { page } = one;
  await start(page, 'wuerfelmarsch', 'Play against bots');
  await until(page, 'march');
  await keysTo(page, 'Tab', '[data-cell]', 20);
  // The first stop is a die that can be chosen.
  assert.match(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), /can be chosen/);
  await page.keyboard.press('Enter');
  await page.locator('.mark.target').first().waitFor();
  const [way] = await page
    .locator('.stop:has(> g > .mark.target)')
    .evaluateAll((stops) => stops.map((stop) => stop.dataset.cell));
  await page.locator(`[data-cell="${way}"]`).focus();
  await page.keyboard.press('Enter');
  await page.locator('.ghost.faced').waitFor();
  const said = await page.locator(`[data-cell="${way}"]`).getAttribute('aria-label');
  assert.match(said, /red die would stand here, shows \d left, \d right, \d front/);
  await shoot(page, 'march-preview-desktop');
  assert.ok((await keysTo(page, 'Tab', '[data-confirm]')) <= 2);
  await page.keyboard.press('Enter');
  await page.locator(`[data-cell="${way}"]:not(:has(.ghost))`).waitFor();
  await page.locator('[data-ask="march"]').waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[data-cell]'));
  assert.deepEqual(await audit(page), []);
  await farewell(one);
});

test('on a phone the plate of Würfelmarsch stays where it is, whatever is said of the move one prepares', async () => {
  const one = await moving(PHONE, { touch: true });
  const { page } = one;
  await page.evaluate(() => localStorage.setItem('kiste.guide', JSON.stringify({ seen: [], off: true })));
  await page.reload();
  await start(page, 'wuerfelmarsch', 'Play against bots');
  // Until two moves are told, the longest words there are.
  await playOn(page, dice(5), (moves, wish) => moves > 0 && wish === 'march');
  const top = () => page.locator('.place').evaluate((place) => Math.round(place.getBoundingClientRect().top));
  const before = await top();
  await page.locator('.stop:has(> g > .mark.take)').first().click();
  await page.locator('.stop:has(> g > .mark.target), .stop:has(> g > .mark.warning)').first().click();
  await page.locator('[data-outlook]').waitFor();
  assert.equal(await top(), before);
  await farewell(one);
});

test('Eintrichtern marks the die under the pointer, not all of them', async () => {
  const one = await moving(DESKTOP);
  const { page } = one;
  await start(page, 'eintrichtern', 'Play against bots');
  await until(page, 'lift');
  const drawn = () =>
    page.locator('.mark.take').evaluateAll((marks) => marks.filter((mark) => getComputedStyle(mark).stroke !== 'none'));
  await page.mouse.move(2, 300);
  assert.equal((await drawn()).length, 0);
  await page.locator('.stop:has(> g > .mark.take)').nth(9).hover();
  assert.equal((await drawn()).length, 1);
  await shoot(page, 'eintrichtern-pointed-desktop');
  await farewell(one);
});

/** Whether one thing on the page lies over another. */
const overlaps = (page, one, other) =>
  page.evaluate(
    ([a, b]) => {
      const first = document.querySelector(a).getBoundingClientRect();
      return [...document.querySelectorAll(b)].some((each) => {
        const second = each.getBoundingClientRect();
        return (
          first.left < second.right &&
          second.left < first.right &&
          first.top < second.bottom &&
          second.top < first.bottom
        );
      });
    },
    [one, other],
  );

for (const [game, things] of [
  ['wuerfelmarsch', '.stop, .tools, [data-player], .bar'],
  ['abquetschen', '.stop, .tools, [data-player], .bar'],
  ['cui-bono', '.stop, .tools, [data-player], .bar'],
  ['eintrichtern', '.stop, .tools, [data-player], .bar'],
  ['hop-n-roll', '.tableau, .sheet, .bar'],
  ['hamstern', '.burrow, .bar'],
])
  test(`a tip of ${game} on a phone covers nothing, and leaves when it is done`, async () => {
    const one = await moving(PHONE);
    const { page } = one;
    await start(page, game, 'Play against bots');
    const tip = page.locator('[role="note"]');
    await tip.waitFor();
    await page.waitForTimeout(400);
    await shoot(page, `tip-${game}-phone`);
    assert.equal(await overlaps(page, '[role="note"]', things), false);
    const said = await tip.locator('p').textContent();
    // Played without touching the tip.
    for (const { shown, play } of Object.values(HANDS))
      if ((await page.locator(shown).count()) > 0) {
        await play(page, dice(3), handFor(0));
        break;
      }
    await page.waitForFunction((old) => document.querySelector('[role="note"] p')?.textContent !== old, said);
    assert.equal(await sideways(page), 0);
    await farewell(one);
  });

for (const [game, board] of [
  ['wuerfelmarsch', '.place'],
  ['hamsterrolle', '.place'],
  ['hop-n-roll', '.tableau'],
  // What is only counted hangs below.
  ['hamstern', '.burrow .cell'],
])
  test(`${game} on a phone that lies: the board is seen whole, and the buttons stand beside it`, async () => {
    const lying = { width: 844, height: 390 };
    const one = await moving(lying, { touch: true });
    const { page } = one;
    await page.evaluate(() => localStorage.setItem('kiste.guide', JSON.stringify({ seen: [], off: true })));
    await page.reload();
    await start(page, game, 'Play against bots');
    await playOn(page, dice(5), (_, wish) => wish in HANDS);
    const seen = async (selector) => {
      const { x, y, width, height } = await page.locator(selector).first().boundingBox();
      assert.ok(
        x >= 0 && y >= 40 && x + width <= lying.width && y + height <= lying.height,
        `${selector} is seen whole`,
      );
    };
    await seen(board);
    await seen('[data-confirm]');
    assert.equal(await overlaps(page, board, '.bar, header'), false);
    assert.equal(await sideways(page), 0);
    await shoot(page, `lying-${game}`);
    await farewell(one);
  });

/** Where something begins and ends on the screen, from above. */
const reach = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((thing) => {
      const { top, bottom } = thing.getBoundingClientRect();
      return { top, bottom };
    });

test('Hop’n’ROLL on a phone: dice and own sheet in one view, also with six; every box says what it brings', async () => {
  const one = await moving(PHONE);
  const { page } = one;
  await start(page, 'hop-n-roll', 'Play against bots', {
    players: 6,
    options: { tableau: 'Side B, with effects' },
  });
  await until(page, 'hop');
  await page.waitForTimeout(900);
  const [tableau, sheet, bar] = [
    await reach(page, '.tableau svg'),
    await reach(page, '.sheet > svg'),
    await reach(page, '.bar'),
  ];
  await shoot(page, 'hop-six-phone');
  assert.ok(
    tableau.top >= 0 && tableau.bottom <= sheet.top && sheet.bottom <= bar.top,
    JSON.stringify({ tableau, sheet, bar }),
  );
  // A row of the tableau has the height of a finger.
  const row = await page.locator('[data-field] .touch').first().boundingBox();
  assert.ok(row.height >= 44, `${row.height} px`);
  // A touch tells what the sign beside a die means.
  const helped = page.locator('.field.target:has(.effect)').first();
  if ((await helped.count()) > 0) {
    await helped.click();
    assert.match(await page.locator('[data-hint]').textContent(), /(−1|±1|This die or|DJ)/);
  } else {
    await page.locator('.field:has(.effect)').first().click();
    await page
      .getByText(/(−1|±1|this die or|DJ:)/)
      .first()
      .waitFor();
  }
  await page.locator('.field.target').first().click();
  const question = await page.locator('[data-question]').getAttribute('data-question');
  await page.locator('[data-confirm]:not(:disabled)').click();
  // The next question comes when the table has answered.
  await page.waitForFunction(
    (old) => document.querySelector('[data-question]')?.getAttribute('data-question') !== old,
    question,
  );
  await until(page, 'write');
  // Where the sign beside the die leaves a choice, one says first which number it is.
  if ((await page.locator('.bar label').count()) > 0) await page.locator('.bar label').first().click();
  await page.locator('[data-gain]').first().waitFor();
  await page.locator('[data-trail]').first().waitFor();
  await page.waitForTimeout(1200);
  await shoot(page, 'hop-gains-phone');
  assert.deepEqual(await audit(page), []);
  assert.equal(await sideways(page), 0);
  await farewell(one);
});

test('Hamstern: cells are crossed by drawing over them, and side B fits the narrowest phone', async () => {
  const one = await moving({ width: 360, height: 740 });
  const { page } = one;
  await start(page, 'hamstern', 'Play against bots', { options: { side: 'Side B, crooked' } });
  await until(page, 'mark');
  const frame = await page.locator('.own .burrow').evaluate((each) => [each.scrollWidth, each.clientWidth]);
  assert.equal(frame[0], frame[1], 'the burrow need not be pushed about');
  const cells = await page.locator('.cell.free').evaluateAll((all) =>
    all.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, size: width };
    }),
  );
  assert.ok(cells.length > 1);
  const [first] = cells;
  const beside = cells.find(
    ({ x, y }) => Math.hypot(x - first.x, y - first.y) > 5 && Math.hypot(x - first.x, y - first.y) < first.size * 1.5,
  );
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(beside.x, beside.y, { steps: 6 });
  await page.mouse.up();
  assert.equal(await page.locator('.cell.pending').count(), 2);
  await shoot(page, 'hamstern-drawn-narrow');
  // A tap takes one off again.
  await page.mouse.click(beside.x, beside.y);
  assert.equal(await page.locator('.cell.pending').count(), 1);
  assert.equal(await sideways(page), 0);
  await farewell(one);
});

test('dice wait for a hand, once; the way back closes a dialog and stays at the table', async () => {
  const { page, context, complaints } = await visitor(place, {
    viewport: PHONE,
    dice: 'hand',
    reducedMotion: 'no-preference',
  });
  await start(page, 'hamstern', 'Play against bots');
  const dice = page.locator('[data-throw-dice]');
  await dice.waitFor();
  assert.equal(await page.locator('.cell.live').count(), 0, 'nothing is asked before the throw');
  assert.equal(await page.locator('.die svg').count(), 0, 'and nothing of it is seen');
  assert.equal(await page.locator('[data-hint-ask]').count(), 0, 'nor told by a hint');
  const box = await dice.boundingBox();
  await page.mouse.move(box.x + 60, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y - 80, { steps: 5 });
  await page.mouse.up();
  await page.locator('[data-hint-ask]').waitFor();
  await page.locator('.cell.live').first().waitFor();
  await page.locator('.die svg').waitFor();
  await page.reload();
  await page.locator('.cell.live').first().waitFor();
  assert.equal(await dice.count(), 0, 'it is not asked for twice');

  const table = page.url();
  await page.locator('[data-menu]').click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.equal(page.url(), table);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('before a game: only what matters to so many, and the buttons stay in sight', async () => {
  const one = await moving(PHONE);
  const { page } = one;
  await page.locator('[data-game="wuerfelmarsch"] > button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary').click();
  await dialog.getByText('Two players sit at').waitFor();
  await dialog.getByRole('button', { name: 'More' }).first().click();
  await dialog.getByText('Two players sit at').waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  await shoot(page, 'setup-phone');
  const button = await dialog.getByRole('button', { name: 'Play against bots' }).boundingBox();
  assert.ok(button.y > 0 && button.y + button.height < PHONE.height);
  assert.deepEqual(await audit(page), []);
  await farewell(one);
});

test('the first race waits until somebody is ready: before that no bot throws', async () => {
  // Whoever throws first is drawn: a few tables until it is a bot.
  for (let tries = 0; tries < 8; tries++) {
    const one = await moving(PHONE);
    const { page } = one;
    await start(page, 'raffzahn', 'Play against bots');
    await page.locator('[data-tip-read]').waitFor();
    const holdsIt = (await page.locator('[data-ask="throw"]').count()) > 0;
    if (holdsIt) {
      await one.context.close();
      continue;
    }
    await page.waitForTimeout(2500);
    assert.match(await page.locator('[data-sentence]').textContent(), /has the turquoise die/);
    await shoot(page, 'race-waits-phone');
    await page.locator('[data-lesson-offer]').waitFor();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.locator('[data-ask="grab"]').waitFor();
    await farewell(one);
    return;
  }
  assert.fail('a bot never threw first');
});

test('a line that is touched shows its places, in the news and from the table’s menu', async () => {
  const one = await moving(DESKTOP);
  const { page } = one;
  await start(page, 'wuerfelmarsch', 'Play against bots');
  await playOn(page, dice(5), (moves, wish) => moves >= 2 && wish === 'march');
  /** Lines that tell where a die went: turns are lines, too. */
  const tilts = (lines) => lines.filter({ hasText: /tilts the \w+ die/ });
  const marked = () =>
    page.locator('[data-trace]').evaluateAll((all) =>
      all
        .map(({ dataset }) => dataset.trace)
        .sort()
        .join(' '),
    );
  const latest = tilts(page.locator('[data-point]')).last();
  const told = await latest.textContent();
  await latest.click();
  await page.locator('[data-trace]').first().waitFor();
  // What is marked anyway comes back by itself.
  await page.waitForTimeout(4300);
  const last = await marked();
  assert.notEqual(last, '');
  await page.getByRole('button', { name: /^Table/ }).click();
  await page.getByText('What happened so far').click();
  const before = tilts(page.getByRole('dialog').locator('[data-point]')).filter({ hasNotText: told });
  await before.first().click();
  await page.waitForFunction(
    (last) =>
      [...document.querySelectorAll('[data-trace]')]
        .map(({ dataset }) => dataset.trace)
        .sort()
        .join(' ') !== last,
    last,
  );
  assert.notEqual(await marked(), '', 'places of an earlier line');
  await shoot(page, 'log-touched-desktop');
  await farewell(one);
});

test('a replay has all its moves in a list, goes from turn to turn, and marks them as in play', async () => {
  const one = await moving(DESKTOP);
  const { page } = one;
  await start(page, 'cui-bono', 'Play against bots', { players: 2 });
  await playOn(page, dice(7));
  await page.locator('[data-replay]').click();
  await page.locator('[data-moves] li').first().waitFor();
  const steps = Number(await page.getByRole('slider').getAttribute('max'));
  assert.equal(await page.locator('[data-moves] li').count(), steps + 1);
  await page.locator('[data-moves] li button').nth(9).click();
  assert.equal(await page.getByRole('slider').inputValue(), '9');
  assert.equal(
    await page.locator('[data-moves] [aria-current]').textContent(),
    await page.locator('[data-sentence]').textContent(),
  );
  await page.locator('[data-turn-after]').click();
  const turn = Number(await page.getByRole('slider').inputValue());
  assert.ok(turn > 9);
  await page.keyboard.press('Shift+ArrowLeft');
  assert.ok(Number(await page.getByRole('slider').inputValue()) < turn);
  const pull = page.locator('[data-moves] li button', { hasText: 'pulls the' }).nth(2);
  await pull.click();
  await page.locator('[data-trace]').first().waitFor();
  await page.waitForTimeout(600);
  // Places are said as one sees them.
  assert.match(await pull.textContent(), /pulls the \w+ die (in the|at the) \D+$/);

  // What is remarked there travels in the address, markup and all, and leads back to its step.
  const step = await page.getByRole('slider').inputValue();
  await page.locator('[data-remarks] summary').click();
  await page.getByLabel('What do you say to this?').fill('Was <b>that</b> wise?');
  await page.locator('[data-remark-save]').click();
  await page.locator('[data-remarks] li').waitFor();
  const before = page.url();
  await page.locator('[data-moves] li button').nth(2).click();
  await page.locator('[data-remark-save]').click();
  await page.waitForFunction((old) => location.href !== old, before);
  assert.equal(await page.locator('[data-remarks] li').count(), 2);
  await shoot(page, 'replay-list-desktop');
  assert.deepEqual(await audit(page), []);
  await page.reload();
  await page.locator('[data-remarks] li').nth(1).waitFor();
  assert.match(await page.locator('[data-moves]').textContent(), /Was <b>that<\/b> wise\?/);
  await page.locator('[data-remarks] li button', { hasText: 'wise' }).click();
  assert.equal(await page.getByRole('slider').inputValue(), step);
  await page.locator('[data-remark-remove]').click();
  assert.equal(await page.locator('[data-remarks] li').count(), 1);
  await page.setViewportSize(PHONE);
  await page.locator('[data-moves] summary').scrollIntoViewIfNeeded();
  await shoot(page, 'replay-list-phone');
  assert.equal(await sideways(page), 0);
  await farewell(one);
});

test('after Eintrichtern all sums are told, and somebody who lost is not cheered', async () => {
  const one = await moving(PHONE);
  const { page } = one;
  await start(page, 'eintrichtern', 'Play against bots', {
    options: { 'Dice along an edge': 4, 'Red dice that win, up to four players': 1 },
  });
  await playOn(page, dice(4));
  await page.locator('[data-sums]').waitFor();
  assert.equal(await page.locator('[data-sums] text').count(), 6);
  const sums = (await page.locator('[data-sums] text').allTextContents()).map(Number);
  assert.ok(sums.every((sum) => sum >= 3 && sum <= 18));
  assert.equal(await page.locator('[data-sums] .found').count(), 1);
  const won = /You win|share/.test(await page.locator('[data-sentence]').textContent());
  assert.equal(await page.getByRole('img', { name: 'Albert cheers.' }).count(), won ? 1 : 0);
  await shoot(page, 'eintrichtern-sums-phone', { fullPage: true });
  assert.deepEqual(await audit(page), []);
  await farewell(one);
});

test('on a wide screen a sheet keeps its size while the buttons beside it grow, and long names end in dots', async () => {
  const viewport = { width: 1280, height: 800 };
  const { page, context, complaints } = await visitor(place, { viewport });
  await start(page, 'hop-n-roll', 'Share this screen');
  await page.locator('main input').nth(1).fill('Großmutter Käthe vom Lande');
  await page.locator('[data-confirm]').click();
  await page.locator('[data-field][role=button]').first().waitFor();
  const [sizes, bars] = [new Set(), new Set()];
  await playOn(page, dice(6), async (moves, wish) => {
    if (wish !== 'hop' && wish !== 'write') return false;
    sizes.add((await page.locator('.own .sheet').first().boundingBox()).width);
    bars.add((await page.locator('.bar').boundingBox()).height);
    return moves >= 6;
  });
  assert.ok(bars.size > 1, 'the buttons have different heights');
  assert.equal(sizes.size, 1, `the sheet is ${[...sizes].join(', ')} px wide`);
  const cut = await page.locator('[data-player] .words').evaluateAll((all) =>
    all.filter((words) => {
      const right = words.closest('button').getBoundingClientRect().right;
      return [...words.querySelectorAll('*')].some((each) => each.getBoundingClientRect().right > right);
    }),
  );
  assert.equal(cut.length, 0, 'a name goes beyond its card');
  assert.deepEqual(complaints, []);
  await context.close();
});
