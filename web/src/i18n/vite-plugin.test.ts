// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import catalogues from 'virtual:kiste-messages';
import { LANGUAGES } from './languages';
import { languageOf } from './vite-plugin';

it('each language comes in two files: what the crate says, and what is said of games', async () => {
  expect(Object.keys(catalogues)).toEqual(Object.keys(LANGUAGES));
  const { first, games } = catalogues.fr;
  const [crate, rest] = await Promise.all([first(), games()]);
  expect(crate.default).toMatch(/^tagline = /m);
  expect(crate.default).not.toMatch(/^wheel-tilt = /m);
  expect(rest.default).toMatch(/^wheel-tilt = /m);
  expect(rest.default).not.toMatch(/^tagline = /m);
});

it('whatever stands on the first page is among what is fetched for it', async () => {
  const crate = (await catalogues.en.first()).default;
  const said = new Set([...crate.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id));
  for (const page of ['Home', 'Continue', 'Crate', 'Preferences', 'Shelf', 'StartForm', 'EveningPanel']) {
    const source = readFileSync(`src/home/${page}.svelte`, 'utf8');
    const asked = [...source.matchAll(/\bt\('([\w-]+)'/g)].map(([, id]) => id);
    expect([page, asked.filter((id) => !said.has(id))]).toEqual([page, []]);
  }
});

it('texts, rules pages, their pictures and lessons belong to a language; what all share does not', () => {
  expect(languageOf('\0virtual:kiste-messages/nl/first')).toBe('nl');
  expect(languageOf('/kiste/docs/rules/it/pig.md?page')).toBe('it');
  expect(languageOf('../docs/rules/fr/hamstern-burrow.jpg')).toBe('fr');
  expect(languageOf('/kiste/data/lessons/de/raffzahn.ftl?raw')).toBe('de');
  expect(languageOf('/kiste/data/lessons/raffzahn.lesson?raw')).toBeNull();
  expect(languageOf('../docs/rules/pictures/raffzahn.jpg')).toBeNull();
  expect(languageOf('/kiste/web/src/rules/RulesPage.svelte')).toBeNull();
});
