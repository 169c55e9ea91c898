import { expect, it } from 'vitest';
import { extended } from './trail';

it('marks where dice went and where they came from', () => {
  const trail = extended(
    [],
    [
      { kind: 'tilt', from: '044', to: '134' },
      { kind: 'remove', cell: '035' },
      { kind: 'place', cell: '223', from: 0 },
      { kind: 'slide', cell: '341', axis: 1 },
    ],
    9,
  );
  expect(trail).toEqual([
    { at: '134', from: '044', gone: false },
    { at: '035', from: null, gone: true },
    { at: '223', from: null, gone: false },
    { at: '341', from: '331', gone: false },
  ]);
});

it('keeps the last trace of a place', () => {
  const first = extended([], [{ kind: 'remove', cell: '134' }], 9);
  expect(extended(first, [{ kind: 'tilt', from: '044', to: '134' }], 9)).toEqual([
    { at: '134', from: '044', gone: false },
  ]);
});
