import { expect, it } from 'vitest';
import { setLanguage, speakOfGames } from '../../i18n/index.svelte';
import { placeWords, spotWords, wayWords } from './places';

it('says where a die lies as somebody at that side sees it', async () => {
  await speakOfGames();
  await setLanguage('en');
  // The same corner of the plate, from each of its sides.
  expect(spotWords('800', 0)).toBe('in the back corner');
  expect(spotWords('800', 1)).toBe('in the front left corner');
  expect(spotWords('800', 2)).toBe('in the front right corner');
  expect(spotWords('026', 0)).toBe('at the front edge, third from the left');
  expect(spotWords('026', 1)).toBe('at the right edge, third from the front');
  expect(placeWords('431', 0)).toBe('on layer 1, in the fifth row, second from the right');
  expect(placeWords('000', 0)).toBe('at the top');
  // A smaller plate has fewer layers below.
  expect(placeWords('110', 0, 4)).toBe('on layer 2, at the right edge, in the middle');
  expect(spotWords('999', 0)).toBeNull();
});

it('says which way a die was tilted, for whoever looks', () => {
  expect(wayWords('044', '143', 0)).toBe('to the back right');
  expect(wayWords('044', '143', 1)).toBe('to the left');
  expect(wayWords('044', '800', 0)).toBeNull();
});
