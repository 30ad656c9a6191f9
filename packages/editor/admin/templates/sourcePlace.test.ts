import { expect, it } from 'vitest';
import { lineCount, offsetOf } from './sourcePlace.ts';

it.each([
  [1, 1, 0],
  [2, 2, 4],
  [2, 99, 5],
  [9, 1, 7],
  [1, 0, 0],
])('line %i, column %i is at %i', (line, column, offset) => expect(offsetOf('ab\ncd\ne', line, column)).toBe(offset));

it('counts lines as editors do', () => {
  expect([lineCount(''), lineCount('a'), lineCount('a\n'), lineCount('a\nb')]).toEqual([1, 1, 2, 2]);
});
