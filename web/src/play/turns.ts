/** Steps of a replay at which a turn begins: somebody else acts than before, or the dice are thrown for it. */
export function turnsIn(events: readonly string[]): number[] {
  const turns: number[] = [];
  let acting: string | null = null;
  let thrown: number | null = null;
  events.forEach((event, step) => {
    if (event.startsWith('throw:')) {
      thrown ??= step;
      return;
    }
    const [, seat] = /^(\d+): /.exec(event) ?? [];
    if (seat === undefined) return;
    if (seat !== acting || thrown !== null) turns.push(thrown ?? step);
    acting = seat;
    thrown = null;
  });
  return turns;
}

/** The turn before or after a step; null where there is none. */
export function turnFrom(turns: readonly number[], at: number, by: 1 | -1): number | null {
  return (by > 0 ? turns.find((turn) => turn > at) : turns.findLast((turn) => turn < at)) ?? null;
}
