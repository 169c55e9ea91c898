/** Game files on the bench and in the drawer of this browser. */
import type { GameInfo } from '../protocol/messages';
import type { GameFile, Head } from './types';

const DRAWER = 'kiste.workshop';
/** As long as the engine takes. */
export const MAX_BYTES = 64 << 10;
const MAX_FILES = 40;

/** A file that is kept here. */
export interface Kept extends GameFile {
  id: string;
  /** When it was last changed. */
  at: number;
  /** What makes this browser its author on the shelf. */
  shelf?: { id: string; key: string };
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'text'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') &&
  typeof (value as Record<string, unknown>).at === 'number';

/** All files that are kept, the last changed first. */
export function keptFiles(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(DRAWER) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

/** Keeps a file; whether there was room for it. */
export function keep(file: Kept): boolean {
  const files = [file, ...keptFiles().filter(({ id }) => id !== file.id)].slice(0, MAX_FILES);
  try {
    localStorage.setItem(DRAWER, JSON.stringify(files));
    return true;
  } catch {
    return false;
  }
}

export function throwAway(id: string): void {
  localStorage.setItem(DRAWER, JSON.stringify(keptFiles().filter((file) => file.id !== id)));
}

export const kept = (text: string): Kept => ({
  id: crypto.randomUUID(),
  name: nameOf(text),
  text,
  at: Date.now(),
});

/** What a file calls itself, even while it has mistakes. */
export function titleIn(text: string): string {
  const head = text.split(/^---/m, 1)[0] ?? '';
  return /^title *= *"([^"\n]*)"/m.exec(head)?.[1]?.trim() ?? '';
}

/** How a file is called on a disk: its title in letters that every disk takes. */
export function nameOf(text: string): string {
  const plain = titleIn(text).replaceAll('ß', 'ss').normalize('NFD').toLowerCase();
  const slug = plain
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${slug || 'game'}.kiste-game`;
}

/** A file as the game to choose from that it is. */
export const infoFrom = ({ title, about, players, options }: Head): GameInfo => ({
  id: 'own',
  name: title,
  about,
  players,
  options,
  evenings: [],
});

/** The text under another title, for whoever makes a copy. */
export const retitled = (text: string, title: string): string =>
  text.replace(/^title *= *"[^"\n]*"/m, () => `title = ${JSON.stringify(title)}`);

const samples = import.meta.glob<string>('../../../data/own-games/*.kiste-game', { query: '?raw', import: 'default' });

/** Games to start from, the smallest first; their texts are fetched when they are wanted. */
export const SAMPLES = ['first', 'summit', 'quarry', 'sixes', 'cui-bono', 'abquetschen', 'wuerfelmarsch'] as const;
export type Sample = (typeof SAMPLES)[number];

export function sampleText(sample: Sample): Promise<string> {
  const read = samples[`../../../data/own-games/${sample}.kiste-game`];
  return read ? read() : Promise.reject(new Error(`there is no ${sample}`));
}
