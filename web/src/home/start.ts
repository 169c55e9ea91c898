import { moduleOf } from '../games';
import type { EveningGame, GameInfo, Sheet } from '../protocol/messages';
import type { BotLevel, SeatPlan, StartIntent, StartMode } from '../table/host';
import { settled } from '../table/options';

export interface StartChoices {
  players: number;
  level: BotLevel;
  options: Record<string, string>;
}

export function defaultOptions(info: GameInfo): Record<string, string> {
  return Object.fromEntries(info.options.map((option) => [option.key, option.default]));
}

/** What a player who settles nothing gets: a small table, bots that play well, the game's own choices. */
export function defaultChoices(info: GameInfo): StartChoices {
  return {
    players: info.players.find((count) => count > 1) ?? info.players[0] ?? 2,
    level: 'medium',
    options: defaultOptions(info),
  };
}

/** What a press on a start button means: who sits where, with which options. Names are asked for later. */
export function intentFor(info: GameInfo, mode: StartMode, { players, level, options }: StartChoices): StartIntent {
  const others: Record<StartMode, SeatPlan> = {
    bots: { kind: 'bot', level },
    link: { kind: 'open' },
    hotseat: { kind: 'person', name: '' },
  };
  const seats: SeatPlan[] = [{ kind: 'person', name: '' }, ...Array.from({ length: players - 1 }, () => others[mode])];
  const fixed = mode === 'hotseat' ? moduleOf(info.id).fixedAtOneScreen : {};
  return { game: info.id, mode, seats, options: { ...settled(info, options, players), ...fixed } };
}

/** How many can play every game of a programme. */
export function playersOf(programme: readonly GameInfo[]): number[] {
  const [first, ...rest] = programme;
  return (first?.players ?? []).filter((count) => count > 1 && rest.every(({ players }) => players.includes(count)));
}

/** A game of a programme; one that somebody has written comes with its file. */
export interface Planned {
  info: GameInfo;
  sheet?: Sheet;
}

/** An evening: the first game of a programme, and with it the others. */
export function eveningFor(
  programme: readonly Planned[],
  mode: StartMode,
  players: number,
  level: BotLevel,
): StartIntent | null {
  const [first] = programme;
  if (!first) return null;
  const evening = programme.map(({ info, sheet }): EveningGame =>
    sheet ? { game: info.id, sheets: [sheet] } : info.id,
  );
  const options = defaultOptions(first.info);
  return { ...intentFor(first.info, mode, { players, level, options }), evening };
}
