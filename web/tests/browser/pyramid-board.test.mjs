// The table of the dice pyramid: drawn in few calls, only when something changes, and playable without 3D.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBoard, openGallery, PATIENCE, rest, SOFTWARE_WEBGL } from './gallery.mjs';
import { audit, shoot, sideways, THOROUGH } from './kit.mjs';

const SMALL = { width: 360, height: 640 };
const MOST_CALLS = 100;

let gallery;
before(async () => (gallery = await openGallery()));
after(() => gallery.close());

async function look(flags, { reducedMotion = 'no-preference', viewport = SMALL, picture } = {}) {
  const browser = await gallery.browser(flags);
  const context = await browser.newContext({ viewport, locale: 'en', reducedMotion, hasTouch: true });
  if (picture) await context.addInitScript((value) => localStorage.setItem('kiste.pyramid', value), picture);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints = [];
  const requests = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  return { page, complaints, requests, close: () => browser.close() };
}

const cost = (page) => page.evaluate(() => window.board.cost);
const moving = (page) => page.evaluate(() => window.board.moving);
const step = (page, ms) => page.evaluate((by) => window.clock.step(by), ms);
const picked = (page) => page.locator('output').textContent();

test(
  'the full pyramid takes few draw calls, also while it moves, and none when nothing changes',
  { ...THOROUGH, timeout: PATIENCE },
  async () => {
    const { page, complaints, close } = await look(SOFTWARE_WEBGL);
    await openBoard(page, gallery.address, 'cui-bono');
    const resting = await cost(page);
    assert.ok(resting.drawCalls > 0 && resting.drawCalls < MOST_CALLS, `${resting.drawCalls} draw calls`);
    assert.ok(resting.triangles > 165 * 100, 'all dice are there');
    assert.equal(await page.evaluate(() => window.clock.busy), false);

    // A corner die is pulled, the edge above it slides down.
    await page.locator('[data-play="next"]').click();
    await step(page, 20);
    assert.equal(await moving(page), true);
    await step(page, 250);
    const sliding = await cost(page);
    assert.ok(sliding.drawCalls < MOST_CALLS, `${sliding.drawCalls} draw calls while sliding`);
    await shoot(page, 'pyramid-sliding');
    assert.ok((await rest(page)) > 2);
    assert.equal(await moving(page), false);
    const { frames } = await cost(page);
    await page.waitForTimeout(300);
    assert.equal((await cost(page)).frames, frames);
    assert.deepEqual(complaints, []);
    await close();
  },
);

test('a tap and the arrow keys choose the cell they mean', { timeout: PATIENCE }, async () => {
  const { page, complaints, close } = await look(SOFTWARE_WEBGL, { reducedMotion: 'reduce' });
  await openBoard(page, gallery.address, 'wuerfelmarsch');
  const canvas = await page.locator('canvas').boundingBox();
  // Offered, a die, and an empty place that is not offered.
  for (const cell of ['134', '044', '233']) {
    const at = await page.evaluate((which) => window.board.placeOf(which), cell);
    await page.mouse.click(canvas.x + at.x, canvas.y + at.y);
    assert.equal(await picked(page), cell);
  }
  // A finger beside an offered place still means it.
  const near = await page.evaluate(() => window.board.placeOf('143'));
  await page.touchscreen.tap(canvas.x + near.x + 6, canvas.y + near.y - 12);
  assert.equal(await picked(page), '143');
  await page.locator('[role=application]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const first = await picked(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  assert.ok(['134', '143', '035'].includes(first));
  // From above, another side, nearer: with reduced motion one frame each.
  for (const key of ['0', '2', '+']) {
    await page.keyboard.press(key);
    await rest(page);
    assert.equal(await moving(page), false);
  }
  await shoot(page, 'pyramid-from-above');
  assert.deepEqual(complaints, []);
  await close();
});

test(
  'closer by keys is closer to what can be done, not to the middle of the plate',
  { timeout: PATIENCE },
  async () => {
    const { page, complaints, close } = await look(SOFTWARE_WEBGL, { reducedMotion: 'reduce' });
    await openBoard(page, gallery.address, 'wuerfelmarsch');
    const offered = () =>
      page.evaluate(() => {
        const places = ['134', '143', '035'].map((cell) => window.board.placeOf(cell));
        const mean = (axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
        const [x, y] = [mean('x'), mean('y')];
        return { x, y, spread: Math.max(...places.map((place) => Math.hypot(place.x - x, place.y - y))) };
      });
    const before = await offered();
    await page.locator('[role=application]').focus();
    for (const key of ['+', '+', '+']) {
      await page.keyboard.press(key);
      await rest(page);
    }
    const after = await offered();
    assert.ok(after.spread > 1.8 * before.spread, `${before.spread} → ${after.spread}`);
    const moved = Math.hypot(after.x - before.x, after.y - before.y);
    assert.ok(moved < 4, `they stay where they are: ${moved} px`);
    assert.deepEqual(complaints, []);
    await close();
  },
);

test('a lost graphics context is replaced by a new one', { timeout: PATIENCE }, async () => {
  const { page, close } = await look(SOFTWARE_WEBGL, { reducedMotion: 'reduce' });
  await openBoard(page, gallery.address, 'wuerfelmarsch');
  await page.evaluate(() => {
    window.lostBoard = window.board;
    document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await page.waitForFunction(() => window.board !== window.lostBoard);
  await rest(page);
  assert.ok((await cost(page)).drawCalls > 0);
  await close();
});

test('without WebGL the flat view takes over and is played by keyboard', { timeout: PATIENCE }, async () => {
  const { page, complaints, requests, close } = await look([]);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(`${gallery.address}?scene=wuerfelmarsch`);
  await page.getByText('cannot draw the table in 3D').waitFor();
  const place = page.locator('[data-cell="134"]');
  assert.match(await place.getAttribute('aria-label'), /^empty place \D.*, you can go here$/);
  await place.focus();
  await page.keyboard.press('Enter');
  assert.equal(await picked(page), '134');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  assert.equal(await picked(page), '035');
  await page
    .getByRole('button', {
      name: 'red die on layer 1, at the front edge, in the middle, shows 2 left, 1 right, 3 front, chosen',
    })
    .click();
  assert.equal(await picked(page), '044');
  assert.deepEqual(
    requests.filter((url) => /three|board/.test(url)),
    [],
  );
  assert.deepEqual(complaints, []);
  await close();
});

test(
  'the flat view never loads Three.js, fits a narrow screen and has no accessibility findings',
  { timeout: PATIENCE },
  async () => {
    const { page, complaints, requests, close } = await look([], { picture: 'flat' });
    for (const scene of ['cui-bono', 'eintrichtern']) {
      await page.goto(`${gallery.address}?scene=${scene}`, { waitUntil: 'networkidle' });
      await page.locator('svg [data-cell]').first().waitFor();
      assert.deepEqual(await audit(page), []);
      assert.equal(await sideways(page), 0);
      await shoot(page, `pyramid-flat-${scene}`);
    }
    assert.deepEqual(
      requests.filter((url) => /three|board/.test(url)),
      [],
    );
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'One layer down' }).click();
    await page.getByText('Layer 2 of 9').waitFor();
    assert.deepEqual(complaints, []);
    await close();
  },
);
