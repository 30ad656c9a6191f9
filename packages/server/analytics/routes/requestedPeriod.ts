import {
  comparedPeriod,
  DEFAULT_INSIGHT_COMPARISON,
  DEFAULT_INSIGHT_RANGE,
  type InsightPeriod,
  type InsightQuestion,
  parseInsightQuestion,
  periodOf,
} from '@quoin/domain/analytics';
import { dayInZone } from '@quoin/domain/formats';
import { queryText } from '@quoin/domain/site';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import type { AppRequest } from '../../platform/http/route.ts';

/** Returns the query of an insight screen, from the address. */
export function requestedQuestion({ query }: AppRequest): InsightQuestion {
  return parseInsightQuestion((name) => queryText(query, name));
}

/** The days it asks about, in the site's time zone. */
export function requestedPeriod(request: AppRequest, now: number): InsightPeriod {
  const { range = DEFAULT_INSIGHT_RANGE, from, to } = requestedQuestion(request);
  return periodOf({ range, from, to }, dayInZone(now, siteOf(request).timeZone));
}

/** The days those are compared with; null for none. */
export function requestedComparison(request: AppRequest, period: InsightPeriod): InsightPeriod | null {
  return comparedPeriod(period, requestedQuestion(request).compare ?? DEFAULT_INSIGHT_COMPARISON);
}
