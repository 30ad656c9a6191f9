import { type InsightFilter, insightPairs, parseInsightQuestion } from '@quoin/domain/analytics';

/** What the address of the insight screens says after `?`: the range, what it is compared with, what it is narrowed to. */
export type InsightSearch = Readonly<Partial<Record<'range' | 'from' | 'to' | 'compare' | InsightFilter, string>>>;

export function insightSearch(search: Readonly<Record<string, unknown>>): InsightSearch {
  return insightPairs(parseInsightQuestion((name) => search[name]));
}
