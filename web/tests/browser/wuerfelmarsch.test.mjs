import { wholeGames } from './whole-games.mjs';

wholeGames('wuerfelmarsch');
