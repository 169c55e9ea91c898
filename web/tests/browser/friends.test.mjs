// Friends far apart, besides playing: they talk, settle what is played, and find their tables again.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit, DESKTOP, open, PHONE, shoot, visitor } from './kit.mjs';
import { sitTogether } from './whole-games.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

async function friends(game) {
  const mia = await visitor(place, { viewport: PHONE });
  const tom = await visitor(place, { viewport: DESKTOP });
  await sitTogether(game, mia, tom, place.address);
  return { mia, tom };
}

async function farewell(...visitors) {
  for (const { complaints, context } of visitors) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
}

test('friends talk and show feelings', async () => {
  const { mia, tom } = await friends('hamstern');
  await tom.page.locator('[data-menu]').click();
  await tom.page.getByLabel('Say something').fill('Hello Mia');
  await tom.page.getByRole('button', { name: 'Send' }).click();
  await mia.page.locator('.notes').getByText('Tom: Hello Mia').waitFor();
  await shoot(tom.page, 'talk-desktop');
  await tom.page.getByRole('button', { name: 'Applause' }).click();
  await mia.page.locator('.notes').getByText('Tom: Applause').waitFor();
  await mia.page.locator('[data-menu]').click();
  await mia.page.locator('.chat').getByText('Hello Mia').waitFor();
  await shoot(mia.page, 'talk');
  assert.deepEqual(await audit(mia.page), []);
  await farewell(mia, tom);
});
