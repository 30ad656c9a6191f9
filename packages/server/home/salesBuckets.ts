import type { SalesRange } from '@quoin/contract/endpoints/running';
import { dayInZone, momentOfLocal } from '@quoin/domain/formats';

export type BucketUnit = 'hour' | 'day' | 'month';

/** Two periods of the same length, cut into equal pieces; the later one ends now. */
export interface SalesBuckets {
  readonly unit: BucketUnit;
  readonly previous: readonly string[];
  readonly current: readonly string[];
}

const RANGES: Readonly<Record<SalesRange, { readonly unit: BucketUnit; readonly count: number }>> = {
  today: { unit: 'hour', count: 24 },
  '7d': { unit: 'day', count: 7 },
  '30d': { unit: 'day', count: 30 },
  '90d': { unit: 'day', count: 90 },
  '12m': { unit: 'month', count: 12 },
};

/** Pieces of a range by the calendar of a time zone, named as `WireSalesPoint.at` says. */
export function salesBuckets(range: SalesRange, now: Date, timeZone: string): SalesBuckets {
  const { unit, count } = RANGES[range];
  const today = dayInZone(now.getTime(), timeZone);
  const all = unit === 'month' ? lastMonths(today, count * 2) : lastDays(today, unit === 'hour' ? 2 : count * 2);
  const pieces = unit === 'hour' ? all.flatMap(hoursOf) : all;
  return { unit, previous: pieces.slice(0, count), current: pieces.slice(count) };
}

function lastDays(today: string, count: number): readonly string[] {
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    return new Date(noon - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10);
  });
}

function lastMonths(today: string, count: number): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    return new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7);
  });
}

function hoursOf(day: string): readonly string[] {
  return Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}`);
}

/** The moment at which a piece begins. */
export function startOf(bucket: string, timeZone: string): Date {
  const [day = '', hour] = bucket.split('T');
  const first = day.length === 7 ? `${day}-01` : day;
  return new Date(momentOfLocal(hour === undefined ? first : `${first}T${hour}:00`, timeZone) ?? Number.NaN);
}
