import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '../../i18n/languages';
import { serviceWorker, words } from './plugin';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiste-offline-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'page-1a2b.js'), 'play()');
});
afterEach(() => rmSync(folder, { recursive: true }));

const version = (text: string) => /'kiste ([0-9a-f]{16})'/.exec(text)?.[1];

test('every built file is kept, the page under its own address', () => {
  writeFileSync(join(folder, 'sw.js'), 'an older one');
  expect(serviceWorker(folder)).toContain('const FILES = ["/assets/page-1a2b.js","/"];');
});

test('the module with the wheel is kept when somebody wants it, and not before', () => {
  writeFileSync(join(folder, 'assets', 'kiste_wheel_bg-3c4d.wasm'), 'large');
  expect(serviceWorker(folder)).not.toContain('kiste_wheel_bg-3c4d.wasm');
});

test('other content is another version', () => {
  const before = version(serviceWorker(folder));
  expect(before).toBeDefined();
  expect(version(serviceWorker(folder))).toBe(before);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Kiste</title>');
  expect(version(serviceWorker(folder))).not.toBe(before);
});

test('of the languages none is kept before it is spoken, and each as a whole', () => {
  mkdirSync(join(folder, 'assets', 'fr'));
  writeFileSync(join(folder, 'assets', 'fr', 'games-5e6f.js'), 'ou bien');
  writeFileSync(join(folder, 'assets', 'fr', 'pig-7a8b.js'), 'un seul dé');
  const text = serviceWorker(folder);
  expect(text).toContain('const FILES = ["/assets/page-1a2b.js","/"];');
  expect(text).toContain('({"fr":["/assets/fr/games-5e6f.js","/assets/fr/pig-7a8b.js"]})');
});

test('messages to somebody who is away have their words in every language', () => {
  expect(Object.keys(words()).sort()).toEqual(Object.keys(LANGUAGES).sort());
  expect(words().de?.nudge).toBe('{name} wartet auf dich: {game}');
  expect(serviceWorker(folder)).toContain('"turn":"Your turn: {game}"');
});
