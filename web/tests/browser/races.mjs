// How to play the two races in a browser: what a player sees and does, with everything read from the page.

/** Reads tips away and throws when asked; returns what the page asks for now. */
export async function attend(page) {
  const wish = await page.evaluate(() => {
    if (document.querySelector('[data-score]')) return 'over';
    if (document.querySelector('[data-tip-read]')) return 'tip';
    return document.querySelector('[data-ask]')?.getAttribute('data-ask') ?? 'wait';
  });
  if (wish === 'tip') await press(page, '[data-tip-read]');
  else if (wish === 'throw') await press(page, '[data-confirm]:not(:disabled)');
  return wish;
}

/** Touches the first that matches, if it is still there: in a race things vanish. */
export async function press(page, selector) {
  await page.evaluate((wanted) => {
    const found = document.querySelector(wanted);
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, selector);
}

/** Free dice that show the throw on the own side, as the labels of the flat pyramid tell. */
const fitting = (page) =>
  page.evaluate(() => {
    const thrown = document.querySelector('[data-throw]')?.getAttribute('data-throw');
    const stops = [...document.querySelectorAll('.stop[role=button]')];
    const there = new Set(stops.map((stop) => stop.getAttribute('data-cell')));
    const free = (cell) =>
      [0, 1, 2].every((axis) => !there.has([...cell].map((digit, i) => Number(digit) - (i === axis ? 1 : 0)).join('')));
    return stops
      .filter((stop) => stop.getAttribute('aria-label')?.includes(`${thrown} front`))
      .map((stop) => stop.getAttribute('data-cell'))
      .filter(free);
  });

/** One look at a race of Raffzahn: grab what fits, now and then something wrong, and stop when there is nothing. */
export async function grab(page, random) {
  const wish = await attend(page);
  if (wish !== 'grab') return wish;
  const [cell] = await fitting(page);
  if (cell) await press(page, `.stop[data-cell="${cell}"]`);
  else if (random() < 0.1) await press(page, '.stop[role=button]');
  else await press(page, '[data-call="stop"]:not([aria-disabled="true"])');
  return wish;
}

/** The first funnel of the flat pyramid with the sum of the throw. */
const found = (page) =>
  page.evaluate(() => {
    const sum = (document.querySelector('[data-throw]')?.getAttribute('data-throw') ?? '')
      .split(' ')
      .reduce((all, value) => all + Number(value), 0);
    const funnels = [...document.querySelectorAll('.stop[role=button]')].filter((stop) =>
      stop.querySelector('.mark.funnel, .mark.selected'),
    );
    const sumOf = (stop) =>
      [...(stop.getAttribute('aria-label') ?? '').matchAll(/(\d) (?:left|right|front)/g)].reduce(
        (all, [, value]) => all + Number(value),
        0,
      );
    return funnels.find((stop) => sumOf(stop) === sum)?.getAttribute('data-cell') ?? null;
  });

/** One look at a round of Bunte Kuh: mark a funnel, call, point, put. `hasty` calls without a look. */
export async function seek(page, hasty = false) {
  const wish = await attend(page);
  if (wish === 'search') {
    const cell = hasty ? null : await found(page);
    if (cell && (await page.locator(`.stop[data-cell="${cell}"] .mark.selected`).count()) === 0)
      await press(page, `.stop[data-cell="${cell}"]`);
    await press(page, cell ? '[data-call="stop"]:not(:disabled)' : '[data-call="nowhere"]:not(:disabled)');
  } else if (wish === 'point') await press(page, '[data-call="stop"]:not(:disabled)');
  else if (wish === 'lay') {
    if ((await page.locator('[data-confirm]:not(:disabled)').count()) === 0)
      await press(page, '.stop[role=button]:has(.mark.funnel)');
    await press(page, '[data-confirm]:not(:disabled)');
  }
  return wish;
}
