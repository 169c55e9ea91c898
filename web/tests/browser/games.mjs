// The games that `wholeGames` tests: what each asks, what to choose at one screen, whether people there must look away,
// whether to play on the flat pyramid, and how many play against bots.
// `whole` names what is played to its end on every change: once for each kind of game. All the rest of it is played to
// its end in the thorough run.
export const GAMES = {
  'hop-n-roll': {
    questions: ['hop', 'write'],
    options: { sheet: 'Advanced', tableau: 'Side B, with effects' },
    sealed: true,
    whole: ['link'],
  },
  hamstern: { questions: ['mark'], options: { side: 'Side B, crooked' }, sealed: true, whole: ['screen'] },
  wuerfelmarsch: { questions: ['march'], options: {}, sealed: false, flat: true, whole: [] },
  abquetschen: {
    questions: ['build'],
    options: { 'Dice along an edge': 5 },
    sealed: false,
    flat: true,
    whole: ['screen'],
  },
  'cui-bono': { questions: ['pull', 'put'], options: {}, sealed: false, flat: true, players: 2, whole: ['link'] },
};
