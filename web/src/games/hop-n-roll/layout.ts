import type { RowPrint, SheetPrint } from '../../protocol/views';

/** Where everything of a printed sheet lies, in units of a drawing 400 wide. Any sheet file gets a layout. */
export const WIDTH = 400;
export const BOX = 44;
const PITCH = 49.5;
const TAB = 46;
const STAR_ROOM = 29;
const NAME_ROOM = 20;
const ROW_GAP = 12;
const PART_GAP = 5;
const LEVEL_PITCH = 50;

export interface BoxPlace {
  number: number;
  /** Top left corner. */
  x: number;
  y: number;
  special: boolean;
}

export interface StarPlace {
  x: number;
  y: number;
  points: number;
}

export interface RowPlace {
  print: RowPrint;
  direction: 'right' | 'up' | 'down';
  /** The coloured area behind the row. */
  x: number;
  y: number;
  width: number;
  height: number;
  boxes: BoxPlace[];
  stars: StarPlace[];
}

export interface SheetPlace {
  rows: RowPlace[];
  height: number;
}

function line(print: RowPrint, y: number): RowPlace {
  const top = y + NAME_ROOM + STAR_ROOM;
  const gaps = print.parts.length > 1 ? PART_GAP : 0;
  const pitch = Math.min(PITCH, (WIDTH - TAB - 6 - gaps * (print.parts.length - 1)) / Math.max(print.boxes, 7));
  const partOf = print.parts.flatMap((size, part) => Array.from({ length: size }, () => part));
  const boxes = Array.from({ length: print.boxes }, (_, i) => ({
    number: i + 1,
    x: TAB + i * pitch + (partOf[i] ?? 0) * gaps,
    y: top,
    special: print.special.includes(i + 1),
  }));
  const stars = boxes.map(({ x }, i) => ({
    x: x + BOX / 2,
    y: top - STAR_ROOM / 2 - 0.5,
    points: print.stars[i] ?? 0,
  }));
  return { print, direction: 'right', x: 0, y, width: WIDTH, height: NAME_ROOM + STAR_ROOM + BOX + 6, boxes, stars };
}

function pyramid(print: RowPrint, x: number, y: number, width: number, height: number): RowPlace {
  const up = print.shape === 'up';
  const widest = Math.max(...print.parts);
  const centre = x + 10 + (widest * PITCH) / 2;
  const levels = print.parts.length;
  const boxes: BoxPlace[] = [];
  const stars: StarPlace[] = [];
  let number = 1;
  print.parts.forEach((size, level) => {
    const fromTop = up ? levels - 1 - level : level;
    const top = y + height - (levels - fromTop) * LEVEL_PITCH;
    for (let i = 0; i < size; i++) {
      boxes.push({
        number,
        x: centre + (i - size / 2) * PITCH + (PITCH - BOX) / 2,
        y: top,
        special: print.special.includes(number),
      });
      number++;
    }
    stars.push({ x: x + width - 19, y: top + BOX / 2, points: print.stars[level] ?? 0 });
  });
  return { print, direction: up ? 'up' : 'down', x, y, width, height, boxes, stars };
}

/** Lines take the whole width; pyramids that follow each other stand side by side. */
export function layOut(sheet: SheetPrint, top: number): SheetPlace {
  const rows: RowPlace[] = [];
  let y = top;
  for (let i = 0; i < sheet.rows.length;) {
    const print = sheet.rows[i] as RowPrint;
    if (print.shape === 'line') {
      const row = line(print, y);
      rows.push(row);
      y += row.height + ROW_GAP;
      i++;
      continue;
    }
    const next = sheet.rows[i + 1];
    const pair = next && next.shape !== 'line' ? [print, next] : [print];
    const width = WIDTH / 2 - 4;
    const height = Math.max(...pair.map(({ parts }) => parts.length)) * LEVEL_PITCH + NAME_ROOM + 8;
    pair.forEach((each, side) => rows.push(pyramid(each, side * (width + 8), y, width, height)));
    y += height + ROW_GAP;
    i += pair.length;
  }
  return { rows, height: y - ROW_GAP };
}
