import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { has, setLanguage } from '../i18n/index.svelte';
import { LANGUAGES, type Language } from '../i18n/languages';
import { explain, listed } from './explain';

const CRATES = join(process.cwd(), '../crates');

/** Names of the variants of an enum in a Rust file, as the codes they are sent as. */
function codesOf(file: string, name: string): string[] {
  const source = readFileSync(join(CRATES, file), 'utf8');
  const body = new RegExp(`pub enum ${name}(?:<\\w+>)? \\{\\n([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? '';
  return [...body.matchAll(/^ {4}([A-Z]\w*)/gm)]
    .map((found) => found[1] ?? '')
    .filter((variant) => variant !== 'Rule' && variant !== 'Stamp')
    .map((variant) => variant.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase());
}

/** Codes that hosts write out: `Refusal::new("no-such-table", …)`. */
function writtenCodes(): string[] {
  const folders = ['protocol/src', 'host/src', 'wasm/src', 'server/src']
    .map((folder) => join(CRATES, folder))
    .filter((folder) => existsSync(folder));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.rs'))
      .map((path) => readFileSync(join(folder, path), 'utf8')),
  );
  return [
    ...new Set(
      sources.flatMap((source) => [...source.matchAll(/Refusal::new\(\s*"([a-z-]+)"/g)].map((found) => found[1] ?? '')),
    ),
  ];
}

const SOURCES: [string, string, number][] = [
  ['games/src/hop_n_roll/reason.rs', 'HopReason', 30],
  ['games/src/hamstern/reason.rs', 'HamsternReason', 12],
  ['games/src/wuerfelmarsch/reason.rs', 'MarchReason', 8],
  ['games/src/cui_bono/reason.rs', 'CuiReason', 15],
  ['games/src/abquetschen/reason.rs', 'AbquetschenReason', 16],
  ['games/src/eintrichtern/reason.rs', 'EintrichternReason', 9],
  ['games/src/raffzahn/reason.rs', 'RaffzahnReason', 12],
  ['games/src/bunte_kuh/reason.rs', 'KuhReason', 12],
  ['games/src/pig/mod.rs', 'PigReason', 1],
  ['games/src/race.rs', 'StampReason', 5],
  ['games/src/evening/mod.rs', 'EveningReason', 4],
  ['games/src/own/reason.rs', 'OwnReason', 7],
  ['engine/src/refusal.rs', 'Refused', 6],
  ['engine/src/refusal.rs', 'SetupError', 6],
  ['table/src/refusal.rs', 'TableRefused', 25],
];

describe.each(Object.keys(LANGUAGES) as Language[])('refusals in %s', (language) => {
  it.each(SOURCES)('%s: every %s has a sentence', async (file, name, least) => {
    await setLanguage(language);
    const codes = codesOf(file, name);
    expect(codes.length).toBeGreaterThanOrEqual(least);
    expect(codes.filter((code) => !has(`refused-${code}`))).toEqual([]);
  });

  it('every refusal of a host has a sentence', async () => {
    await setLanguage(language);
    const codes = writtenCodes();
    expect(codes).toContain('no-such-table');
    expect(codes.filter((code) => !has(`refused-${code}`))).toEqual([]);
  });
});

describe('a refusal', () => {
  it('speaks of rows, people and places by name', async () => {
    await setLanguage('en');
    expect(explain({ code: 'leaves-gap', args: { row: 'red', next: 3 }, text: '' })).toBe(
      'The red row is written without gaps: box 3 comes next.',
    );
    expect(explain({ code: 'field-taken', args: { field: 2, seat: 1 }, text: '' }, () => 'Mia')).toBe(
      'Mia already stands there.',
    );
    expect(explain({ code: 'edge-of-one-colour', args: { colour: 'red', foot: '800' }, text: '' })).toBe(
      'That would complete an edge of red dice alone, which ends in the back corner.',
    );
    expect(explain({ code: 'other-numbers', args: { value: 1, choice: [3, 4] }, text: '' })).toBe(
      'Your die and field give you 3 or 4, so you cannot write a 1.',
    );
    expect(
      explain({ code: 'begin-at-passage', args: { chamber: 'C', far: [{ chamber: 'C', cell: 5 }] }, text: '' }),
    ).toContain('cross C 5 too');
  });

  it('says in the player’s language what is wrong with a file', async () => {
    await setLanguage('de');
    const args = { file: 'mine.kiste-game', place: 'line 7', sentence: 'x', mistake: 'missing', with: { token: ';' } };
    expect(explain({ code: 'bad-file', args, text: '' })).toBe('mine.kiste-game, Zeile 7: Hier fehlt „;“.');
    const precise = { ...args, place: 'line 7, column 12' };
    expect(explain({ code: 'bad-file', args: precise, text: '' })).toBe('mine.kiste-game, Zeile 7: Hier fehlt „;“.');
    const other = { file: 'sheet.toml', place: 'row 2', sentence: 'too long', mistake: '', with: {} };
    expect(explain({ code: 'bad-file', args: other, text: '' })).toBe('sheet.toml, row 2: too long');
  });

  it('falls back to the words of the host', () => {
    expect(explain({ code: 'from-the-future', args: {}, text: 'not in this year' })).toBe('not in this year');
  });

  it('lists names as people do', async () => {
    await setLanguage('de');
    expect(listed(['Mia', 'Tom', 'Lea'])).toBe('Mia, Tom und Lea');
    await setLanguage('en');
  });
});
