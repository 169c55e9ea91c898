// What a first visit loads, in the small forms that a server sends: asked of a browser that opens the home
// page of the built page. Fails above the budget. What comes later (the engine, the pages of the games, the
// files for offline) is fetched when somebody plays.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const BUDGET = 120_000;

const server = await preview({ preview: { port: 0 }, logLevel: 'warn' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run'],
});
const paths = new Set();
try {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  page.on('requestfinished', (request) => paths.add(new URL(request.url()).pathname));
  await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'networkidle' });
  // Fonts are asked for when letters are drawn, which a busy machine may do after a pause.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
} finally {
  await browser.close();
  await server.close();
}

let total = 0;
for (const path of [...paths].filter((each) => !each.startsWith('/api/'))) {
  const file = join('dist', path === '/' ? 'index.html' : path);
  const sent = statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  console.log(`${String(sent).padStart(8)}  ${path}`);
  total += sent;
}
console.log(`${String(total).padStart(8)}  first visit, of ${BUDGET}`);
if (total > BUDGET) process.exitCode = 1;
