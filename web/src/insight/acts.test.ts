import { beforeAll, expect, it } from 'vitest';
import { setLanguage, speakOfGames } from '../i18n/index.svelte';
import { actsInWords } from './acts';

beforeAll(async () => {
  await speakOfGames();
  await setLanguage('en');
});

const name = () => 'Mia';

it('says where two builds differ that would be told alike', () => {
  const { chosen, best } = actsInWords(
    'abquetschen',
    { seat: 1, chosen: 'build 133 134', best: 'build 133 143' },
    name,
  );
  expect(chosen).toMatch(/^Mia builds 2 dice, one of them on layer 1, /);
  expect(best).toMatch(/^Mia builds 2 dice, one of them on layer 1, /);
  expect(chosen).not.toBe(best);
});

it('names the cells of a chamber that two marks do not share', () => {
  const { chosen, best } = actsInWords('hamstern', { seat: 1, chosen: 'mark M 1 2 5', best: 'mark M 2 3 5' }, name);
  expect(chosen).toBe('Mia crosses 3 cells in chamber M, cell 1');
  expect(best).toBe('Mia crosses 3 cells in chamber M, cell 3');
});

it('says what a die that is turned comes to show', () => {
  const { best } = actsInWords('wuerfelmarsch', { seat: 1, chosen: 'turn 044 213', best: 'turn 044 654' }, name);
  expect(best).toMatch(/^Mia turns the die .+ so that it shows 6, 5,? and 4$/);
});

it('adds nothing where the sentences differ by themselves', () => {
  const { best } = actsInWords('hamstern', { seat: 1, chosen: 'mark M 1 2 5', best: 'mark B 7' }, name);
  expect(best).toBe('Mia crosses one cell in chamber B');
});
