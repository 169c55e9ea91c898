import { wholeGames } from './whole-games.mjs';

wholeGames('abquetschen', { questions: ['build'], options: { 'Dice along an edge': 5 }, sealed: false, flat: true });
