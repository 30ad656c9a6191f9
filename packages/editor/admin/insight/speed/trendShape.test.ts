import { expect, it } from 'vitest';
import { trendShape } from './trendShape.ts';

const size = { width: 100, height: 50 };

it('a trend is a line from the first day to the last, broken where nothing was measured (TELE-02)', () => {
  const days = [100, 200, null, 50].map((value, index) => ({ day: `2026-11-0${index + 1}`, value }));
  const { lines, dots, heightOf } = trendShape(days, size, 100);
  expect(lines).toEqual(['M0.0 27.3L33.3 4.5', 'M100.0 38.6']);
  expect(dots.map(({ value }) => value)).toEqual([100, 200, 50]);
  expect(heightOf(0)).toBe(50);
});

it('one day stands in the middle, and no day is no line', () => {
  expect(trendShape([{ day: '2026-11-01', value: 10 }], size, 100).dots).toMatchObject([{ x: 50 }]);
  expect(trendShape([], size, 100).lines).toEqual([]);
});
