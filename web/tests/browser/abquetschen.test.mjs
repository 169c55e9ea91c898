import { wholeGames } from './whole-games.mjs';

wholeGames('abquetschen');
