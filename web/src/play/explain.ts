import { lookingFrom } from '../boards/pyramid/looking.svelte';
import { spotWords } from '../boards/pyramid/places';
import { inWords, type Told } from '../games/own/mistakes';
import { has, language, t } from '../i18n/index.svelte';
import type { Refusal } from '../protocol/messages';

/** Names in a sentence: "Mia, Tom and Lea". */
export function listed(names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language(), { type }).format(names);
}

function word(key: string, value: unknown, nameOf: (seat: number) => string): string | number {
  if ((key === 'seat' || key === 'roller') && typeof value === 'number') return nameOf(value) || value;
  if ((key === 'row' || key === 'disco') && typeof value === 'string') return t(`hop-colour-${value}`);
  if ((key === 'cell' || key === 'foot') && typeof value === 'string') return spotWords(value, lookingFrom()) ?? value;
  if (Array.isArray(value))
    return listed(
      value.map((each) => String(word('', each, nameOf))),
      'disjunction',
    );
  if (value && typeof value === 'object' && 'chamber' in value && 'cell' in value)
    return `${String(value.chamber)} ${String(value.cell)}`;
  return typeof value === 'number' ? value : String(value ?? '');
}

/** Why not, in the player's language; the host's own English where the catalogue has no sentence. */
export function explain(refusal: Refusal, nameOf: (seat: number) => string = String): string {
  const key = `refused-${refusal.code}`;
  if (!has(key)) return refusal.text;
  if (refusal.code === 'bad-file') return mistakeIn(refusal);
  const args = Object.fromEntries(
    Object.entries(refusal.args).map(([name, value]) => [name, word(name, value, nameOf)]),
  );
  return t(`refused-${refusal.code}`, args);
}

/** What is wrong with a file, and where. */
function mistakeIn({ args, text }: Refusal): string {
  const { file, place, ...told } = args as Partial<Told> & { file?: string; place?: string };
  const words = inWords({ sentence: text, ...told });
  const [, line] = /^line (\d+)/.exec(place ?? '') ?? [];
  if (line && file) return `${t('own-fault-line', { file, line })}: ${words}`;
  return t('refused-bad-file', { file: file ?? '', place: place ?? '', sentence: words });
}
