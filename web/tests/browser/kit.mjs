// What every browser test needs: a server with the page in it, a browser, hands to play with, and ears for complaints.
// BASE names a server that already runs.
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { handFor, HANDS } from './hands.mjs';
import { serve } from './kiste.mjs';

export const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SHOTS = new URL('../../shots/', import.meta.url).pathname;

/** For tests that take too long for every change: their options. */
export const THOROUGH = { skip: process.env.KISTE_THOROUGH ? false : 'in the thorough run' };

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/**
 * A browser and a server with the page, told these words more; closed together. The lightest browser does but where
 * something is tested that only a `whole` one has.
 */
export async function open(words = [], { whole = false } = {}) {
  const server = process.env.BASE ? null : await serve(words);
  const executablePath = (whole && process.env.CHROMIUM_WHOLE) || process.env.CHROMIUM || '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  await mkdir(SHOTS, { recursive: true });
  return {
    address: process.env.BASE ?? server?.address,
    server,
    browser,
    async close() {
      await browser.close();
      await server?.close();
    },
  };
}

/** Put before a script: what it lets people wait for, `ms` milliseconds, is over at once. Nobody here needs that. */
const sooner = (ms) => `{
  const later = self.setTimeout;
  self.setTimeout = (what, wait, ...rest) => later(what, wait === ${ms} ? 10 : wait, ...rest);
}
`;

/** In the worker that keeps local tables bots seem to think for half a second. */
const HASTE = sooner(500);

async function hasten(route) {
  try {
    const answer = await route.fetch();
    const headers = { ...answer.headers() };
    for (const ofTheOldBody of ['content-encoding', 'content-length', 'etag']) delete headers[ofTheOldBody];
    await route.fulfill({ status: answer.status(), headers, body: `${HASTE}${await answer.text()}` });
  } catch {
    // A line that is closed while it idles is asked again by the browser; a page that is closed asks no more.
    await route.continue().catch(() => {});
  }
}

/** What the driver of the browser itself says where it keeps a service worker away. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * A visitor with an own browser profile. Whatever the console complains about is collected. `impatient` names a wait of
 * the page, in milliseconds, that is over at once; `dice` says who throws, a hand or nobody; `touch` has fingers. Only whoever is `keeping` the
 * page for times without a line fetches all of it and has a service worker: that takes a second of each visitor's time.
 */
export async function visitor(
  { browser, address, sharpness = 1 },
  {
    viewport = PHONE,
    locale = 'en',
    reducedMotion = 'reduce',
    colorScheme = 'light',
    flat = false,
    hasty = true,
    impatient = null,
    keeping = false,
    dice = 'auto',
    touch = false,
  } = {},
) {
  const serviceWorkers = keeping ? 'allow' : 'block';
  const context = await browser.newContext({
    viewport,
    locale,
    reducedMotion,
    colorScheme,
    serviceWorkers,
    deviceScaleFactor: sharpness,
    hasTouch: touch,
  });
  if (hasty) await context.route(/\/assets\/worker[^/]*\.js$/, hasten);
  if (impatient !== null) await context.addInitScript(sooner(impatient));
  // Drawing in 3D without a graphics card takes most of a test's time; everything can be played flat.
  if (flat) await context.addInitScript(() => localStorage.setItem('kiste.pyramid', 'flat'));
  // Who throws is tested where it is meant; elsewhere dice lie there at once.
  await context.addInitScript((who) => {
    // Pages without an address have no such storage.
    if (location.origin !== 'null') localStorage.setItem('kiste.dice', who);
  }, dice);
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  // How long something takes on a busy machine is not what is tested.
  page.setDefaultTimeout(45_000);
  await page.goto(address);
  return { page, context, complaints };
}

export const shoot = (page, name, options = {}) => page.screenshot({ path: `${SHOTS}${name}.png`, ...options });

/** Scores as one browser shows them. Everybody reads the own place first, so they are compared by seat. */
export const scoresBySeat = (page) =>
  page
    .locator('[data-score]')
    .evaluateAll((cells) => cells.map((cell) => `${cell.dataset.score}: ${cell.textContent}`).sort());

/** Serious and critical findings, as sentences. */
export async function audit(page) {
  // Not as a script of the page: its policy lets no others in, and that is as it should be.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, impact, nodes }) =>
        `${id}, ${impact}: ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join('; ')}`,
    );
}

export const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Opens a game from the crate. */
export async function start(page, game, how, { players, options = {} } = {}) {
  await page.locator(`[data-game="${game}"] > button`).first().click();
  const dialog = page.getByRole('dialog');
  if (players || Object.keys(options).length > 0) {
    await dialog.locator('summary').click();
    // Some rules are asked only of so many.
    const shown = dialog.locator('output');
    while (players && Number(await shown.first().textContent()) < players)
      await dialog.getByRole('button', { name: 'More' }).first().click();
    for (const [label, value] of Object.entries(options)) {
      if (typeof value === 'string')
        await dialog
          .locator('label')
          .filter({ has: page.getByRole('radio', { name: value }) })
          .click();
      else await stepTo(dialog.getByRole('group', { name: label }), value);
    }
  }
  await dialog.getByRole('button', { name: how }).click();
  await page.locator('[data-sentence]').waitFor();
}

/** Steps a number down or up until it is this one. */
async function stepTo(stepper, value) {
  const now = async () => Number(await stepper.locator('output').textContent());
  while ((await now()) !== value)
    await stepper.getByRole('button', { name: (await now()) > value ? 'Fewer' : 'More' }).click();
}

/** What the page asks for now: a question of a game, or one of these. */
const SIGNS = [
  ['over', '[data-score]'],
  ['take', '[data-take]'],
  ['tip', '[data-tip-read]'],
  ...Object.entries(HANDS).map(([wish, { shown }]) => [wish, shown]),
  ['cup', '[data-throw-dice]:not(:disabled)'],
  ['confirm', '[data-confirm]:not(:disabled)'],
];

export async function asks(page) {
  return page.evaluate((signs) => signs.find(([, selector]) => document.querySelector(selector))?.[0] ?? 'wait', SIGNS);
}

/** The same numbers for the same seed, so that a failing game can be played again. */
export function dice(seed) {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

/**
 * Plays at one screen until the game is over, or until `until` says enough; carefully at first, then quickly. `longest`
 * is how long a game may take, in milliseconds.
 */
export async function playOn(page, random, until = () => false, hand = undefined, longest = 240_000) {
  let moves = 0;
  const end = Date.now() + longest;
  while (Date.now() < end) {
    const wish = await asks(page);
    if (wish === 'over') return moves;
    if (await until(moves, wish)) return moves;
    if (wish === 'take') await page.locator('[data-take]').click();
    else if (wish === 'tip') await page.locator('[data-tip-read]').click();
    else if (wish === 'cup') await page.locator('[data-throw-dice]').click();
    else if (wish in HANDS) {
      const question = await page.locator('[data-question]').getAttribute('data-question');
      await HANDS[wish].play(page, random, hand ?? handFor(moves));
      moves++;
      // The next question comes when the table has answered.
      await page.waitForFunction(
        (old) => document.querySelector('[data-question]')?.getAttribute('data-question') !== old,
        question,
      );
    } else await page.waitForTimeout(40);
  }
  throw new Error(`the game did not end: ${await page.locator('[data-sentence]').textContent()}`);
}
