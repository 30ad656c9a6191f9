import {
  comparedPeriod,
  DEFAULT_INSIGHT_COMPARISON,
  DEFAULT_INSIGHT_RANGE,
  type InsightComparison,
  type InsightFilter,
  type InsightPeriod,
  type InsightQuestion,
  type InsightRange,
  periodOf,
} from '@quoin/domain/analytics';
import { formatDay, formatDayRange } from '@quoin/domain/formats';

export const RANGE_TEXTS: Readonly<Record<InsightRange, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7d': 'Last 7 days',
  '28d': 'Last 28 days',
  '90d': 'Last 90 days',
  month: 'This month',
  lastMonth: 'Last month',
  year: 'This year',
  custom: 'Custom',
};

export const COMPARISON_TEXTS: Readonly<Record<InsightComparison, string>> = {
  previous: 'Compare with previous period',
  year: 'Compare with previous year',
  none: 'No comparison',
};

export const FILTER_TEXTS: Readonly<Record<InsightFilter, string>> = {
  channel: 'Channel',
  source: 'Source',
  referrer: 'Referrer',
  campaign: 'Campaign',
  country: 'Country',
  language: 'Language',
  device: 'Device',
  browser: 'Browser',
  page: 'Page',
};

/** The days that are shown, and those they are compared with. */
export function periodsOf(question: InsightQuestion, today: string) {
  const { range = DEFAULT_INSIGHT_RANGE, compare = DEFAULT_INSIGHT_COMPARISON, from, to } = question;
  const period = periodOf({ range, from, to }, today);
  return { period, before: comparedPeriod(period, compare) };
}

/** `Oct 26 – Nov 22`; with the years where the end is not in this one. */
export function periodText({ from, to }: InsightPeriod, today: string): string {
  const isThisYear = to.slice(0, 4) === today.slice(0, 4);
  if (isThisYear || from.slice(0, 4) !== to.slice(0, 4)) return formatDayRange(from, to);
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}
