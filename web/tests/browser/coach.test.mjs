// The coach: hints while playing, another move tried out from the report, and puzzles. With everything in motion.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, dice, open, PHONE, playOn, shoot, sideways, start, visitor } from './kit.mjs';

/** What is set as the second puzzle of Cui bono?. */
const SECOND = new URL('../../../data/puzzles/cui-bono/1-1.puzzle', import.meta.url);

let place;
before(async () => (place = await open()));
after(() => place.close());

const moving = (viewport, options) => visitor(place, { viewport, reducedMotion: 'no-preference', ...options });

test('a hint is prepared on the board, said with its reason, counted, and another move is tried from the report', async () => {
  const { page, context, complaints } = await moving(PHONE);
  await start(page, 'hamstern', 'Play against bots', { players: 2 });
  const decline = page.locator('[data-tip-read]');
  if (await decline.count()) await decline.click();
  const began = Date.now();
  await page.locator('[data-hint-ask]').click();
  await page.locator('[data-advice][aria-busy=false]').waitFor();
  console.log(`  a hint after ${Date.now() - began} ms`);
  assert.match(
    (await page.locator('[data-advice]').textContent()) ?? '',
    /I would do this: cross (one|\d+) cells? in chamber/,
  );
  // Nothing is left to do but to agree.
  await page.locator('[data-confirm]:not(:disabled)').waitFor();
  assert.equal(await sideways(page), 0);
  const findings = await audit(page);
  await shoot(page, 'hint-phone');
  await page.locator('[data-confirm]').click();
  await page.locator('[data-advice]').waitFor({ state: 'detached' });

  await playOn(page, dice(3));
  assert.equal(await page.locator('[data-hints]').textContent(), 'Played with one hint');
  await shoot(page, 'hint-result-phone');
  await page.locator('[data-insight-open]').click();
  await page.locator('[data-insight][aria-busy=false] [data-costly]').first().waitFor();
  assert.deepEqual(
    await page.locator('[data-verdict-of]').evaluateAll((all) => all.map((each) => each.dataset.verdictOf)),
    ['1'],
    'of two, what one has the other lacks: the own verdict says all',
  );
  await shoot(page, 'what-if-panel-phone');
  const costly = page.locator('[data-costly]').first();
  await costly.locator('[data-try]').click();
  await page.locator('[data-sentence]').waitFor();
  await page.getByText('counts for nothing').first().waitFor();
  await shoot(page, 'what-if-phone');
  findings.push(...(await audit(page)));
  await page.setViewportSize(DESKTOP);
  await shoot(page, 'what-if-desktop');
  await playOn(page, dice(4));
  assert.match((await page.locator('[data-what-if]').textContent()) ?? '', /counts for nothing/);
  assert.equal(await page.locator('[data-check-dice]').count(), 0, 'nobody promised anything about these dice');
  await shoot(page, 'what-if-result-desktop');

  await page.goto(`${place.address}#/history`);
  await page.locator('[data-finished]').first().waitFor();
  assert.equal(await page.locator('[data-finished]').count(), 1, 'only the game counts');
  assert.equal(await page.locator('[data-hints]').textContent(), 'Played with one hint');
  // Any point of any replay will do.
  await page.getByRole('button', { name: 'Watch the game again' }).first().click();
  await page.locator('[data-what-if]').click();
  await page.locator('[data-question]').waitFor();
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('hints are shown on every board that has a place to point at', async () => {
  const boards = {
    'hop-n-roll': /this: (hop to|write)/,
    'cui-bono': /this: pull the die (in|at)/,
    abquetschen: /this: build/,
    wuerfelmarsch: /this: (tilt|turn) the die/,
  };
  for (const [game, says] of Object.entries(boards)) {
    const { page, context, complaints } = await moving(DESKTOP, { flat: true });
    await start(page, game, 'Play against bots');
    await page.locator('[data-hint-ask]').waitFor();
    await page.locator('[data-hint-ask]').click();
    await page.locator('[data-advice][aria-busy=false]').waitFor();
    assert.match((await page.locator('[data-advice]').textContent()) ?? '', says);
    await page.locator('[data-confirm]:not(:disabled)').waitFor();
    await shoot(page, `hint-${game}-desktop`);
    assert.deepEqual(complaints, [], game);
    await context.close();
  }
});

test('puzzles: a wrong answer is told what it costs, the right one why, and the next follows', async () => {
  const { page, context, complaints } = await moving(PHONE, { locale: 'de', colorScheme: 'dark', flat: true });
  await page.locator('[data-game="cui-bono"] > button').first().click();
  await page.locator('[data-puzzles]').click();
  await page.locator('[data-lesson-mode=asked]').waitFor();
  assert.match((await page.locator('.coach').textContent()) ?? '', /Rätsel 1 von \d/);
  assert.equal(await sideways(page), 0);
  const findings = await audit(page);
  await shoot(page, 'puzzle-phone-dark');
  // Albert's answer first, to know what is wrong.
  await page.locator('[data-lesson-show]').click();
  await page.locator('[data-lesson-mode=right]').waitFor();
  assert.match((await page.locator('[data-lesson-said]').textContent()) ?? '', /^Genau: um .+\s%/);
  assert.equal(await page.locator('[data-sentence]').textContent(), 'Gelöst.');
  await shoot(page, 'puzzle-right-phone-dark');
  await page.locator('[data-lesson-on]').click();
  await page.getByText(/Rätsel 2 von/).waitFor();
  await page.locator('[data-lesson-mode=asked]').waitFor();
  // One of all choices is right; whatever else can be pulled is not.
  const cells = await page.locator('.stop[data-cell]').evaluateAll((all) => all.map((each) => each.dataset.cell));
  const right = /\d{3}\s*$/.exec(await readFile(SECOND, 'utf8'))?.[0].trim();
  let missed = false;
  for (const cell of cells.filter((cell) => cell !== right)) {
    await page.locator(`.stop[data-cell="${cell}"]`).click();
    const ready = page.locator('[data-confirm]:not(:disabled)');
    if ((await ready.count()) === 0) continue;
    await ready.click();
    await page.locator('[data-lesson-mode=missed]').waitFor();
    missed = true;
    assert.equal(await page.locator('[data-sentence]').textContent(), 'Noch nicht: Nimm es zurück.');
    assert.match((await page.locator('[data-lesson-said]').textContent()) ?? '', /um .+\s% eines Sieges besser/);
    await shoot(page, 'puzzle-wrong-phone-dark');
    break;
  }
  assert.ok(missed, 'something else can be pulled');
  assert.deepEqual(findings, []);
  assert.deepEqual(complaints, []);
  await context.close();
});
