// Raffzahn: the first rounds of races, and ticks at one screen. Whole races are in `thorough/`.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, dice, open, playOn, shoot, start, visitor } from './kit.mjs';
import { raffzahnRaces } from './raffzahn.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

raffzahnRaces({ whole: false, place: () => place });

test('Raffzahn at one screen goes in ticks, sealed', async () => {
  const { page, context, complaints } = await visitor(place, { viewport: DESKTOP, flat: true });
  await start(page, 'raffzahn', 'Share this screen', { players: 2 });
  assert.equal(await page.getByRole('radio', { name: 'a race' }).count(), 0);
  await page.locator('[data-confirm]').click();
  let handed = false;
  await playOn(page, dice(5), (moves, wish) => {
    handed ||= wish === 'take';
    return moves > 12;
  });
  assert.ok(handed, 'the device is handed on');
  await shoot(page, 'raffzahn-ticks-desktop');
  assert.deepEqual(await audit(page), []);
  assert.deepEqual(complaints, []);
  await context.close();
});
