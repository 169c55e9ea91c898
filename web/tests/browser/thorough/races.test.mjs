// Whole live races at the speed of people.
import { after, before } from 'node:test';
import { threeBrowsers } from '../bunte-kuh.mjs';
import { open } from '../kit.mjs';
import { raffzahnRaces } from '../raffzahn.mjs';

let place;
before(async () => (place = await open()));
after(() => place.close());

raffzahnRaces({ whole: true, place: () => place });
threeBrowsers(() => place);
