import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rulesPages } from './vite-plugin';

it('turns a rules page into HTML and leaves other files alone', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'rules-')), 'pig.md');
  await writeFile(file, '# Pig\n\nRoll **or** hold.');
  const load = rulesPages().load as (this: unknown, id: string) => Promise<string | null>;
  const context = { addWatchFile() {} };
  expect(await load.call(context, `${file}?page`)).toContain('<p>Roll <strong>or</strong> hold.</p>');
  expect(await load.call(context, file)).toBeNull();
});
