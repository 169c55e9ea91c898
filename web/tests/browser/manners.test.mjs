// What is promised besides playing: reasons, keyboard, coming back, no network, both languages.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { asks, audit, dice, open, playOn, shoot, sideways, start, visitor } from './kit.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

const note = (page) => page.locator('.notes button').last();

test('a tap on something that is not allowed is answered with a reason', async () => {
  const { page, context, complaints } = await visitor(place);
  await start(page, 'hop-n-roll', 'Play against bots');
  await playOn(page, dice(1), (moves, wish) => wish === 'hop');
  await page.locator('[data-spot="red1"][role=button]').click();
  await note(page).filter({ hasText: 'First all pawns hop' }).waitFor();
  await playOn(page, dice(1), (moves, wish) => wish === 'write');
  await page.locator('[data-spot="purple5"][role=button]').click();
  await note(page).filter({ hasText: 'without gaps' }).waitFor();
  await shoot(page, 'hop-n-roll-refused');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a cell that cannot be crossed says why', async () => {
  const { page, context, complaints } = await visitor(place);
  await start(page, 'hamstern', 'Play against bots');
  await playOn(page, dice(1), (moves, wish) => wish === 'mark');
  await page.locator('[data-cell="A1"][role=button]').click();
  await note(page).filter({ hasText: 'dark chamber in the middle' }).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

// Side B is wide: it is seen whole, and its cells are smaller for that.
for (const [side, width, least] of [
  ['Side A, regular', 360, 40],
  ['Side A, regular', 390, 40],
  ['Side B, crooked', 390, 32],
]) {
  test(`on a phone ${width} px wide the cells of ${side} can be touched, with the joker track in sight`, async () => {
    const { page, context, complaints } = await visitor(place, { viewport: { width, height: 844 } });
    await start(page, 'hamstern', 'Play against bots', { options: { side } });
    await playOn(page, dice(4), (moves, wish) => wish === 'mark' && moves >= 2);
    const sizes = await page
      .locator('.cell.live')
      .evaluateAll((cells) =>
        cells.map((cell) => cell.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
    assert.ok(Math.min(...sizes) >= least, `the smallest cell is ${Math.min(...sizes)} px`);
    // What can be begun is in sight, sideways too, and so is what a 1 may cost.
    for (const each of [...(await page.locator('.cell.begin').all()).slice(0, 3), page.locator('.jokers')]) {
      const box = await each.boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= width && box.y > 0, JSON.stringify(box));
    }
    const jokers = await page.locator('.jokers').boundingBox();
    assert.ok(jokers.y + jokers.height < 844 / 3, JSON.stringify(jokers));
    assert.equal(await page.evaluate(() => scrollY), 0);
    assert.equal(await sideways(page), 0);
    await shoot(page, `hamstern-${side.slice(5, 6)}-${width}`);
    assert.deepEqual(await audit(page), []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

for (const game of ['hop-n-roll', 'hamstern']) {
  test(`the keyboard alone plays ${game}`, async () => {
    const { page, context, complaints } = await visitor(place);
    await start(page, game, 'Play against bots');
    const press = async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    /** Tab until something of this kind has the focus. */
    const reach = async (selector) => {
      for (let i = 0; i < 60; i++) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
        await press('Tab');
      }
      throw new Error(`the keyboard never reached ${selector}`);
    };
    for (let moves = 0; moves < 6;) {
      const wish = await asks(page);
      if (wish === 'tip') {
        await reach('[data-tip-read]');
        await press('Enter');
        continue;
      }
      if (!['hop', 'write', 'mark'].includes(wish)) {
        await page.waitForTimeout(60);
        continue;
      }
      const question = await page.locator('[data-question]').getAttribute('data-question');
      if (wish === 'hop') {
        await reach('[data-field][role=button]');
        await press('ArrowDown', 'Enter');
      } else if (wish === 'write') {
        if ((await page.locator('.bar input').count()) > 0) {
          await reach('.bar input');
          await press('Space');
        }
        await page.locator('[data-question] .box').first().waitFor();
        await reach('.box');
        // The first box that can be written has the focus of its sheet.
        for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'])
          if (!(await page.evaluate(() => document.activeElement?.matches('.open')))) await press(key);
        if (!(await page.evaluate(() => document.activeElement?.matches('.open'))))
          await page.locator('.box.open').first().focus();
        await press('Enter');
      } else {
        await reach('.cell');
        await press('Enter');
        for (let tries = 0; tries < 40 && (await page.locator('[data-confirm]:disabled').count()) > 0; tries++) {
          await press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][tries % 4]);
          if (await page.evaluate(() => document.activeElement?.matches('.free:not(.pending, .crossed)')))
            await press('Enter');
        }
        if ((await page.locator('[data-confirm]:disabled').count()) > 0) break;
      }
      await page.locator('[data-confirm]:not(:disabled)').waitFor();
      await reach('[data-confirm]');
      await press('Enter');
      await page.waitForFunction(
        (old) => document.querySelector('[data-question]')?.getAttribute('data-question') !== old,
        question,
      );
      moves++;
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test(
  'a game goes on after a reload, and without a network',
  { skip: process.env.BASE ? 'needs the built page of its own' : false },
  async () => {
    const { page, context, complaints } = await visitor(place, { keeping: true });
    await start(page, 'hop-n-roll', 'Play against bots');
    await playOn(page, dice(5), (moves) => moves >= 5);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The worker has the files once it is active; it serves this page from the next load on.
    await page.reload();
    await page.locator('[data-question]').waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.locator('[data-question]').waitFor();
    await playOn(page, dice(6), (moves) => moves >= 4);
    await page.getByRole('button', { name: 'Back to the crate' }).click();
    await page.getByRole('button', { name: /Hop’n’ROLL with/ }).click();
    await page.locator('[data-question]').waitFor();
    await playOn(page, dice(8), (moves) => moves >= 1);
    assert.deepEqual(complaints, [], 'without a network the page asks for nothing in vain');
    await context.close();
  },
);

test('German, dark, the narrowest phone', async () => {
  const { page, context, complaints } = await visitor(place, {
    locale: 'de',
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
  });
  const findings = [];
  for (const game of ['hop-n-roll', 'hamstern']) {
    await page.locator(`[data-game="${game}"] > button`).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gegen Bots spielen' }).click();
    let last = '';
    await playOn(page, dice(2), async (moves, wish) => {
      if (wish !== last && ['hop', 'write', 'mark', 'tip'].includes(wish)) {
        last = wish;
        await shoot(page, `${game}-${wish}-de-dark`);
        assert.equal(await sideways(page), 0);
        findings.push(...(await audit(page)));
      }
      return moves >= 3;
    });
    await page.locator('[data-menu]').click();
    await shoot(page, `${game}-menu-de-dark`);
    findings.push(...(await audit(page)));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Zurück zur Kiste' }).click();
  }
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});
