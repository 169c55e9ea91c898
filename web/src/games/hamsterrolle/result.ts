/** What was worth telling of a game, out of its lines. */
import { actsIn, type Act } from './turning';

/** A turn and what came of it. */
export interface Played extends Act {
  /** What fell. */
  fell: readonly string[];
  /** How far the wheel rolled, in millimetres. */
  rolled: number;
  built: boolean;
}

const MICROMETRES = 1000;

export function playedIn(lines: readonly string[]): Played[] {
  return actsIn(lines, 0).map((act) => {
    const [, fate = ''] = /^= (.+)$/.exec(lines[act.lines.length + 1] ?? '') ?? [];
    const parts = fate.split('; ');
    const part = (word: string) => parts.find((each) => each.startsWith(`${word} `))?.slice(word.length + 1);
    return {
      ...act,
      fell: part('fell')?.split(' ') ?? [],
      rolled: Math.abs(Number(part('rolled') ?? 0)) / MICROMETRES,
      built: fate.startsWith('built '),
    };
  });
}

export interface Highlights {
  turns: number;
  /** How many pieces fell in all. */
  falls: number;
  /** The turn in which most fell, the first of equal ones. */
  crash: Played | null;
  /** The own turn after which the wheel rolled least, with nothing fallen. */
  steadiest: Played | null;
}

/** `own` are those whose steadiest turn is looked for. */
export function highlightsOf(lines: readonly string[], own: readonly number[]): Highlights {
  const played = playedIn(lines);
  const best = (among: readonly Played[], by: (turn: Played) => number) =>
    among.reduce<Played | null>((first, turn) => (first && by(first) >= by(turn) ? first : turn), null);
  return {
    turns: played.length,
    falls: played.reduce((sum, { fell }) => sum + fell.length, 0),
    crash: best(
      played.filter(({ fell }) => fell.length > 0),
      ({ fell }) => fell.length,
    ),
    steadiest: best(
      played.filter(({ seat, verb, built, fell }) => own.includes(seat) && verb === 'place' && built && !fell.length),
      ({ rolled }) => -rolled,
    ),
  };
}
