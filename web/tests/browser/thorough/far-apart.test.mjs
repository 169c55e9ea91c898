// Whole games between friends far apart, of every game.
import { after, before } from 'node:test';
import { GAMES } from '../games.mjs';
import { open } from '../kit.mjs';
import { farApart } from '../whole-games.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

for (const [game, { questions, flat = false }] of Object.entries(GAMES))
  farApart(game, { questions, flat, place: () => place });
