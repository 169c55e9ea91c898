import { describe, expect, it } from 'vitest';
import { within } from './editor';

const marked = (line: string, column: number | null) => {
  const { from, to } = within(line, column);
  return line.slice(from, to);
};

describe('what of a line is marked', () => {
  it('is the word or the sign in its column', () => {
    expect(marked('let über = 5;', 5)).toBe('über');
    expect(marked('fn over(t) { true })', 20)).toBe(')');
    expect(marked('title = "🎲" x', 13)).toBe('x');
  });

  it('is the whole line where no column is known, or nothing stands in it', () => {
    expect(marked('let a = 1', null)).toBe('let a = 1');
    expect(marked('let a = 1', 30)).toBe('let a = 1');
  });
});
