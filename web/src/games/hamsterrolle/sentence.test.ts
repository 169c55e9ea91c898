import { expect, it } from 'vitest';
import { stateOf } from '../../table/fake-host';
import type { Session } from '../../table/session.svelte';
import { sentenceOf } from './sentence';

it('asks to let a piece go only until it has been', () => {
  const moment = {
    table: stateOf(),
    session: { shared: false } as Session,
    seat: 1,
    asked: true,
    verb: 'drop' as const,
    piece: 'red-1',
    carrying: true,
    released: false,
    turns: null,
  };
  expect(sentenceOf(moment)).toMatch(/let go/i);
  expect(sentenceOf({ ...moment, released: true })).toBe('The wheel rolls …');
});
