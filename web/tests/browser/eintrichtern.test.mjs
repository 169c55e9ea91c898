// Eintrichtern: a sum stays before everybody's eyes for seconds, so its games are small here, and only the first of them
// waits as people do. And what nobody may know must not even reach the browser.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, start, visitor } from './kit.mjs';
import { playBoth, sitTogether } from './whole-games.mjs';

const PLATE = 4;
const SMALL = { 'Dice along an edge': PLATE, 'Red dice that win, up to four players': 1 };
/** With one die to win, a lucky first sum would end it at once. */
const LONGER = { ...SMALL, 'Red dice that win, up to four players': 2 };

/** How long a sum is shown, `SHOWN_FOR` of the page. */
const SUM_SHOWN = 4000;

let place;
before(async () => (place = await open()));
after(() => place.close());

test('against bots on a phone, to the end and again as a replay', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: PHONE, flat: true });
  await start(page, 'eintrichtern', 'Play against bots', { options: LONGER });
  const findings = [];
  const seen = new Set();
  await playOn(page, dice(7), async (_, wish) => {
    const sum = (await page.locator('[data-sum]').count()) > 0 ? 'sum' : wish;
    if (!['lift', 'choose', 'sum', 'tip'].includes(sum) || seen.has(sum)) return;
    seen.add(sum);
    await shoot(page, `eintrichtern-${sum}-phone`);
    findings.push(...(await audit(page)));
    assert.equal(await sideways(page), 0);
  });
  assert.ok(seen.has('lift') && seen.has('sum'), [...seen].join());
  await shoot(page, 'eintrichtern-over-phone', { fullPage: true });
  await page.locator('[data-replay]').click();
  await page.getByRole('slider').waitFor();
  const steps = Number(await page.getByRole('slider').getAttribute('max'));
  assert.ok(steps > 4, `a replay of ${steps} steps`);
  for (let at = 0; at <= steps; at++) {
    await page.getByRole('slider').fill(String(at));
    if (await page.locator('[data-sum]').count()) break;
  }
  assert.equal(await page.locator('[data-sum]').count(), 1, 'a replay shows the sums');
  await shoot(page, 'eintrichtern-replay-phone');
  findings.push(...(await audit(page)));
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('at one screen nobody has to look away, and the log keeps no sums', async () => {
  const { page, context, complaints } = await visitor(place, {
    viewport: DESKTOP,
    reducedMotion: 'no-preference',
    flat: true,
    impatient: SUM_SHOWN,
  });
  await start(page, 'eintrichtern', 'Share this screen', { options: SMALL });
  await page.locator('[data-confirm]').click();
  let handed = 0;
  const findings = [];
  await playOn(page, dice(2), async (moves, wish) => {
    if (wish === 'take') handed++;
    if (moves === 2 && wish === 'lift' && findings.length === 0) {
      await shoot(page, 'eintrichtern-lift-desktop');
      findings.push(...(await audit(page)));
    }
  });
  assert.equal(handed, 0);
  await page.locator('[data-menu]').click();
  await page.getByText('What happened so far').click();
  await page.locator('.log').getByText('The sum is announced').first().waitFor();
  assert.doesNotMatch((await page.locator('.log').textContent()) ?? '', /(sum|make) \d/);
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('[data-score]').count(), 2);
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

/** Everything that a page hears from the server. */
function ears(page) {
  const heard = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

const cellsOf = (sum) =>
  Array.from({ length: sum + 1 }, (_, x) =>
    Array.from({ length: sum - x + 1 }, (_, y) => `${x}${y}${sum - x - y}`),
  ).flat();

/** The funnel that a face of a die looks into; null where it looks outwards. */
function funnel(cell, axis) {
  const at = [...cell].map(Number);
  at[axis] -= 1;
  return at[axis] < 0 ? null : at.join('');
}

test(
  'two friends over a link: no covered face reaches a browser',
  { skip: process.env.BASE ? 'needs a server of its own' : false },
  async (t) => {
    const mia = await visitor(place, { viewport: PHONE, flat: true, impatient: SUM_SHOWN });
    const tom = await visitor(place, { viewport: DESKTOP, flat: true, impatient: SUM_SHOWN });
    const heard = [mia, tom].map(({ page }) => ears(page));
    await sitTogether('eintrichtern', mia, tom, place.address, LONGER);
    await mia.page.locator('[data-confirm]').click();
    await playBoth(mia, tom, dice(11));
    for (const { page } of [mia, tom]) await page.locator('[data-score]').first().waitFor();

    const [, table] = /\/t\/([^/?]+)/.exec(mia.page.url()) ?? [];
    const record = await (await fetch(new URL(`api/tables/${table}/record`, place.address))).text();
    const [, laid] = /^throw: lay (.+)$/m.exec(record) ?? [];
    assert.ok(laid, 'the record tells afterwards how the yellow dice lay');
    const truth = new Map(cellsOf(PLATE - 1).map((cell, i) => [cell, [...(laid.split(' ')[i] ?? '')].map(Number)]));

    const views = [];
    for (const frames of heard) {
      assert.ok(frames.length > 10, `${frames.length} frames`);
      for (const frame of frames) {
        const message = JSON.parse(frame);
        const state = message.snapshot?.state ?? message.update?.state;
        if (state?.phase === 'playing' && state.view) views.push(state.view);
        // Until the game is over; then everybody may know.
        if (state?.phase === 'over') break;
        assert.ok(!frame.includes(laid) && !/\blay \d/.test(frame), 'how the dice were laid');
      }
    }
    let hidden = 0;
    for (const view of views) {
      assert.deepEqual(
        Object.keys(view).sort(),
        ['ending', 'lifted', 'phase', 'plate', 'players', 'red', 'target', 'thrown', 'turn', 'wanted', 'yellow'],
        'nothing else that could hold a face',
      );
      const faces = new Map(view.yellow.map((die) => [die.cell, die.faces]));
      for (const [cell, real] of truth) {
        for (const axis of [0, 1, 2]) {
          const into = funnel(cell, axis);
          const open = into === null || !view.red.includes(into);
          assert.equal(faces.get(cell)?.[axis] ?? null, open ? real[axis] : null, `face ${axis} of the die at ${cell}`);
          if (!open) hidden++;
        }
      }
    }
    assert.ok(hidden > 100, `${hidden} covered faces were looked for`);
    t.diagnostic(
      `${heard.map((frames) => frames.length).join(' and ')} frames, ${views.length} views, ${hidden} covered faces in none of them`,
    );
    for (const { complaints, context } of [mia, tom]) {
      assert.deepEqual(complaints, []);
      await context.close();
    }
  },
);
