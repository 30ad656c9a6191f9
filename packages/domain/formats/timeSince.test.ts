import { describe, expect, it } from 'vitest';
import { formatTimeSince } from './timeSince.ts';

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('time since', () => {
  it.each([
    [0, 'less than a minute ago'],
    [MINUTE - 1, 'less than a minute ago'],
    [-DAY, 'less than a minute ago'],
    [MINUTE, 'about a minute ago'],
    [59 * MINUTE, 'about 59 minutes ago'],
    [HOUR, 'about an hour ago'],
    [23 * HOUR, 'about 23 hours ago'],
    [DAY, 'about a day ago'],
    [6 * DAY, 'about 6 days ago'],
    [7 * DAY, 'about a week ago'],
    [29 * DAY, 'about 4 weeks ago'],
    [30 * DAY, 'about a month ago'],
    [364 * DAY, 'about 12 months ago'],
    [365 * DAY, 'about a year ago'],
    [10 * 365 * DAY, 'about 10 years ago'],
  ])('%d milliseconds: %s (DISP-08)', (age, text) => {
    expect(formatTimeSince(NOW - age, NOW)).toBe(text);
  });
});
