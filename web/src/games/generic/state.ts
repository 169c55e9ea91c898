/** How a value of a view is shown: the page knows its form, not its meaning. */
export type Form =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: Field[] }
  | { kind: 'table'; columns: string[]; rows: { name: string; cells: string[] }[] };

export interface Field {
  name: string;
  form: Form;
}

export interface Words {
  /** Who sits on a seat, counted from 1. */
  players: readonly string[];
  /** How a field is called. */
  field: (key: string) => string;
  yes: string;
  no: string;
}

/** Fields that name a seat. */
const SEATS = new Set(['seat', 'turn', 'player', 'roller', 'winner', 'by']);
const NONE = '–';

type Plain = string | number | boolean | null;
const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `at_stake` as people write it. */
export function spoken(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function plainText(value: unknown, key: string, words: Words): string {
  if (value === null || value === undefined || value === '') return NONE;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number' && SEATS.has(key)) return words.players[value - 1] ?? String(value);
  return String(value);
}

/** Lists of plain values fit into a line. */
function lineText(value: unknown, key: string, words: Words): string | null {
  if (isPlain(value)) return plainText(value, key, words);
  if (!Array.isArray(value) || !value.every(isPlain)) return null;
  return value.length === 0 ? NONE : value.map((each) => plainText(each, key, words)).join(', ');
}

/** How a view, or a part of it called `key`, is shown. A list with one entry a player gets the names of the players. */
export function formOf(value: unknown, words: Words, key = ''): Form {
  if (isRecord(value)) {
    return {
      kind: 'list',
      items: Object.entries(value).map(([name, each]) => ({
        name: words.field(name),
        form: formOf(each, words, name),
      })),
    };
  }
  if (!Array.isArray(value)) return { kind: 'text', text: plainText(value, key, words) };
  const owned = value.length > 1 && value.length === words.players.length;
  const nameAt = (i: number) => (owned ? (words.players[i] ?? '') : String(i + 1));
  if (value.length > 0 && value.every(isRecord)) {
    const keys = [...new Set(value.flatMap(Object.keys))];
    const cells = value.map((row) => keys.map((each) => lineText(row[each], each, words)));
    if (cells.every((row) => row.every((cell): cell is string => cell !== null))) {
      return {
        kind: 'table',
        columns: keys.map(words.field),
        rows: cells.map((row, i) => ({ name: nameAt(i), cells: row as string[] })),
      };
    }
  }
  const line = owned ? null : lineText(value, key, words);
  if (line !== null) return { kind: 'text', text: line };
  return { kind: 'list', items: value.map((each, i) => ({ name: nameAt(i), form: formOf(each, words, key) })) };
}
