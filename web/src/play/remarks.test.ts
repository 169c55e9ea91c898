import { expect, it } from 'vitest';
import { LONGEST, MOST, remarksIn, withRemark } from './remarks';

const RECORD = `kiste record 1
game: pig
seat 1: Mia
seat 2: Tom

1: roll         # what seat 1 does
throw: 6
1: roll
throw: 6
1: hold
2: roll
`;
/** The replay knows an effect that the record leaves out. */
const EVENTS = ['', '1: roll', 'throw: 6', '1: roll', 'throw: 6', '1: hold', '= next', '2: roll'];

it('a remark stands behind the event it is about, and is found there again', () => {
  const remarked = withRemark(RECORD, EVENTS, 4, 'Too bold!');
  expect(remarked.split('\n').slice(7, 11)).toEqual(['1: roll', 'throw: 6', '#> Too bold!', '1: hold']);
  expect([...remarksIn(remarked, EVENTS)]).toEqual([[4, 'Too bold!']]);
});

it('the beginning, an effect that is not written and the end can be remarked on', () => {
  const all = [0, 5, 7].reduce((record, step) => withRemark(record, EVENTS, step, `at ${step}`), RECORD);
  expect([...remarksIn(all, EVENTS)]).toEqual([
    [0, 'at 0'],
    [5, 'at 5'],
    [7, 'at 7'],
  ]);
  expect(remarksIn(withRemark(RECORD, EVENTS, 6, 'then'), EVENTS).get(5)).toBe('then');
});

it('one without a text is a bookmark, another one replaces it, and it can be taken away', () => {
  const marked = withRemark(RECORD, EVENTS, 2, '');
  expect(remarksIn(marked, EVENTS).get(2)).toBe('');
  const said = withRemark(marked, EVENTS, 2, 'A six');
  expect([...remarksIn(said, EVENTS)]).toEqual([[2, 'A six']]);
  expect(withRemark(said, EVENTS, 2, null)).toBe(RECORD);
});

it('a remark can write no line of its own into the record, and is no longer than it may be', () => {
  const sly = withRemark(RECORD, EVENTS, 1, 'nice\n2: hold\r\u2028seed: 00 <b>');
  expect(sly.split('\n').filter((line) => !RECORD.includes(line))).toEqual(['#> nice 2: hold seed: 00 <b>']);
  expect(remarksIn(withRemark(RECORD, EVENTS, 1, '🐹'.repeat(999)), EVENTS).get(1)).toHaveLength(2 * LONGEST);
  const many = `${RECORD}${'#> again\n'.repeat(3 * MOST)}`;
  expect([...(remarksIn(many, EVENTS).get(7) ?? '')].length).toBeLessThanOrEqual(LONGEST);
});
