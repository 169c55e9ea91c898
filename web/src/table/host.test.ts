import { expect, test } from 'vitest';
import { needsLarge } from './host';

test('an evening with a written game anywhere in it needs the larger module', () => {
  expect(needsLarge({ game: 'cui-bono' })).toBe(false);
  expect(needsLarge({ game: 'hamsterrolle' })).toBe(true);
  expect(needsLarge({ game: 'bunte-kuh', evening: ['bunte-kuh', 'cui-bono'] })).toBe(false);
  expect(needsLarge({ game: 'cui-bono', evening: ['cui-bono', { game: 'own', sheets: [] }] })).toBe(true);
});
