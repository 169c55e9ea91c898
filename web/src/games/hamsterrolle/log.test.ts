import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/index.svelte';
import { readable } from '../../play/log';

const read = (line: string) => readable('hamsterrolle', line, (seat) => ['', 'Mia', 'Tom'][Number(seat)] ?? '');

afterEach(() => setLanguage('en'));

it('a turn that is sat out has its sentence', async () => {
  expect(read('2: sit')).toBe('Tom sits this turn out.');
  await setLanguage('de');
  expect(read('2: sit')).toBe('Tom setzt diesen Zug aus.');
});

it('a pass by hand does not say which way: that is up to the rules', async () => {
  expect(read('1: pass red2 by hand x')).toBe('Mia passes and moves the red slab.');
  await setLanguage('de');
  expect(read('1: pass red2 by hand x')).toBe('Mia passt und versetzt: rote Platte.');
});

it('a piece that fell back is told of', () => {
  expect(read('1: drop red2 by hand x')).toBe('Mia lets the red slab drop.');
  expect(read('= back; fell red2; rolled 0; wheel w')).toBe(
    'Down comes the red slab. So what was being built is back in the stock.',
  );
});

it('what falls by itself is said to be out of the game, in the right number', () => {
  expect(read('= back; alone red2; rolled 0; wheel w')).toBe(
    'The piece comes back. The red slab falls by itself and is out of the game.',
  );
  expect(read('= built 3; alone red2 blue1; rolled 0; wheel w')).toBe(
    'It lies in compartment 3. 2 pieces fall by themselves and are out of the game: red slab and blue stick.',
  );
});
