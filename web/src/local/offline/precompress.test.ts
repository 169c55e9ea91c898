// @vitest-environment node
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressIn } from './precompress';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kiste-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('what is made small comes back whole', () => {
  const text = 'the hamster rolls '.repeat(400);
  writeFileSync(join(folder, 'page.js'), text);
  compressIn(folder);
  const small = readFileSync(join(folder, 'page.js.br'));
  expect(small.length).toBeLessThan(text.length / 20);
  expect(brotliDecompressSync(small).toString()).toBe(text);
});

it('what would not get smaller stays alone', () => {
  writeFileSync(join(folder, 'short.js'), 'short');
  writeFileSync(join(folder, 'picture.png'), randomBytes(5000));
  compressIn(folder);
  expect(existsSync(join(folder, 'short.js.br'))).toBe(false);
  expect(existsSync(join(folder, 'picture.png.br'))).toBe(false);
});
