import type { Pips } from '../boards/dice/pips';
import type { GameInfo } from '../protocol/messages';
import type {
  BurrowLayout,
  ChamberCells,
  ChamberLayout,
  FieldView,
  Food,
  OpenBox,
  Passage,
  Place,
  RowColour,
  RowView,
  SheetPrint,
} from '../protocol/views';
import type { RunningTable } from '../table/host';

/** As `kiste games --json` lists it. */
export const HOP_INFO: GameInfo = {
  id: 'hop-n-roll',
  name: "Hop'n'ROLL",
  about: 'roll and write with hopping pawns',
  players: [2, 3, 4, 5, 6],
  evenings: [],
  options: [
    { key: 'sheet', about: 'the sheet', values: ['standard', 'advanced'], default: 'standard' },
    { key: 'tableau', about: 'side of the tableau', values: ['a', 'b'], default: 'a' },
  ],
};

export const HAMSTERN_INFO: GameInfo = {
  id: 'hamstern',
  name: 'Hamstern',
  about: 'fill your burrow',
  players: [1, 2, 3, 4, 5, 6],
  evenings: [],
  options: [
    { key: 'side', about: 'side of the sheet', values: ['a', 'b'], default: 'a' },
    { key: 'start', about: 'where the first throw goes', values: ['middle', 'free'], default: 'middle' },
    { key: 'passages', about: 'where passages lead', values: ['open', 'strict'], default: 'strict' },
  ],
};

export const RUNNING: RunningTable[] = [
  { id: '1', game: 'hop-n-roll', players: ['Mia', 'Albert'], yourTurn: true },
  { id: '2', game: 'hamstern', players: ['Jonas', 'Frau Doktor Hagebutte', 'Lea'], yourTurn: false },
];

export const STANDARD: SheetPrint = {
  name: 'Standard',
  rows: [
    {
      colour: 'yellow',
      rule: 'equal',
      shape: 'line',
      boxes: 7,
      parts: [7],
      stars: [1, 3, 5, 8, 12, 16, 20],
      special: [4],
    },
    {
      colour: 'red',
      rule: 'ascending',
      shape: 'line',
      boxes: 7,
      parts: [7],
      stars: [1, 2, 4, 6, 9, 12, 16],
      special: [2, 5],
    },
    {
      colour: 'blue',
      rule: 'descending',
      shape: 'line',
      boxes: 7,
      parts: [7],
      stars: [1, 2, 4, 6, 9, 12, 16],
      special: [3, 6],
    },
    {
      colour: 'green',
      rule: 'sum-seven',
      shape: 'line',
      boxes: 6,
      parts: [2, 2, 2],
      stars: [1, 2, 4, 7, 10, 14],
      special: [3, 6],
    },
    {
      colour: 'purple',
      rule: 'even-odd',
      shape: 'line',
      boxes: 7,
      parts: [7],
      stars: [1, 2, 3, 5, 7, 10, 13],
      special: [3, 6],
    },
  ],
};

export const ADVANCED: SheetPrint = {
  name: 'Advanced',
  rows: [
    {
      colour: 'yellow',
      rule: 'two-numbers',
      shape: 'line',
      boxes: 7,
      parts: [7],
      stars: [1, 2, 4, 7, 10, 14, 18],
      special: [3, 6],
    },
    {
      colour: 'red',
      rule: 'arithmetic-pyramid',
      shape: 'up',
      boxes: 7,
      parts: [3, 2, 1, 1],
      stars: [4, 9, 13, 18],
      special: [2, 6],
    },
    {
      colour: 'blue',
      rule: 'unequal-pyramid',
      shape: 'down',
      boxes: 6,
      parts: [1, 2, 3],
      stars: [2, 7, 16],
      special: [1, 5],
    },
    {
      colour: 'green',
      rule: 'groups',
      shape: 'line',
      boxes: 7,
      parts: [2, 2, 3],
      stars: [1, 3, 5, 8, 10, 13, 17],
      special: [4, 6],
    },
    {
      colour: 'purple',
      rule: 'smaller-larger',
      shape: 'line',
      boxes: 7,
      parts: [7],
      stars: [1, 2, 3, 5, 7, 10, 13],
      special: [3, 6],
    },
  ],
};

function row(
  colour: RowColour,
  boxes: number,
  written: number[],
  stars: number,
  special: number,
  dead: number[] = [],
  star = written.length > 0 ? written.length - 1 : null,
): RowView {
  const numbers = Array.from({ length: boxes }, (_, i) => (written[i] || null) as Pips | null);
  return { colour, numbers, stars, star, special, complete: numbers.every(Boolean), dead };
}

export const STANDARD_ROWS: RowView[] = [
  row('yellow', 7, [5, 5, 5, 5], 8, 5),
  row('red', 7, [1, 2, 2, 4], 6, 2),
  row('blue', 7, [6, 5, 3, 3, 2, 1, 1], 16, 4),
  row('green', 6, [4, 3, 6], 4, 6),
  row('purple', 7, [], 0, 0),
];

export const STANDARD_OPEN: OpenBox[] = [
  { row: 'red', number: 5, values: [4], kills: [] },
  { row: 'purple', number: 1, values: [4], kills: [] },
];

export const ADVANCED_ROWS: RowView[] = [
  row('yellow', 7, [6, 1, 6, 1, 6], 10, 6),
  row('red', 7, [2, 5, 5, 3], 4, 5, [5], 0),
  row('blue', 6, [4, 1, 6, 0, 3], 7, 7, [], 1),
  row('green', 7, [2, 2, 5, 5, 1], 10, 5),
  row('purple', 7, [3, 5], 2, 0),
];

export const PLAYERS = [
  { seat: 1, name: 'Mia' },
  { seat: 2, name: 'Jonas' },
  { seat: 3, name: 'Lea' },
];

export const FIELDS_A: FieldView[] = [
  { field: 1, label: null, effect: 'none', die: { number: 2 }, left: null, right: 2 },
  { field: 2, label: null, effect: 'none', die: { number: 4 }, left: 1, right: null },
  { field: 3, label: null, effect: 'none', die: { number: 5 }, left: 3, right: null },
  { field: 4, label: null, effect: 'none', die: { disco: 'green' }, left: null, right: null },
];

export const FIELDS_B: FieldView[] = [
  { field: 1, label: 5, effect: 'none', die: null, left: null, right: null },
  { field: 2, label: 4, effect: 'minus-one', die: null, left: null, right: null },
  { field: 3, label: 3, effect: 'plus-minus-one', die: { number: 1 }, left: null, right: 1 },
  { field: 4, label: 2, effect: 'die-below', die: { number: 3 }, left: 2, right: null },
  { field: 5, label: null, effect: 'minus-one', die: { number: 6 }, left: null, right: 3 },
  { field: 6, label: null, effect: 'dj', die: { disco: '?' }, left: null, right: null },
];

/** Reads a burrow map as the data files write it: letters are cells, `-` and `|` passages. */
function burrow(
  name: string,
  map: string,
  points: Record<string, number>,
  food: Record<Food, [number, number][]>,
): BurrowLayout {
  const lines = map.trim().split('\n');
  const at = (r: number, c: number) => lines[r]?.[c] ?? '.';
  const isCell = (letter: string) => /[A-Z]/.test(letter);
  const chambers = new Map<string, ChamberLayout>();
  const places = new Map<string, Place>();
  lines.forEach((line, r) =>
    [...line].forEach((letter, c) => {
      if (!isCell(letter)) return;
      const chamber = chambers.get(letter) ?? { chamber: letter, points: points[letter] ?? 0, cells: [] };
      chambers.set(letter, chamber);
      const kind = (['acorn', 'mushroom'] as const).find((each) => food[each].some(([fr, fc]) => fr === r && fc === c));
      const cell = chamber.cells.length + 1;
      const beside = chamber.cells.filter(({ row, column }) => Math.abs(row - r) + Math.abs(column - c) === 1);
      beside.forEach((each) => each.touches.push(cell));
      const touches = beside.map((each) => each.cell);
      chamber.cells.push({ cell, row: r, column: c, touches, ...(kind && { food: kind }) });
      places.set(`${r},${c}`, { chamber: letter, cell: chamber.cells.length });
    }),
  );
  const passages: Passage[] = [];
  for (const [key, from] of places) {
    const [r = 0, c = 0] = key.split(',').map(Number);
    for (const [sign, dr, dc] of [
      ['-', 0, 1],
      ['|', 1, 0],
    ] as const) {
      let step = 1;
      while (at(r + dr * step, c + dc * step) === sign) step++;
      const to = places.get(`${r + dr * step},${c + dc * step}`);
      if (step > 1 && to) passages.push({ from, to });
    }
  }
  return {
    name,
    start: 'M',
    chambers: [...chambers.values()],
    passages,
    acorn_points: [2, 4, 8, 16],
    mushroom_points: 1,
    joker_track: 7,
    counter: 3,
    hourglass_faces: [4, 5, 6],
    hourglass_chambers: 4,
  };
}

export const SIDE_A = burrow(
  'A',
  `
AAA.BBBB.CCC.
AAA-BBBB-CCC.
.|....|...|..
DDD..MMM.EEEE
DDD--MMM-EEEE
DDD..MMM..|..
.|....|...|..
FFFF..GGGGG..
FFFF--GGGGG..`,
  { A: 4, B: 6, C: 4, D: 7, M: 7, E: 6, F: 6, G: 8 },
  {
    acorn: [
      [0, 0],
      [0, 11],
      [8, 0],
      [3, 12],
    ],
    mushroom: [
      [0, 5],
      [5, 2],
      [3, 5],
      [4, 12],
      [7, 3],
      [8, 10],
    ],
  },
);

export const SIDE_B = burrow(
  'B',
  `
AAA.BBBB..CCC
A...B..B-CC..
AA--B.....C..
.A..|.....|..
.|.MMM..EEE..
DD-M.MM-E.EE.
D..MM......E.
DDD.|.....EE.
..D.FFF.G.|..
DDD-F.F-GGG..
....FFF...GGG`,
  { A: 5, B: 5, C: 4, D: 8, M: 6, E: 7, F: 6, G: 5 },
  {
    acorn: [
      [0, 2],
      [0, 12],
      [9, 0],
      [10, 12],
    ],
    mushroom: [
      [0, 6],
      [6, 3],
      [6, 0],
      [6, 11],
      [10, 5],
      [1, 9],
    ],
  },
);

export const CROSSED: ChamberCells[] = [
  { chamber: 'M', cells: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { chamber: 'D', cells: [3, 6, 9, 8] },
  { chamber: 'E', cells: [1, 2, 3, 4, 5, 6, 7, 8] },
  { chamber: 'C', cells: [2, 5] },
];
export const BEGIN: ChamberCells[] = [
  { chamber: 'D', cells: [2, 5, 7] },
  { chamber: 'C', cells: [1, 3, 4, 6] },
  { chamber: 'G', cells: [1] },
];
export const FREE: ChamberCells[] = [
  { chamber: 'D', cells: [1, 2, 4, 5, 7] },
  { chamber: 'C', cells: [1, 3, 4, 6] },
  { chamber: 'G', cells: [1, 2, 3, 6, 7] },
];
export const PENDING: ChamberCells[] = [{ chamber: 'D', cells: [2, 5] }];
