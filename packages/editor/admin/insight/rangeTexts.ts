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
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/rangeTexts';
import { APP_LANGUAGE } from '../../app/locale.ts';

export const RANGE_TEXTS: Readonly<Record<InsightRange, string>> = {
  today: texts.today,
  yesterday: texts.yesterday,
  '7d': texts.last7Days,
  '28d': texts.last28Days,
  '90d': texts.last90Days,
  month: texts.thisMonth,
  lastMonth: texts.lastMonth,
  year: texts.thisYear,
  custom: texts.custom,
};

export const COMPARISON_TEXTS: Readonly<Record<InsightComparison, string>> = {
  previous: texts.compareWithPreviousPeriod,
  year: texts.compareWithPreviousYear,
  none: texts.noComparison,
};

export const FILTER_TEXTS: Readonly<Record<InsightFilter, string>> = {
  channel: texts.channel,
  source: texts.source,
  referrer: texts.referrer,
  campaign: texts.campaign,
  country: commonTexts.country,
  language: texts.language,
  device: texts.device,
  browser: texts.browser,
  page: commonTexts.page,
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
  if (isThisYear || from.slice(0, 4) !== to.slice(0, 4)) return formatDayRange(from, to, APP_LANGUAGE);
  return from === to
    ? formatDay(from, APP_LANGUAGE)
    : `${formatDay(from, APP_LANGUAGE)} – ${formatDay(to, APP_LANGUAGE)}`;
}
