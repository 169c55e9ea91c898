import { expect, it } from 'vitest';
import { addressOf, parseRoute } from '../route.svelte';
import { isThrownIn, packRecord, promiseOf, secretOf, unpackRecord } from './record';

const RECORD = `kiste record 1
game: hop-n-roll
seat 1: Mia
seat 2: Jürgen
commitment: 5f0c

throw: start 1

seed: 9a
salt: 07
`;

it('travels in an address and comes back', async () => {
  const record = await packRecord(RECORD);
  expect(record).toMatch(/^[\w-]+$/);
  const route = parseRoute(addressOf({ at: 'replay', record }));
  expect(route.at === 'replay' && (await unpackRecord(route.record))).toBe(RECORD);
});

it('is refused when it is something else', async () => {
  await expect(unpackRecord('no-record-at-all')).rejects.toThrow();
});

it('tells what was promised about the dice', () => {
  expect(promiseOf(RECORD)).toBe('5f0c');
  expect(secretOf(RECORD)).toEqual({ seed: '9a', salt: '07' });
});

it('knows whether anything was thrown', () => {
  expect(isThrownIn(RECORD)).toBe(true);
  const written = RECORD.replace('throw: start 1', '1: put 000');
  expect(isThrownIn(`${written}# throw: 3\n`)).toBe(false);
  expect(isThrownIn(written.replace('seat 1', 'sheet: own.kiste\n| throw: 3\nseat 1'))).toBe(false);
});

it.each(['#/', '#/t/local-1', '#/join/abc/def', '#/rules/hamstern'])('address %s stays itself', (address) => {
  expect(addressOf(parseRoute(address))).toBe(address);
});

it.each(['', '#/t/', '#/join/abc', '#/rules/', '#/nowhere'])('address %s leads home', (address) => {
  expect(parseRoute(address)).toEqual({ at: 'home' });
});
