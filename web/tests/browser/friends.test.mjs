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

test('whoever opened the table settles what is played, and everybody sees it', async () => {
  const { mia, tom } = await friends('hop-n-roll');
  await tom.page.locator('[data-agreed]').getByText('Standard').waitFor();
  await mia.page.locator('[data-setup]').getByRole('radio', { name: 'Advanced' }).check({ force: true });
  await tom.page.locator('[data-agreed]').getByText('Advanced').waitFor();
  await tom.page.locator('.notes').getByText('What is played has changed').waitFor();
  await shoot(mia.page, 'settling', { fullPage: true });
  // Being ready for something else does not count.
  await tom.page.getByRole('button', { name: 'I am ready' }).click();
  await mia.page.locator('[data-confirm]:not(:disabled)').click();
  await tom.page.locator('[data-question]').getByText('Advanced').waitFor();
  assert.deepEqual(await audit(mia.page), []);
  await farewell(mia, tom);
});

test('a table is found again at home, and looking after it is not being there', async () => {
  const { mia, tom } = await friends('hop-n-roll');
  await mia.page.locator('[data-confirm]').click();
  await tom.page.locator('[data-question]').waitFor();
  await tom.page.getByRole('button', { name: 'Back to the crate' }).click();
  const card = tom.page.getByRole('button', { name: /Hop’n’ROLL with Mia/ });
  await card.waitFor();
  await mia.page.locator('[data-player="2"]').getByText('not here now').waitFor();
  await tom.page.reload();
  await card.waitFor();
  await shoot(tom.page, 'continue-desktop');
  await mia.page.locator('[data-player="2"]').getByText('not here now').waitFor();
  await card.click();
  await tom.page.locator('[data-question]').waitFor();
  await mia.page.locator('[data-player="2"]').getByText('not here now').waitFor({ state: 'detached' });
  await farewell(mia, tom);
});
