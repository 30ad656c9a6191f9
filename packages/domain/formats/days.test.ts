import { describe, expect, it } from 'vitest';
import { addWorkingDays, formatDay, formatDayRange, isoDayOf } from './days.ts';

describe('days', () => {
  it('are cut from a moment in UTC', () => {
    expect(isoDayOf(Date.UTC(2026, 10, 21, 23, 59))).toBe('2026-11-21');
  });

  it.each([
    ['2026-11-20', 1, '2026-11-23'], // Friday → Monday
    ['2026-11-21', 0, '2026-11-23'], // Saturday: the next working day
    ['2026-11-22', 1, '2026-11-24'],
    ['2026-11-16', 5, '2026-11-23'],
    ['2026-12-30', 3, '2027-01-04'],
  ])('%s and %d working days is %s', (day, count, later) => {
    expect(addWorkingDays(day, count)).toBe(later);
  });

  it.each([
    ['2026-11-24', '2026-11-27', 'Nov 24 – 27'],
    ['2026-11-28', '2026-12-02', 'Nov 28 – Dec 2'],
    ['2026-12-30', '2027-01-04', 'Dec 30, 2026 – Jan 4, 2027'],
    ['2026-11-24', '2026-11-24', 'Nov 24'],
  ])('range %s to %s reads %s (CX-14)', (from, to, text) => {
    expect(formatDayRange(from, to)).toBe(text);
  });

  it('single day with its year', () => {
    expect(formatDay('2026-11-21')).toBe('Nov 21, 2026');
  });
});
