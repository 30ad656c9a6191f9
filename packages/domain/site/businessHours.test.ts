import { describe, expect, it } from 'vitest';
import { businessHoursOf } from './businessHours.ts';

const rangesOf = (text: string) => businessHoursOf({ monday: text }).monday.ranges;

describe('opening hours as an owner writes them (page-data 3)', () => {
  it.each([
    ['9:00–17:30', [{ from: 540, to: 1050 }]],
    [
      '9-12, 14-18',
      [
        { from: 540, to: 720 },
        { from: 840, to: 1080 },
      ],
    ],
    ['9am to 5.30 pm', [{ from: 540, to: 1050 }]],
    ['12am - 12pm', [{ from: 0, to: 720 }]],
    ['18:00 – 2:00', [{ from: 1080, to: 120 }]],
    ['9h à 18h30', [{ from: 540, to: 1110 }]],
    ['closed', []],
    ['31-99', []],
    ['', []],
  ])('%s', (text, ranges) => {
    expect(rangesOf(text)).toEqual(ranges);
  });

  it('has every day of the week, whatever is stored', () => {
    for (const stored of [undefined, null, 'x', { monday: 9 }, []])
      expect(Object.values(businessHoursOf(stored))).toEqual(Array(7).fill({ text: '', ranges: [] }));
  });
});
