// What a first visit loads, in the small forms that a server sends: asked of a browser that opens the home
// page of the built page, in each language. Fails above the budget. What comes later (the engine, the pages of the
// games, the files for offline) is fetched when somebody plays.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { LANGUAGES } from '../tests/browser/tongues.mjs';

const BUDGET = 120_000;

const server = await preview({ preview: { port: 0 }, logLevel: 'warn' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run'],
});

/** What is sent for an address of the page. */
function sent(path) {
  const file = join('dist', path === '/' ? 'index.html' : path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

async function firstVisit(locale) {
  const paths = new Set();
  const page = await browser.newPage({ serviceWorkers: 'block', locale });
  page.on('requestfinished', (request) => paths.add(new URL(request.url()).pathname));
  await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'networkidle' });
  // Fonts are asked for when letters are drawn, which a busy machine may do after a pause.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.close();
  const files = [...paths].filter((path) => !path.startsWith('/api/')).map((path) => ({ path, bytes: sent(path) }));
  return { locale, files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

try {
  const visits = [];
  for (const language of LANGUAGES) visits.push(await firstVisit(language));
  visits.sort((one, other) => one.total - other.total);
  const heaviest = visits.at(-1);
  for (const { path, bytes } of heaviest.files) console.log(`${String(bytes).padStart(8)}  ${path}`);
  for (const { locale, total } of visits)
    console.log(`${String(total).padStart(8)}  first visit in ${locale}, of ${BUDGET}`);
  if (heaviest.total > BUDGET) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
