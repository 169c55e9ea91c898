// What every browser test needs: a page to open, hands to play with, and ears for complaints.
// BASE names a server to test against; without it the built page is served by Vite.
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

export const FLAGS = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const SHOTS = new URL('../../shots/', import.meta.url).pathname;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** A browser and the address of the page; closed together. */
export async function open(at = process.env.BASE) {
  const server = at ? null : await preview({ preview: { port: 0 }, logLevel: 'warn' });
  const address = at ?? server?.resolvedUrls?.local[0];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  await mkdir(SHOTS, { recursive: true });
  return {
    address,
    browser,
    async close() {
      await browser.close();
      await server?.close();
    },
  };
}

/** A visitor with an own browser profile. Whatever the console complains about is collected. */
export async function visitor({ browser, address }, { viewport = PHONE, locale = 'en', reducedMotion = 'reduce', colorScheme = 'light' } = {}) {
  const context = await browser.newContext({ viewport, locale, reducedMotion, colorScheme, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.setDefaultTimeout(15_000);
  await page.goto(address);
  return { page, context, complaints };
}

export const shoot = (page, name, options = {}) => page.screenshot({ path: `${SHOTS}${name}.png`, ...options });

/** Serious and critical findings, as sentences. */
export async function audit(page) {
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, nodes }) => `${id}, ${impact}: ${nodes.map((node) => node.target.join(' ')).slice(0, 3).join('; ')}`);
}

export const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Opens a game from the crate. */
export async function start(page, game, how, { players, options = {} } = {}) {
  await page.locator(`[data-game="${game}"] button`).click();
  const dialog = page.getByRole('dialog');
  if (players || Object.keys(options).length > 0) {
    await dialog.locator('summary').click();
    for (const label of Object.values(options)) await dialog.getByRole('radio', { name: label }).check({ force: true });
    const shown = dialog.locator('output');
    while (players && Number(await shown.first().textContent()) < players) await dialog.getByRole('button', { name: 'More' }).first().click();
  }
  await dialog.getByRole('button', { name: how }).click();
  await page.locator('[data-sentence]').waitFor();
}

/** What the page asks for now. */
export async function asks(page) {
  return page.evaluate(() => {
    const shown = (selector) => document.querySelector(selector) != null;
    if (shown('[data-score]')) return 'over';
    if (shown('[data-take]')) return 'take';
    if (shown('[data-tip-read]')) return 'tip';
    if (shown('[data-field][role=button]')) return 'hop';
    if (shown('.box.open[role=button]')) return 'write';
    if (shown('.cell.live')) return 'mark';
    if (shown('[data-confirm]:not(:disabled)')) return 'confirm';
    return 'wait';
  });
}

const pick = (random, list) => list[Math.floor(random() * list.length)];

/** The same numbers for the same seed, so that a failing game can be played again. */
export function dice(seed) {
  let state = seed;
  return () => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32);
}

async function hop(page, random) {
  const fields = await page.locator('[data-field][role=button]').all();
  await pick(random, fields).click();
  await page.locator('[data-confirm]:not(:disabled)').click();
}

async function write(page, random) {
  const numbers = await page.locator('.bar label').all();
  if (numbers.length > 0) await pick(random, numbers).click();
  const boxes = await page.locator('.box.open[role=button]').all();
  await pick(random, boxes).click();
  await page.locator('[data-confirm]:not(:disabled)').click();
}

async function mark(page, random) {
  const begin = await page.locator('.cell.begin').all();
  await pick(random, begin).click();
  for (let tries = 0; tries < 9; tries++) {
    if ((await page.locator('[data-confirm]:not(:disabled)').count()) > 0) break;
    const next = await page.locator('.cell.free:not(.pending, .crossed)').all();
    if (next.length === 0) break;
    await pick(random, next).click();
  }
  await page.locator('[data-confirm]:not(:disabled)').click();
}

const HANDS = { hop, write, mark };

/** Plays at one screen until the game is over, or until `until` says enough. */
export async function playOn(page, random, until = () => false) {
  let moves = 0;
  const end = Date.now() + 240_000;
  while (Date.now() < end) {
    const wish = await asks(page);
    if (wish === 'over') return moves;
    if (await until(moves, wish)) return moves;
    if (wish === 'take') await page.locator('[data-take]').click();
    else if (wish === 'tip') await page.locator('[data-tip-read]').click();
    else if (wish in HANDS) {
      const question = await page.locator('[data-question]').getAttribute('data-question');
      await HANDS[wish](page, random);
      moves++;
      // The next question comes when the table has answered.
      await page.waitForFunction((old) => document.querySelector('[data-question]')?.getAttribute('data-question') !== old, question);
    } else await page.waitForTimeout(60);
  }
  throw new Error(`the game did not end: ${await page.locator('[data-sentence]').textContent()}`);
}
