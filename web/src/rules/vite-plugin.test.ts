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

it('takes the pictures beside a page along', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rules-'));
  await writeFile(join(folder, 'pig.md'), 'Before\n\n![A pig](pig.jpg)\n\nafter');
  const load = rulesPages().load as (this: unknown, id: string) => Promise<string | null>;
  const code = (await load.call({ addWatchFile() {} }, `${join(folder, 'pig.md')}?page`)) ?? '';
  expect(code).toContain(`import picture0 from ${JSON.stringify(join(folder, 'pig.jpg'))};`);
  const html = new Function('picture0', `return ${code.slice(code.indexOf('export default ') + 15)}`)(
    '/assets/pig-1a2b.jpg',
  ) as string;
  expect(html).toContain('<img loading="lazy" src="/assets/pig-1a2b.jpg" alt="A pig">');
});
