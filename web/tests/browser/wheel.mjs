// How to play at the wheel in a browser, with everything in motion.
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { dice, FLAGS, playOn, start, visitor } from './kit.mjs';

/** Somebody who builds in steps, unless told otherwise, and needs no tips. */
export async function builder(at, options, way = 'aim') {
  const met = await visitor(at, options);
  // A turn takes seconds, and more where there is no graphics card.
  met.page.setDefaultTimeout(90_000);
  await met.page.evaluate((chosen) => {
    localStorage.setItem('kiste.wheel', chosen);
    localStorage.setItem('kiste.guide', JSON.stringify({ seen: [], off: true }));
  }, way);
  await met.page.reload();
  return met;
}

/** It draws in three dimensions without a graphics card; the paper around that is quicker without pretending to have one. */
const IN_3D = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-rasterization',
];

/**
 * This place with a browser that draws in three dimensions, closed however test `t` ends: one that is left would keep
 * the whole run waiting. Without a graphics card pixels are what takes time, so it draws a quarter of them.
 */
export async function inTheRoom(place, t) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...FLAGS, ...IN_3D],
  });
  t.after(() => browser.close());
  return { ...place, browser, sharpness: 0.5 };
}

/** What Chromium says of its own drawing. */
const OF_THE_CARD = /GPU stall|GL Driver|WebGL/;

/** Without a clock: what a busy machine takes for a turn is not what is tested. */
export const UNHURRIED = { Time: 'no, take your time' };

/** What a bot of each level is called. */
export const LEVELS = { easy: 'gently', medium: 'well', hard: 'hard' };

/** Opens a table at the server, where bots have all the other chairs. */
async function startAtTheServer(page, players) {
  await start(page, 'hamsterrolle', /friends by link/, { players, options: UNHURRIED });
  const free = page.getByRole('button', { name: 'Let a bot play' });
  for (let left = await free.count(); left > 0; left = await free.count()) {
    await free.first().click();
    await page.waitForFunction(
      ([name, before]) =>
        [...document.querySelectorAll('button')].filter((button) => button.textContent.includes(name)).length < before,
      ['Let a bot play', left],
    );
  }
  await page.locator('[data-confirm]:not(:disabled)').click();
}

/**
 * Plays against bots with everything in motion, so many turns or to the end, in this browser or `online`, also in `slow`
 * motion. Fails if the screen stands still: after each own turn the next question comes within `patience` milliseconds for
 * each player.
 */
export async function playInMotion(
  at,
  { level, players, viewport, flat, turns = Infinity, patience = 40_000, seed = 5, online = false, slow = false },
) {
  const { page, context, complaints } = await builder(at, { viewport, flat, reducedMotion: 'no-preference' });
  if (online) await startAtTheServer(page, players);
  else {
    const options = { level: LEVELS[level], ...UNHURRIED };
    await start(page, 'hamsterrolle', 'Play against bots', { players, options });
  }
  if (slow) await page.getByRole('button', { name: 'Slow motion' }).click();
  let [asked, last] = [0, Date.now()];
  const pauses = [];
  await playOn(
    page,
    dice(seed),
    (moves, wish) => {
      if (moves > asked && (wish === 'turn' || wish === 'over')) {
        pauses.push(Date.now() - last);
        asked = moves;
      }
      if (wish === 'turn') last = Date.now();
      assert.ok(
        Date.now() - last < patience * players,
        `nobody was asked for ${Date.now() - last} ms after ${moves} turns`,
      );
      return moves >= turns && wish === 'turn';
    },
    undefined,
    3_600_000,
  );
  assert.deepEqual(
    complaints.filter((text) => !OF_THE_CARD.test(text)),
    [],
  );
  return { page, context, pauses };
}

/** What lies over the wheel, or beyond the screen, where somebody would aim: nothing but the picture itself may. */
export const overTheWheel = (page) =>
  page.locator('.place').evaluate((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    const picture = place.querySelector('canvas, svg[role="img"]');
    const spots = [0.1, 0.25, 0.4].flatMap((far) =>
      Array.from({ length: 24 }, (_, i) => {
        const [angle, reach] = [(i * Math.PI) / 12, far * Math.min(width, height)];
        return [left + width / 2 + Math.cos(angle) * reach, top + height / 2 + Math.sin(angle) * reach];
      }),
    );
    return spots.flatMap(([x, y]) => {
      const met = document.elementFromPoint(x, y);
      if (met === picture || picture.contains(met)) return [];
      return [`${Math.round(x)}, ${Math.round(y)}: ${met ? `${met.tagName} ${met.className}` : 'nothing'}`];
    });
  });
