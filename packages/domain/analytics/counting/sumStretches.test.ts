import { addDays } from '@quoin/domain/formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumStretches } from './sumStretches.ts';

it.each([
  ['2026-03-01', '2026-03-31', 'month 2026-03-01 2026-03-01'],
  ['2026-03-05', '2026-03-31', 'day 2026-03-05 2026-03-31'],
  ['2026-03-01', '2026-03-30', 'day 2026-03-01 2026-03-30'],
  ['2026-02-27', '2026-05-02', 'day 2026-02-27 2026-02-28, month 2026-03-01 2026-04-01, day 2026-05-01 2026-05-02'],
  ['2025-12-01', '2026-01-31', 'month 2025-12-01 2026-01-01'],
  ['2024-02-01', '2024-02-29', 'month 2024-02-01 2024-02-01'],
])('%s to %s: %s (TRACK-11)', (from, to, said) => {
  expect(
    sumStretches({ from, to })
      .map((each) => `${each.grain} ${each.from} ${each.to}`)
      .join(', '),
  ).toBe(said);
});

it('covers each day of any period exactly once (TRACK-11)', () => {
  fc.assert(
    fc.property(fc.nat(800), fc.nat(500), (start, length) => {
      const from = addDays('2024-01-01', start);
      const to = addDays(from, length);
      const covered = sumStretches({ from, to }).flatMap((each) => {
        const days: string[] = [];
        const isIn = (day: string) => (each.grain === 'day' ? day <= each.to : day.slice(0, 7) <= each.to.slice(0, 7));
        for (let day = each.from; isIn(day); day = addDays(day, 1)) days.push(day);
        return days;
      });
      expect(covered).toEqual(Array.from({ length: length + 1 }, (_, index) => addDays(from, index)));
    }),
  );
});
