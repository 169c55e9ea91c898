/** Pip centres on a unit face, for 1 to 6. Six runs along the vertical edges, as on a real die. */
const LOW = 0.25;
const MID = 0.5;
const HIGH = 0.75;

export type Pips = 1 | 2 | 3 | 4 | 5 | 6;
export type Spot = readonly [x: number, y: number];

const CENTRE: Spot[] = [[MID, MID]];
const RISING: Spot[] = [
  [LOW, HIGH],
  [HIGH, LOW],
];
const FALLING: Spot[] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const SIDES: Spot[] = [
  [LOW, MID],
  [HIGH, MID],
];

const SPOTS: Record<Pips, Spot[]> = {
  1: CENTRE,
  2: RISING,
  3: [...CENTRE, ...RISING],
  4: [...RISING, ...FALLING],
  5: [...CENTRE, ...RISING, ...FALLING],
  6: [...RISING, ...FALLING, ...SIDES],
};

export function spots(pips: Pips): readonly Spot[] {
  return SPOTS[pips];
}

/** The face a real die hides opposite this one: together they make seven. */
export function opposite(pips: Pips): Pips {
  return (7 - pips) as Pips;
}
