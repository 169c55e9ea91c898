import { wholeGames } from './whole-games.mjs';

wholeGames('cui-bono', { questions: ['pull', 'put'], options: {}, sealed: false, flat: true, players: 2 });
