// Whole games at one screen, with everything in motion, of every game.
import { after, before } from 'node:test';
import { GAMES } from '../games.mjs';
import { open } from '../kit.mjs';
import { oneScreen } from '../whole-games.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

for (const game of Object.keys(GAMES)) oneScreen(game, () => place);
