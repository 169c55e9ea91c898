// The wheel through the page: the same bits as elsewhere, by keyboard, by hand, and a whole game against bots.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { asks, audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, start, THOROUGH, visitor } from './kit.mjs';
import { lineTo } from './kiste.mjs';
import { builder as builderAt, inTheRoom, overTheWheel, UNHURRIED } from './wheel.mjs';
import { farApart, sitTogether } from './whole-games.mjs';

const PACKAGE = new URL('../../src/local/pkg-wheel/', import.meta.url);
const IN_NODE = new URL('../../../crates/wasm/tests/local/wheel.mjs', import.meta.url).pathname;

let place;
before(async () => (place = await open()));
after(() => place.close());

const builder = (options, way = 'aim', at = place) => builderAt(at, options, way);

test('a whole game in the wheel is the same in Node and in Chromium, to the bit', { timeout: 300_000 }, async () => {
  // `cargo xtask test` has compared Node with the machine itself.
  const { stdout } = await promisify(execFile)('node', [IN_NODE]);
  const { page, context, complaints } = await visitor(place);
  await page.route('**/pkg-wheel/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    const contentType = name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript';
    await route.fulfill({ body: await readFile(new URL(name, PACKAGE)), contentType });
  });
  const digest = await page.evaluate(async () => {
    const wheel = await import('/pkg-wheel/kiste_wheel.js');
    await wheel.default();
    return wheel.reference_digest();
  });
  assert.match(digest, /^[0-9a-f]{16}$/);
  assert.equal(digest, stdout);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('whoever plays something else loads nothing of the wheel', async () => {
  const { page, context } = await visitor(place);
  const asked = [];
  context.on('request', (request) => asked.push(request.url()));
  await start(page, 'hamstern', 'Play against bots');
  await page.locator('.cell.live').first().waitFor();
  assert.ok(
    asked.some((url) => /kiste_wasm_bg/.test(url)),
    'the other module is loaded',
  );
  assert.deepEqual(
    asked.filter((url) => /kiste_wheel_bg/.test(url)),
    [],
  );
  await context.close();
});

test('a turn by keyboard alone', async () => {
  const { page, context, complaints } = await builder({ viewport: DESKTOP, flat: true });
  await start(page, 'hamsterrolle', 'Share this screen');
  await page.locator('[data-confirm]').click();
  await page.locator('[data-ask="turn"]').waitFor();
  const press = async (selector, key = 'Enter') => {
    await page.locator(selector).first().focus();
    await page.keyboard.press(key);
  };
  await press('[data-piece^="purple"]');
  await page.locator('[data-compartment][aria-pressed="true"]').waitFor();
  await press('[data-dial="offset"]', 'ArrowRight');
  assert.equal(await page.locator('[data-dial="offset"]').getAttribute('aria-valuenow'), '10');
  await press('[data-dial="offset"]', 'Shift+ArrowLeft');
  assert.equal(await page.locator('[data-dial="offset"]').getAttribute('aria-valuenow'), '9');
  const findings = await audit(page);
  await shoot(page, 'hamsterrolle-aim-desktop');
  const question = await page.locator('[data-question]').getAttribute('data-question');
  await press('[data-confirm]:not(:disabled)');
  await page.waitForFunction(
    (old) => document.querySelector('[data-question]')?.getAttribute('data-question') !== old,
    question,
  );
  await page.locator('[data-ask="turn"]').waitFor();
  assert.deepEqual((await page.locator('[data-count]').allTextContents()).sort(), ['13 pieces left', '14 pieces left']);
  assert.match(await page.locator('.table svg[role="img"]').getAttribute('aria-label'), /purple cube/);
  // What was built last is marked.
  await page.locator('polygon.last').waitFor();
  await shoot(page, 'hamsterrolle-last-desktop');
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('by the rules of 2000 one moves what lies where one builds', async () => {
  const { page, context, complaints } = await builder({ viewport: PHONE, flat: true });
  await start(page, 'hamsterrolle', 'Share this screen', { options: { Rules: '2000, Hamster Wheel' } });
  await page.locator('[data-confirm]').click();
  await page.locator('[data-ask="turn"]').waitFor();
  const move = page.getByRole('radio', { name: 'Move a piece' });
  await playOn(page, dice(4), async (_, wish) => wish === 'turn' && (await move.count()) > 0);
  await move.check({ force: true });
  await page.locator('[data-piece]').first().click();
  await page.locator('[data-dial-more="offset"]').click();
  await shoot(page, 'hamsterrolle-move-phone');
  assert.equal(await sideways(page), 0);
  const findings = await audit(page);
  await page.locator('[data-confirm]:not(:disabled)').click();
  await page.getByText(/moves the .+ within compartment/).waitFor();
  await page.locator('[data-ask="turn"]').waitFor();
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

/** Small, for want of a graphics card. */
const SMALL = { viewport: { width: 480, height: 640 }, reducedMotion: 'no-preference' };
/** Draws a piece from the stock into the wheel, to where one may build. */
async function drawIn(page, piece) {
  const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
  // Once it lies still: on a busy machine the page may still be arranging itself.
  await page.locator(`[data-piece^="${piece}"]`).hover();
  const to = middle(await page.locator('.chip, path.open').first().boundingBox());
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.locator('[data-carrying]').waitFor();
  await page.locator('[data-confirm]:not(:disabled)').waitFor();
  await page.mouse.up();
}

/** Moves the piece in the hand about a little. */
async function moveAbout(page, meanwhile) {
  const { x, y, width, height } = await page.locator('[data-carrying]').boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  for (let step = 0; step < 12; step++) {
    await page.mouse.move(x + width / 2 + 12 * (step % 2), y + height / 2);
    await page.waitForTimeout(150);
    await meanwhile(step);
  }
  await page.mouse.up();
}

for (const flat of [true, false])
  test(
    `a piece is drawn from the stock into the wheel and let go, ${flat ? 'flat' : 'in the room'}`,
    flat ? {} : THOROUGH,
    async (t) => {
      const here = flat ? place : await inTheRoom(place, t);
      const { page, context, complaints } = await builder({ ...SMALL, flat }, 'hand', here);
      await start(page, 'hamsterrolle', 'Share this screen', { options: { Rules: '2000, Hamster Wheel' } });
      await page.locator('[data-confirm]').click();
      await page.locator('[data-ask="turn"]').waitFor();
      await drawIn(page, 'purple');
      // What may be and what will be are two signs.
      await page.locator('[data-fate]').waitFor();
      assert.equal(await page.locator('[data-why]').count(), 0);
      if (flat) assert.ok((await page.locator('[data-hand]').count()) > 0, 'the hand is seen');
      await shoot(page, `hamsterrolle-hand-${flat ? 'flat' : 'room'}`);
      const question = await page.locator('[data-question]').getAttribute('data-question');
      await page.locator('[data-confirm]:not(:disabled)').click();
      await page.waitForFunction(
        (old) => document.querySelector('[data-question]')?.getAttribute('data-question') !== old,
        question,
      );
      await page.locator('[data-ask="turn"]').waitFor();
      // Whether it stays there is up to the hand, which is a test's.
      await page.getByText(/builds the purple cube/).waitFor();
      assert.deepEqual(
        complaints.filter((text) => !/GPU stall/.test(text)),
        [],
      );
      await context.close();
    },
  );

test('until something is touched a piece can be put back, and why it may not lie there stands at it', async () => {
  const options = { viewport: PHONE, flat: true, reducedMotion: 'no-preference' };
  const { page, context, complaints } = await builder(options, 'hand');
  await start(page, 'hamsterrolle', 'Share this screen');
  await page.locator('[data-confirm]').click();
  await page.locator('[data-ask="turn"]').waitFor();
  await page.locator('[data-piece^="white"]').click();
  await page.locator('[data-carrying]').waitFor();
  // Nobody's first turn is over before they have moved a piece.
  await page.waitForTimeout(2500);
  const left = await page.getByRole('timer').getAttribute('aria-label');
  await page.waitForTimeout(1500);
  assert.equal(await page.getByRole('timer').getAttribute('aria-label'), left);
  // Across to the other side, where nobody may build.
  const { x, y, width, height } = await page.locator('[data-carrying]').boundingBox();
  await page.mouse.move(x + width / 3, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.7, y + height * 0.42, { steps: 6 });
  await page.locator('[data-why]').waitFor();
  await page.mouse.up();
  assert.equal(await page.locator('[data-confirm]:disabled').count(), 1);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await page.locator('[data-piece^="white"]').waitFor();
  assert.equal(await page.locator('[data-carrying]').count(), 0);
  assert.equal(await sideways(page), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

/** Fingers on a page: each is told where it is now; none left lifts them all. */
async function fingersOn({ page, context }) {
  const line = await context.newCDPSession(page);
  let down = 0;
  return async (...at) => {
    const type = at.length > down ? 'touchStart' : at.length < down ? 'touchEnd' : 'touchMove';
    down = at.length;
    await line.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
  };
}

test('on a small phone one thumb builds, two fingers turn, and nothing lies over the wheel', async () => {
  const small = { width: 360, height: 740 };
  const options = { viewport: small, flat: true, reducedMotion: 'no-preference', touch: true };
  const met = await builder(options, 'hand');
  const { page, context, complaints } = met;
  await start(page, 'hamsterrolle', 'Share this screen', { players: 3, options: UNHURRIED });
  await page.locator('[data-confirm]').click();
  await page.locator('[data-ask="turn"]').waitFor();
  const within = async (locator, top = 0) => {
    const { x, y, width, height } = await locator.boundingBox();
    assert.ok(x >= 0 && x + width <= small.width && y >= top && y + height <= small.height, `${locator} is seen`);
    return { x: x + width / 2, y: y + height / 2, width, height };
  };
  // On one's own turn everybody's stock is seen.
  for (const seat of [1, 2, 3]) await within(page.locator(`[data-stock-of="${seat}"]`).first());

  // From the stock into the wheel, with a thumb; the piece is above it.
  const fingers = await fingersOn(met);
  const from = await within(page.locator('[data-piece^="white"]'));
  const open = await within(page.locator('path.open').first());
  const to = { x: open.x, y: open.y + 64 };
  await fingers([from.x, from.y]);
  for (let step = 1; step <= 8; step++)
    await fingers([from.x + ((to.x - from.x) * step) / 8, from.y + ((to.y - from.y) * step) / 8]);
  await page.locator('[data-carrying]').waitFor();
  assert.deepEqual(await overTheWheel(page), [], 'while it is drawn in');
  await page.locator('[data-confirm]:not(:disabled)').waitFor();
  await fingers();
  await page.locator('[role="toolbar"]').waitFor();
  assert.deepEqual(await overTheWheel(page), [], 'while it is turned');

  // Everything that the thumb needs is in its reach, and no smaller than the keys it writes with.
  const buttons = await page.locator('[role="toolbar"] button, .bar .buttons button').all();
  assert.ok(buttons.length >= 10, `${buttons.length} buttons`);
  for (const button of buttons) {
    const { width, height } = await within(button, small.height * 0.6);
    assert.ok(width >= 36 && height >= 48, `${width} × ${height} for ${await button.textContent()}`);
  }
  await page.getByRole('button', { name: 'Put it back' }).waitFor();
  await shoot(page, 'hamsterrolle-thumb-phone');

  // Two fingers turn it as far as they turn. How it leans is seen at its longest side.
  const lean = () =>
    page.locator('polygon.held').evaluate((polygon) => {
      const points = [...polygon.points];
      const sides = points.map((from, i) => {
        const to = points[(i + 1) % points.length];
        return { long: Math.hypot(to.x - from.x, to.y - from.y), turn: Math.atan2(to.y - from.y, to.x - from.x) };
      });
      return (sides.sort((a, b) => b.long - a.long)[0].turn * 180) / Math.PI;
    });
  const leant = await lean();
  const { x, y } = await within(page.locator('[data-carrying]'));
  await fingers([x, y]);
  for (let degrees = 0; degrees <= 45; degrees += 5) {
    const angle = (degrees * Math.PI) / 180;
    await fingers([x, y], [x + 60 * Math.cos(angle), y + 60 * Math.sin(angle)]);
  }
  await fingers();
  await page.waitForTimeout(800);
  const turned = ((await lean()) - leant + 720) % 180;
  assert.ok(Math.abs(turned - 45) < 15, `it has turned by ${turned}°`);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await page.locator('[data-piece^="white"]').waitFor();
  assert.equal(await sideways(page), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

test(
  'others see the hand as it moves, and a line that breaks in the middle of a turn costs nothing',
  { ...THOROUGH, timeout: 600_000 },
  async (t) => {
    const room = await inTheRoom(place, t);
    const line = await lineTo(place.address);
    t.after(() => line.close());
    const mia = await builder(SMALL, 'hand', { ...room, address: line.address });
    // The others see it flat, with everything in motion.
    const moving = { viewport: DESKTOP, flat: true, reducedMotion: 'no-preference' };
    const tom = await builder(moving);
    const link = await sitTogether('hamsterrolle', mia, tom, place.address, { Rules: '2000, Hamster Wheel' });
    await mia.page.locator('[data-confirm]').click();
    const asked = (page) => page.locator('[data-ask="turn"]');
    await Promise.race([asked(mia.page).waitFor(), asked(tom.page).waitFor()]);
    if (await asked(tom.page).count()) await playOn(tom.page, dice(3), (moves) => moves > 0);
    await asked(mia.page).waitFor();

    await mia.page.locator('[data-piece^="purple"]').click();
    await mia.page.locator('[data-carrying]').waitFor();
    const sees = (page) => page.locator('[data-phase="carry"]:not([data-carrying])').waitFor();
    await sees(tom.page);
    assert.match(await tom.page.locator('[data-sentence]').textContent(), /Mia/);
    let eve;
    await moveAbout(mia.page, async (step) => {
      if (step === 4) {
        // Somebody comes to watch in the middle of it.
        eve = await visitor(place, moving);
        eve.page.setDefaultTimeout(90_000);
        await eve.page.goto(link.replace(new URL(link).origin + '/', place.address));
        await eve.page.getByRole('button', { name: 'Only watch' }).click();
        await sees(eve.page);
      }
      if (step !== 8) return;
      line.cut();
      await mia.page.locator('[data-line="away"]').waitFor();
      assert.equal(await mia.page.locator('[data-carrying]').count(), 1, 'the piece is still in the hand');
      line.mend();
      await mia.page.locator('[data-line]').waitFor({ state: 'detached' });
    });
    await shoot(tom.page, 'hamsterrolle-watching-desktop');
    await mia.page.locator('[data-confirm]:not(:disabled)').click();
    // It is let go before everybody's eyes, not only when the table has worked it out.
    await tom.page.locator('[data-phase="hold"], [data-phase="settle"]').first().waitFor();
    const words = ({ page }) =>
      page
        .getByText(/Mia builds the purple cube/)
        .first()
        .waitFor();
    await Promise.all([mia, tom, eve].map(words));
    await asked(tom.page).waitFor();
    const counts = await Promise.all([mia, tom, eve].map(({ page }) => page.locator('[data-count]').allTextContents()));
    assert.deepEqual(counts[0], counts[1]);
    assert.deepEqual(counts[0], counts[2]);

    // The server has worked out the same as the browser, to the bit.
    await tom.page.waitForTimeout(500);
    const figures = await (await fetch(new URL('metrics', place.address))).text();
    assert.match(figures, /kiste_turns_compared_total [1-9]/);
    assert.doesNotMatch(figures, /kiste_turns_differing_total [1-9]/);
    for (const { complaints } of [mia, tom, eve])
      assert.deepEqual(
        complaints.filter((text) => !/GPU stall|WebSocket connection to|net::ERR_/.test(text)),
        [],
      );
    for (const { context } of [tom, eve]) await context.close();
  },
);

farApart('hamsterrolle', {
  questions: ['turn'],
  flat: true,
  place: () => place,
  patience: 90_000,
  thrown: false,
  whole: false,
  options: UNHURRIED,
});

test('in steps the same clock runs, from the first touch on, and a table can be set without one', async () => {
  const options = { viewport: { width: 1280, height: 800 }, flat: true, reducedMotion: 'no-preference' };
  for (const timed of [true, false]) {
    const { page, context, complaints } = await builder(options);
    const at = timed ? {} : { options: UNHURRIED };
    await start(page, 'hamsterrolle', 'Share this screen', at);
    await page.locator('[data-confirm]').click();
    await page.locator('[data-ask="turn"]').waitFor();
    await page.locator('[data-piece^="purple"]').click();
    await page.locator('[data-dial-more="offset"]').waitFor();
    const timer = page.getByRole('timer');
    assert.equal(await timer.count(), timed ? 1 : 0);
    if (timed) {
      const whole = await timer.getAttribute('aria-label');
      await page.waitForTimeout(1500);
      assert.equal(await timer.getAttribute('aria-label'), whole, 'nothing was touched yet');
      await page.locator('[data-dial-more="offset"]').click();
      await page.waitForFunction(
        (old) => document.querySelector('[role="timer"]')?.getAttribute('aria-label') !== old,
        whole,
      );
      // The hand is not quite still, and that is seen.
      const ghost = () => page.locator('.ghost').first().getAttribute('points');
      const there = await ghost();
      await page.waitForFunction((old) => document.querySelector('.ghost')?.getAttribute('points') !== old, there);
      // All of it fits on the screen.
      const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      assert.equal(over, 0);
      assert.equal(await sideways(page), 0);
      await shoot(page, 'hamsterrolle-steps-1280');
    } else await page.locator('[data-drop]').waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

/** What is told of a game that is over, and its greatest crash, which can be seen again and taken along. */
async function findsTheCrash(page) {
  const facts = Object.fromEntries(
    await page.locator('[data-fact]').evaluateAll((all) => all.map((each) => [each.dataset.fact, each.textContent])),
  );
  assert.match(facts.turns, /^\d+ turns$/);
  assert.match(facts.falls, /^\d+ pieces fell|^One piece fell/);
  assert.match(facts.crash, /^Greatest crash: .+ taken by /);
  assert.match(facts.time, /minute/);
  assert.equal(await page.locator('[data-check-dice]').count(), 0, 'nobody threw dice');
  await page.locator('[data-crash-again]:not(:disabled)').click();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('[data-crash-share]').click()]);
  const film = await readFile(await saved.path());
  assert.equal(saved.suggestedFilename(), 'hamsterrolle.gif');
  const pictures = await page.evaluate(async (text) => {
    const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ type: 'image/gif', data });
    await decoder.tracks.ready;
    await decoder.completed;
    const { frameCount } = decoder.tracks.selectedTrack;
    await decoder.decode({ frameIndex: frameCount - 1 });
    return frameCount;
  }, film.toString('base64'));
  assert.ok(pictures > 15, `a film of ${pictures} pictures`);
  assert.ok(film.length < 3_000_000, `${film.length} bytes can be sent`);
}

test('a whole game against bots on a phone, and its replay', { timeout: 600_000 }, async () => {
  const { page, context, complaints } = await builder({ viewport: PHONE, flat: true });
  await start(page, 'hamsterrolle', 'Play against bots', { players: 4, options: UNHURRIED });
  const findings = [];
  let looked = false;
  await playOn(
    page,
    dice(5),
    async (moves, wish) => {
      if (wish !== 'turn' || moves < 4 || looked) return;
      looked = true;
      await shoot(page, 'hamsterrolle-turn-phone');
      findings.push(...(await audit(page)));
      assert.equal(await sideways(page), 0);
    },
    undefined,
    600_000,
  );
  await shoot(page, 'hamsterrolle-over-phone', { fullPage: true });
  findings.push(...(await audit(page)));
  assert.equal(await asks(page), 'over');
  await findsTheCrash(page);
  await page.locator('[data-replay]').click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('slider').fill('5');
  await shoot(page, 'hamsterrolle-replay-phone');
  findings.push(...(await audit(page)));
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});
