// The page as the program carries it: whole, the one that was built, and quickly there.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { open, visitor } from './kit.mjs';

const DIST = new URL('../../dist/', import.meta.url);

/** Until the crate answers, on the machine that serves it. */
const MAX_SECONDS = 2;

let place;
before(async () => (place = await open()));
after(() => place.close());

test('the program carries the page that was built, file by file', async () => {
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
  // Small forms go by the names of their files: whoever takes them gets them, and this test does.
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(DIST.pathname.length).replace(/^\/+/, ''));
  assert.ok(files.includes('index.html') && files.length > 10, `${files.length} files are built`);
  for (const file of files) {
    const answer = await fetch(new URL(file === 'index.html' ? '' : file, place.address));
    assert.equal(answer.status, 200, file);
    assert.ok(
      Buffer.from(await answer.arrayBuffer()).equals(await readFile(new URL(file, DIST))),
      `${file} is another one`,
    );
  }
});

test('the crate answers a touch soon after the address was typed', async (t) => {
  const { page, context, complaints } = await visitor(
    { ...place, address: 'about:blank' },
    { hasty: false, keeping: true },
  );
  // What the page itself takes, whatever else the machine does.
  const ticks = await context.newCDPSession(page);
  await ticks.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (const visit of ['first visit', 'second visit']) {
    const begun = performance.now();
    await page.goto(place.address, { waitUntil: 'commit' });
    await page.locator('[data-game="hamstern"] > button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Play against bots' }).waitFor();
    const shown = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    );
    const { metrics } = await ticks.send('Performance.getMetrics');
    const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value;
    assert.ok(busy > 0 && busy < MAX_SECONDS, `${visit}: the page was busy for ${busy} s before a game was open`);
    t.diagnostic(
      `${visit}: busy for ${Math.round(1000 * busy)} ms, painted after ${Math.round(shown)} ms, a game opened by a touch after ${Math.round(performance.now() - begun)} ms`,
    );
  }
  assert.deepEqual(complaints, []);
  await context.close();
});
