import { describe, expect, it } from 'vitest';
import { ADVANCED, STANDARD } from '../../gallery/fixtures';
import { BOX, layOut, WIDTH, type SheetPlace } from './layout';

function overlaps(sheet: SheetPlace): string[] {
  const all = sheet.rows.flatMap((row) => row.boxes.map((box) => ({ ...box, colour: row.print.colour })));
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => Math.abs(a.x - b.x) < BOX && Math.abs(a.y - b.y) < BOX)
      .map((b) => `${a.colour}${a.number} and ${b.colour}${b.number}`),
  );
}

describe.each([
  ['standard', STANDARD],
  ['advanced', ADVANCED],
])('%s sheet', (_, print) => {
  const sheet = layOut(print, 40);

  it('places every box once, inside the paper, none over another', () => {
    for (const row of sheet.rows) {
      expect(row.boxes.map((box) => box.number)).toEqual(Array.from({ length: row.print.boxes }, (_, i) => i + 1));
      for (const box of row.boxes) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + BOX).toBeLessThanOrEqual(WIDTH);
        expect(box.y + BOX).toBeLessThanOrEqual(sheet.height);
      }
    }
    expect(overlaps(sheet)).toEqual([]);
  });

  it('shows every star', () => {
    for (const row of sheet.rows) expect(row.stars.map((star) => star.points)).toEqual(row.print.stars);
  });
});

it('builds the arithmetic pyramid upwards and the unequal one downwards', () => {
  const rows = layOut(ADVANCED, 0).rows;
  const red = rows.find((row) => row.print.colour === 'red');
  const blue = rows.find((row) => row.print.colour === 'blue');
  expect(red?.boxes[0]?.y).toBeGreaterThan(red?.boxes.at(-1)?.y ?? Infinity);
  expect(blue?.boxes[0]?.y).toBeLessThan(blue?.boxes.at(-1)?.y ?? 0);
});
