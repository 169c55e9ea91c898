import { wholeGames } from './whole-games.mjs';

wholeGames('hop-n-roll');
