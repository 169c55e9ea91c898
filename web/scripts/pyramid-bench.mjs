// What a frame of the full pyramid costs: draw calls, triangles, and script time; fails when it is more than the
// decision record about Three.js says. Time on the graphics card is not measured, because test machines draw in software.
import { openBoard, openGallery, PATIENCE, SOFTWARE_WEBGL } from '../tests/browser/gallery.mjs';

const FRAMES = 60;
/** With felt, thrown dice, ghosts, lit faces and all kinds of offers. */
const MOST_CALLS = 10;
/** At 60 frames a second. */
const FRAME_MS = 1000 / 60;
const failures = [];

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
  if (cost.drawCalls > MOST_CALLS) failures.push(`${name}: ${cost.drawCalls} draw calls, more than ${MOST_CALLS}`);
  if (!(times[Math.floor(times.length / 2)] < FRAME_MS))
    failures.push(`${name}: half of the frames take longer than ${FRAME_MS.toFixed(1)} ms of script`);
  console.log(
    `${name.padEnd(28)} ${String(cost.drawCalls).padStart(5)} ${String(cost.triangles).padStart(10)} ${part(0.5).padStart(8)} ${part(0.95).padStart(8)}`,
  );
}

/** Marking a cell fills the dice and their shadows anew, as every frame of an animation does. */
function anew() {
  window.board.point(window.board.cost.frames % 2 ? '000' : '800');
  window.clock.step(16);
  return window.board.cost;
}

const gallery = await openGallery();
try {
  const browser = await gallery.browser(SOFTWARE_WEBGL);
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  page.setDefaultTimeout(PATIENCE);
  await openBoard(page, gallery.address, 'cui-bono');
  console.log(
    `${'165 dice'.padEnd(28)} ${'calls'.padStart(5)} ${'triangles'.padStart(10)} ${'ms p50'.padStart(8)} ${'p95'.padStart(8)}`,
  );
  await measure(page, 'turning the table', () => {
    window.board.orbit(0.02, 0);
    window.clock.step(16);
    return window.board.cost;
  });
  await measure(page, 'dice and shadows anew', anew);
  await openBoard(page, gallery.address, 'everything');
  await measure(page, 'everything at once', anew);
} finally {
  await gallery.close();
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
