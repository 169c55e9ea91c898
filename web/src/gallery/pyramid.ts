/** Pyramids to look at: what the engine's views would hold in the games of Das Spiel. */
import { cells, layer, orientation, type Cell } from '../boards/dice/pyramid';
import { cellText } from '../boards/pyramid/geometry';
import type { CellText, DieColour, Move, Shown, TableView, Throw } from '../boards/pyramid/view';

const COLOURS: DieColour[] = ['red', 'yellow', 'pearl'];

/** The same mixed colours every time. */
function mixed(count: number): DieColour[] {
  const all = Array.from({ length: count }, (_, i) => COLOURS[i % 3] as DieColour);
  let state = 20260;
  for (let i = all.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const j = (state >>> 8) % (i + 1);
    [all[i], all[j]] = [all[j] as DieColour, all[i] as DieColour];
  }
  return all;
}

const die = (cell: Cell, colour: DieColour, pick: number): Shown => ({
  cell: cellText(cell),
  colour,
  faces: orientation(pick),
});

/** Cui bono?: everything built up. */
export const FULL: Shown[] = (() => {
  const colours = mixed(165);
  return cells(9).map((cell, i) => die(cell, colours[i] as DieColour, i));
})();

/** Abquetschen in the middle of a game: three places of the second layer are still open. */
const OPEN = ['322', '331', '313'];
export const GROWING: Shown[] = cells(9)
  .filter((cell) => {
    const sum = layer(cell);
    if (sum === 8) return Math.max(...cell) < 6;
    return sum === 7 && Math.max(...cell) < 4 && Math.min(...cell) > 0 && !OPEN.includes(cellText(cell));
  })
  .map((cell, i) => die(cell, cell[0] > cell[1] ? 'red' : cell[1] > cell[2] ? 'yellow' : 'pearl', i));

/** Eintrichtern: yellow dice whose faces nobody has seen, red ones over them; one is held up. */
export const COVERED: Shown[] = cells(9)
  .filter((cell) => layer(cell) >= 7)
  .map((cell, i) => {
    if (layer(cell) === 7) return die(cell, 'red', i);
    const faces = { '323': [null, null, 2], '332': [null, 4, null], '422': [6, null, null] }[cellText(cell)] ?? [
      null,
      null,
      null,
    ];
    return { cell: cellText(cell), colour: 'yellow', faces: faces as unknown as Shown['faces'] };
  });
export const HELD = '322';

/** Würfelmarsch, all three armies on their sides. */
export const MARCH: Shown[] = [2, 3, 4, 5, 6].flatMap((i): Shown[] => [
  { cell: cellText([0, i, 8 - i]), colour: 'red', faces: [3, 2, 1] },
  { cell: cellText([8 - i, 0, i]), colour: 'yellow', faces: [1, 3, 2] },
  { cell: cellText([i, 8 - i, 0]), colour: 'pearl', faces: [2, 1, 3] },
]);

/** A table to look at, and what happens when a move is played. */
export interface Scene {
  view: TableView;
  players: (string | null)[];
  moves?: readonly Move[];
  next?: ((scene: Scene, played: number) => Pick<Scene, 'view' | 'moves'>)[];
}

const without = (dice: readonly Shown[], cell: CellText) => dice.filter((die) => die.cell !== cell);
const pearls = (played: number): Throw => ({
  id: played,
  dice: [1, 2, 3].map((n) => ({ colour: 'pearl', value: ((played * n * 5) % 6) + 1 })),
});

export const SCENES: Record<string, Scene> = {
  abquetschen: {
    players: ['Mia', 'Jonas', 'Lea'],
    view: {
      dice: GROWING,
      offers: OPEN.map((cell) => ({ cell, style: 'build' })),
      ghosts: [{ cell: '322', colour: 'red', faces: [3, 2, 1] }],
      selected: ['322'],
      thrown: { id: 0, dice: [{ colour: 'turquoise', value: 4 }] },
    },
    next: [
      ({ view }, played) => ({
        view: { ...view, thrown: { id: played, dice: [{ colour: 'turquoise', value: ((played * 5) % 6) + 1 }] } },
      }),
      ({ view }) => ({
        view: {
          ...view,
          ghosts: [],
          selected: [],
          dice: [
            ...view.dice,
            { cell: '322', colour: 'red', faces: [3, 2, 1] },
            { cell: '331', colour: 'red', faces: [6, 2, 3] },
          ],
        },
        moves: [
          { kind: 'place', cell: '322', from: 0 },
          { kind: 'place', cell: '331', from: 0 },
        ],
      }),
    ],
  },
  'cui-bono': {
    players: ['Mia', 'Albert', null],
    view: { dice: FULL, offers: ['800', '080', '008'].map((cell) => ({ cell, style: 'take' })) },
    next: [
      ({ view }) => {
        // The corner die is pulled, and the edge above it slides down one cell.
        const row = Array.from({ length: 9 }, (_, x) => `${x}00`);
        const edge = view.dice.filter((die) => row.includes(die.cell) && die.cell !== '800');
        const slid = edge.map((die) => ({ ...die, cell: `${Number(die.cell[0]) + 1}00` }));
        return {
          view: {
            ...view,
            dice: [...view.dice.filter((die) => !row.includes(die.cell)), ...slid],
            offers: [
              { cell: '000', style: 'build' },
              { cell: '080', style: 'warning' },
            ],
          },
          moves: [
            { kind: 'remove', cell: '800', to: 0 },
            { kind: 'slide', cell: '800', axis: 0 },
          ],
        };
      },
    ],
  },
  eintrichtern: {
    players: ['Mia', 'Jonas', 'Lea'],
    view: {
      dice: COVERED,
      offers: ['331', '313', '232', '241'].map((cell) => ({ cell, style: 'take' })),
      lifted: [HELD],
      lit: [
        { cell: '422', side: 0 },
        { cell: '332', side: 1 },
        { cell: '323', side: 2 },
      ],
      thrown: pearls(1),
    },
    next: [
      ({ view }, played) => ({ view: { ...view, lifted: [], lit: [], thrown: pearls(played + 1) } }),
      ({ view }) => ({ view: { ...view, lifted: [HELD] } }),
    ],
  },
  wuerfelmarsch: {
    players: ['Mia', 'Jonas', 'Lea'],
    view: {
      dice: MARCH,
      selected: ['044'],
      offers: [
        { cell: '134', style: 'target' },
        { cell: '143', style: 'target' },
        { cell: '035', style: 'warning' },
      ],
    },
    next: [
      ({ view }) => ({
        view: {
          ...view,
          selected: [],
          offers: [],
          dice: [...without(view.dice, '044'), { cell: '134', colour: 'red', faces: [5, 3, 1] }],
        },
        moves: [{ kind: 'tilt', from: '044', to: '134' }],
      }),
      ({ view }) => ({
        view: {
          ...view,
          dice: view.dice.map((die) => (die.cell === '134' ? { ...die, faces: [1, 3, 2] as const } : die)),
        },
        moves: [{ kind: 'turn', cell: '134' }],
      }),
    ],
  },
  /** All that can be drawn at once: no game asks for so much. */
  everything: {
    players: ['Mia', 'Jonas', 'Lea'],
    view: {
      dice: without(FULL, '000'),
      offers: [
        { cell: '000', style: 'build' },
        { cell: '800', style: 'take' },
        { cell: '080', style: 'target' },
        { cell: '008', style: 'warning' },
      ],
      selected: ['100'],
      ghosts: [{ cell: '000', colour: 'red', faces: [3, 2, 1] }],
      lit: [
        { cell: '100', side: 0 },
        { cell: '010', side: 1 },
        { cell: '001', side: 2 },
      ],
      lifted: ['010'],
      thrown: pearls(1),
    },
    next: [({ view }, played) => ({ view: { ...view, thrown: pearls(played + 1) } })],
  },
};
