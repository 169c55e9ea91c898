// What a frame of the full pyramid costs: draw calls, triangles, and script time. Time on the graphics card is
// not measured, because test machines draw in software; see the decision record about Three.js.
import { openBoard, openGallery, PATIENCE, SOFTWARE_WEBGL } from '../tests/browser/gallery.mjs';

const FRAMES = 60;

/** Frames brought about by `each`, every one after the graphics process has had time to catch up. */
async function measure(page, name, each) {
  const times = [];
  let cost;
  for (let i = 0; i < FRAMES; i++) {
    cost = await page.evaluate(each);
    times.push(cost.lastMs);
    await page.waitForTimeout(100);
  }
  times.sort((a, b) => a - b);
  const part = (p) => times[Math.floor(p * (times.length - 1))].toFixed(2);
  console.log(`${name.padEnd(28)} ${String(cost.drawCalls).padStart(5)} ${String(cost.triangles).padStart(10)} ${part(0.5).padStart(8)} ${part(0.95).padStart(8)}`);
}

const gallery = await openGallery();
try {
  const browser = await gallery.browser(SOFTWARE_WEBGL);
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  page.setDefaultTimeout(PATIENCE);
  await openBoard(page, gallery.address, 'cui-bono');
  console.log(`${'165 dice'.padEnd(28)} ${'calls'.padStart(5)} ${'triangles'.padStart(10)} ${'ms p50'.padStart(8)} ${'p95'.padStart(8)}`);
  await measure(page, 'turning the table', () => {
    window.board.orbit(0.02, 0);
    window.clock.step(16);
    return window.board.cost;
  });
  await measure(page, 'dice and shadows anew', () => {
    // Marking a cell fills the dice and their shadows anew, as every frame of an animation does.
    window.board.point(window.board.cost.frames % 2 ? '000' : '800');
    window.clock.step(16);
    return window.board.cost;
  });
} finally {
  await gallery.close();
}
