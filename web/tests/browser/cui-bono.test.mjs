import { wholeGames } from './whole-games.mjs';

wholeGames('cui-bono');
