import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { completing } from './language';

const WORDS = [
  { group: 'Changes', sign: 't.put(cell, die)', about: 'puts a die' },
  { group: 'Moves', sign: 'puts(cells)', about: 'a move for each' },
  { group: 'Names', sign: 'NO_CELLS', about: 'the empty set' },
];

async function offered(text: string): Promise<string[] | null> {
  const context = new CompletionContext(EditorState.create({ doc: text }), text.length, true);
  return (await completing(() => WORDS)(context))?.options.map(({ label }) => label) ?? null;
}

it('behind a point it offers what a table can do, elsewhere what stands alone', async () => {
  expect(await offered('--- script\nfn f(t) { t.p')).toEqual(['put']);
  expect(await offered('--- script\nfn f(t) { p')).toEqual(['puts', 'NO_CELLS']);
});

it('offers nothing in the head and in the rules', async () => {
  expect(await offered('title = "p')).toBeNull();
  expect(await offered('--- script\n--- rules\np')).toBeNull();
});
