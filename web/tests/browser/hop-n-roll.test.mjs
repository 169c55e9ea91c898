import { wholeGames } from './whole-games.mjs';

wholeGames('hop-n-roll', {
  questions: ['hop', 'write'],
  options: { sheet: 'Advanced', tableau: 'Side B, with effects' },
  sealed: true,
});
