import { expect, it } from 'vitest';
import { cellsIn } from './pointed.svelte';

it.each([
  ['1: tilt 026 125', { cells: ['125'], from: '026' }],
  ['2: turn 305 321', { cells: ['305'], from: null }],
  ['2: build 133 134 143', { cells: ['133', '134', '143'], from: null }],
  ['1: put 233 412', { cells: ['233'], from: null }],
  ['= clash 143>2 134>out', { cells: ['143', '134'], from: null }],
  ['1: take 008 @420 seen 612', { cells: ['008'], from: null }],
  ['3: call 017 in 950', { cells: ['017'], from: null }],
])('“%s” is about places', (line, about) => expect(cellsIn(line)).toEqual(about));

it.each(['throw: 3 6 5', '1: roll', '= sum 14', '1: mark A 1 2 3', '', null])('“%s” is about none', (line) =>
  expect(cellsIn(line)).toBeNull(),
);
