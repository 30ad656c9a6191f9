import { expect, it } from 'vitest';
import { stripShift } from './strip.ts';

it.each([
  ['start', 0, -200],
  ['start', 10, -190],
  ['end', 0, 100],
  ['end', 10, 90],
  ['middle', 10, -50],
  [undefined, undefined, -50],
])('a strip with its slide at %s, %s from the edge, moves by %i', (alignment, offset, expected) => {
  expect(stripShift({ alignment, offset } as object, { start: 200, size: 100 }, 400)).toBe(expected);
});
