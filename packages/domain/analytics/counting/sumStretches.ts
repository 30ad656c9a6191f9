import { addDays } from '@quoin/domain/formats';
import type { InsightPeriod } from '../insightPeriod.ts';

/** Buckets to add up, both ends included: days, or first days of months. */
export interface SumStretch {
  readonly grain: 'day' | 'month';
  readonly from: string;
  readonly to: string;
}

/** A period as its whole months and the days around them: the fewest rows that make it up. */
export function sumStretches({ from, to }: InsightPeriod): readonly SumStretch[] {
  const first = from.endsWith('-01') ? from : monthAfter(from);
  const end = addDays(to, 1).endsWith('-01') ? monthAfter(to) : `${to.slice(0, 7)}-01`;
  if (first >= end) return [{ grain: 'day', from, to }];
  const last = `${addDays(end, -1).slice(0, 7)}-01`;
  return [
    ...(from < first ? [{ grain: 'day', from, to: addDays(first, -1) } as const] : []),
    { grain: 'month', from: first, to: last },
    ...(end <= to ? [{ grain: 'day', from: end, to } as const] : []),
  ];
}

function monthAfter(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
}
