import type { GameInfo } from '../table/host';

/** As `kiste games --json` lists it. */
export const HOP_INFO: GameInfo = {
  id: 'hop-n-roll',
  name: "Hop'n'ROLL",
  about: 'roll and write with hopping pawns',
  players: [2, 3, 4, 5, 6],
  options: [
    { key: 'sheet', about: 'the sheet', values: ['standard', 'advanced'], default: 'standard' },
    { key: 'tableau', about: 'side of the tableau', values: ['a', 'b'], default: 'a' },
  ],
};
