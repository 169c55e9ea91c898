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

/**
 * This place with a browser that draws in three dimensions, closed however test `t` ends: one that is left would keep
 * the whole run waiting. Without a graphics card pixels are what takes time, so it draws a quarter of them.
 */
export async function inTheRoom(place, t) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...FLAGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
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
