import { wholeGames } from './whole-games.mjs';

wholeGames('wuerfelmarsch', { questions: ['march'], options: {}, sealed: false, flat: true });
