// Builds page and gallery, then photographs them as a player would see them:
// phone, tablet and desktop, both themes, both languages. Fails on console errors, sideways scrolling
// and serious findings of the accessibility check.
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';

const { values: wish } = parseArgs({
  options: {
    out: { type: 'string', default: 'shots' },
    only: { type: 'string' },
    'skip-build': { type: 'boolean', default: false },
  },
});

const SIZES = { phone: [390, 844], tablet: [768, 1024], desktop: [1440, 900] };
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const THEMES = ['light', 'dark'];
const LANGUAGES = ['en', 'de'];
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

await mkdir(wish.out, { recursive: true });
if (!wish['skip-build']) await build({ mode: 'gallery', logLevel: 'warn' });
const server = await preview({
  mode: 'gallery',
  build: { outDir: 'dist-gallery' },
  preview: { port: 0 },
  logLevel: 'warn',
});
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: CHROMIUM_FLAGS,
});
const complaints = [];

try {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    for (const theme of THEMES) {
      for (const language of LANGUAGES) {
        const name = `${size}-${theme}-${language}`;
        if (wish.only && !new RegExp(wish.only).test(name)) continue;
        const context = await browser.newContext({
          viewport: { width, height },
          colorScheme: theme,
          locale: language,
          reducedMotion: 'reduce',
          deviceScaleFactor: size === 'phone' ? 2 : 1,
        });
        const page = await context.newPage();
        page.on('console', (message) => message.type() === 'error' && complaints.push(`${name}: ${message.text()}`));
        page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`));
        const audit = async (what) => {
          await page.addScriptTag({ path: AXE });
          const { violations } = await page.evaluate(() => window.axe.run());
          for (const { id, impact, nodes } of violations)
            if (impact === 'serious' || impact === 'critical')
              complaints.push(
                `${what}-${name}: ${id}, ${impact}, ${nodes
                  .map((node) => node.target.join(' '))
                  .slice(0, 4)
                  .join('; ')}`,
              );
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (sideways > 0) complaints.push(`${what}-${name}: scrolls sideways by ${sideways} px`);
        };
        const shoot = (what, options = {}) => page.screenshot({ path: `${wish.out}/${what}-${name}.png`, ...options });

        await page.goto(address, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        await shoot('home', { fullPage: true });
        await audit('home');
        await page.locator('[data-game="hop-n-roll"] > button').first().click();
        await shoot('panel');
        await audit('panel');
        await page.keyboard.press('Escape');
        await page.locator('[data-game="hamstern"] > button').first().click();
        await page.locator('dialog .panel > button').click();
        await page.locator('dialog article').waitFor();
        await shoot('rules');
        await audit('rules');

        await page.goto(`${address}gallery.html`, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        for (const section of await page.locator('section[id]').all()) {
          const id = await section.getAttribute('id');
          await section.screenshot({ path: `${wish.out}/gallery-${id}-${name}.png` });
        }
        await audit('gallery');
        await page.locator('[data-open="panel"]').click();
        await page.locator('dialog summary').click();
        await shoot('start');
        await audit('start');
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}
