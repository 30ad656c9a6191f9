import { formatDay } from '@quoin/domain/formats';
import { expect, it } from 'vitest';
import { errorDaysText } from './errorDays.ts';

const day = (date: number, times: number) => ({ day: `2026-11-${date}`, times });

it.each([
  [[], null],
  [[day(20, 0), day(21, 0)], null],
  [[day(20, 0), day(21, 1)], `once, all on ${formatDay('2026-11-21')}.`],
  [
    [day(20, 1), day(21, 0), day(22, 1200)],
    `1,201 times on 2 of these days, at most 1,200 times on ${formatDay('2026-11-22')}.`,
  ],
  [[day(20, 3), day(21, 3)], `6 times on 2 of these days, at most 3 times on ${formatDay('2026-11-21')}.`],
])('%j reads %j: the latest of the worst days (ERR-03)', (days, text) => expect(errorDaysText(days)).toBe(text));
