// The games that `wholeGames` tests: what each asks, what to choose at one screen, whether people there must look away,
// whether to play on the flat pyramid, and how many play against bots.
// `always` names what is played on every change besides a game against bots, once for each kind of game; the thorough
// run plays all of it.
export const GAMES = {
  'hop-n-roll': {
    questions: ['hop', 'write'],
    options: { sheet: 'Advanced', tableau: 'Side B, with effects' },
    sealed: true,
    always: [],
  },
  hamstern: { questions: ['mark'], options: { side: 'Side B, crooked' }, sealed: true, always: ['screen'] },
  wuerfelmarsch: { questions: ['march'], options: {}, sealed: false, flat: true, always: [] },
  abquetschen: {
    questions: ['build'],
    options: { 'Dice along an edge': 5 },
    sealed: false,
    flat: true,
    always: ['screen'],
  },
  'cui-bono': { questions: ['pull', 'put'], options: {}, sealed: false, flat: true, players: 2, always: ['link'] },
};
