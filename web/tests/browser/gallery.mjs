// The gallery, built and served, in a browser that draws WebGL in software. The page that ships has no gallery.
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { FLAGS } from './kit.mjs';

export const SOFTWARE_WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** Software WebGL takes its time to compile the first picture. */
export const PATIENCE = 240_000;

export async function openGallery() {
  await build({ mode: 'gallery', logLevel: 'warn' });
  const server = await preview({
    mode: 'gallery',
    build: { outDir: 'dist-gallery' },
    preview: { port: 0 },
    logLevel: 'warn',
  });
  const browsers = [];
  return {
    address: `${server.resolvedUrls?.local[0]}gallery.html`,
    async browser(flags) {
      const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: [...FLAGS, ...flags],
      });
      browsers.push(browser);
      return browser;
    },
    async close() {
      for (const browser of browsers) await browser.close();
      await server.close();
    },
  };
}

/** The board of a scene whose clock only moves when it is stepped, after its first picture. */
export async function openBoard(page, address, scene) {
  await page.goto(`${address}?scene=${scene}&step`);
  await page.waitForFunction(() => window.board !== undefined);
  await rest(page);
}

/** Steps until nothing waits for a frame any more; returns how many frames that took. */
export function rest(page) {
  return page.evaluate(() => {
    const before = window.board.cost.frames;
    for (let i = 0; i < 60 && window.clock.busy; i++) window.clock.step(80);
    return window.board.cost.frames - before;
  });
}
