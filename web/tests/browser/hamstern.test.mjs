import { wholeGames } from './whole-games.mjs';

wholeGames('hamstern', { questions: ['mark'], options: { side: 'Side B, crooked' }, sealed: true });
