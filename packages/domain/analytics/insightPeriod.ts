import { addDays, daysBetween, type IsoDay, isIsoDay } from '@quoin/domain/formats';

/** The periods that an owner can choose; `custom` contains its own two days. */
export const INSIGHT_RANGES = [
  'today',
  'yesterday',
  '7d',
  '28d',
  '90d',
  'month',
  'lastMonth',
  'year',
  'custom',
] as const;
export type InsightRange = (typeof INSIGHT_RANGES)[number];
export const DEFAULT_INSIGHT_RANGE: InsightRange = '28d';

/** What a time is held against. */
export const INSIGHT_COMPARISONS = ['previous', 'year', 'none'] as const;
export type InsightComparison = (typeof INSIGHT_COMPARISONS)[number];
export const DEFAULT_INSIGHT_COMPARISON: InsightComparison = 'previous';

/** Whole days of the site's calendar, both included. */
export interface InsightPeriod {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

export type InsightUnit = 'hour' | 'day' | 'month';

/** Rolled-up numbers are kept for 25 months; nobody can ask for more than three years. */
export const LONGEST_PERIOD_DAYS = 3 * 366;
/** Longer than a quarter is drawn by months. */
const MOST_DAYS_DRAWN = 92;
const DAYS_BACK: Readonly<Partial<Record<InsightRange, number>>> = { today: 1, '7d': 7, '28d': 28, '90d': 90 };

/** The days of a range, seen from `today` in the site's time zone. Nothing later than today; days that make no sense count as not said. */
export function periodOf(
  question: { readonly range: InsightRange; readonly from?: IsoDay | undefined; readonly to?: IsoDay | undefined },
  today: IsoDay,
): InsightPeriod {
  const { range } = question;
  const days = DAYS_BACK[range];
  if (days !== undefined) return { from: addDays(today, 1 - days), to: today };
  if (range === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) };
  if (range === 'month') return { from: `${today.slice(0, 7)}-01`, to: today };
  if (range === 'lastMonth') return monthBefore(`${today.slice(0, 7)}-01`);
  if (range === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  return chosenPeriod(question, today) ?? periodOf({ range: DEFAULT_INSIGHT_RANGE }, today);
}

function chosenPeriod(
  { from, to }: { readonly from?: IsoDay | undefined; readonly to?: IsoDay | undefined },
  today: IsoDay,
) {
  if (!isIsoDay(from) || !isIsoDay(to)) return null;
  const [first, last] = from <= to ? [from, to] : [to, from];
  const end = last > today ? today : last;
  if (first > end) return null;
  const earliest = addDays(end, 1 - LONGEST_PERIOD_DAYS);
  if (first < earliest) return { from: earliest, to: end };
  return { from: first, to: end };
}

/** The time it is compared with: just as long right before (a whole month with the whole month before), or a year earlier. */
export function comparedPeriod(period: InsightPeriod, comparison: InsightComparison): InsightPeriod | null {
  if (comparison === 'none') return null;
  if (comparison === 'year') return { from: yearBefore(period.from), to: yearBefore(period.to) };
  if (isWholeMonth(period)) return monthBefore(period.from);
  const length = daysIn(period);
  return { from: addDays(period.from, -length), to: addDays(period.to, -length) };
}

export function daysIn({ from, to }: InsightPeriod): number {
  return daysBetween(from, to) + 1;
}

/** Returns what one point of a chart represents. */
export function unitOf(period: InsightPeriod): InsightUnit {
  const days = daysIn(period);
  if (days === 1) return 'hour';
  return days <= MOST_DAYS_DRAWN ? 'day' : 'month';
}

/** The pieces of a period without gaps: `2026-11-21T14`, `2026-11-21` or `2026-11`. */
export function bucketsOf(period: InsightPeriod, unit: InsightUnit): readonly string[] {
  const days = Array.from({ length: daysIn(period) }, (_, index) => addDays(period.from, index));
  if (unit === 'day') return days;
  if (unit === 'month') return [...new Set(days.map((day) => day.slice(0, 7)))];
  return days.flatMap((day) => Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}`));
}

function isWholeMonth({ from, to }: InsightPeriod): boolean {
  return from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && addDays(to, 1).endsWith('-01');
}

function monthBefore(firstDay: IsoDay): InsightPeriod {
  const to = addDays(firstDay, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** The 29th of February has the 28th before it. */
function yearBefore(day: IsoDay): IsoDay {
  const earlier = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  const month = earlier.slice(0, 8);
  return isIsoDay(earlier) ? earlier : `${month}28`;
}
