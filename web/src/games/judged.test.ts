import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAMES, lookingBack } from '.';

it('luck and skill are promised for those games alone whose positions have a worth', () => {
  const learnt = new Set(readdirSync('../data/values').map((file) => file.replace(/\.\w+$/, '')));
  // Nothing is hidden or thrown in it: there one looks ahead instead.
  learnt.add('wuerfelmarsch');
  for (const game of Object.keys(GAMES))
    expect([game, lookingBack(game, 2).open]).toEqual([game, learnt.has(game) ? 'insight-open' : 'insight-course']);
  expect(lookingBack('hamstern', 1).open, 'alone there is nothing to share').toBe('insight-course');
});
