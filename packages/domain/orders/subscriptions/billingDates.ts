import type { SubscriptionPlan } from '@quoin/domain/catalog';
import { addDays, addMonths, type IsoDay } from '@quoin/domain/formats';

type Period = SubscriptionPlan['billingPeriod'];

/**
 * The day on which a period begins and is charged; period 0 is the purchase. Always counted from the first day, never
 * from the day before it, so 31 Jan → 28 Feb → 31 Mar and nothing drifts; 29 Feb yearly is 28 Feb in between (SUBS-01).
 */
export function billingDay(startDay: IsoDay, period: Period, index: number): IsoDay {
  const count = period.value * index;
  if (period.unit === 'week') return addDays(startDay, 7 * count);
  return addMonths(startDay, period.unit === 'year' ? 12 * count : count);
}

/** The first period that begins on that day or later. */
export function firstPeriodFrom(startDay: IsoDay, period: Period, day: IsoDay): number {
  let index = Math.max(0, estimate(startDay, period, day) - 1);
  while (billingDay(startDay, period, index) < day) index += 1;
  return index;
}

/** Returns the last period that has started by that day, or -1 before the first. */
export function lastPeriodUntil(startDay: IsoDay, period: Period, day: IsoDay): number {
  const next = firstPeriodFrom(startDay, period, day);
  return billingDay(startDay, period, next) === day ? next : next - 1;
}

/** Never too large: counted with the longest months and years. */
function estimate(startDay: IsoDay, period: Period, day: IsoDay): number {
  const days = (Date.parse(day) - Date.parse(startDay)) / 86_400_000;
  const longest = { week: 7, month: 31, year: 366 }[period.unit] * period.value;
  return Math.floor(days / longest);
}
