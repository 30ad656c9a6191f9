import { type InsightFilter, type InsightQuestion, insightPairs, parseInsightQuestion } from '@quoin/domain/analytics';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { InsightSearch } from './insightSearch.ts';

/** The question in the address, and functions to ask another one. */
export interface Insight {
  readonly question: InsightQuestion;
  /** The question as the server takes it. */
  readonly pairs: Readonly<Record<string, string>>;
  readonly ask: (next: InsightSearch) => void;
  /** Narrows everything on the screen; null takes the filter away. */
  readonly narrow: (filter: InsightFilter, value: string | null) => void;
}

export function useInsight(): Insight {
  const search: InsightSearch = useSearch({ from: '/$site/config/insight' });
  const navigate = useNavigate();
  return useMemo(() => {
    const question = parseInsightQuestion((name) => search[name as keyof InsightSearch]);
    const ask = (next: InsightSearch) => void navigate({ to: '.', search: next, resetScroll: false });
    return {
      question,
      pairs: insightPairs(question),
      ask,
      narrow: (filter, value) => {
        const { [filter]: _, ...others } = search;
        ask(value === null ? others : { ...others, [filter]: value });
      },
    };
  }, [search, navigate]);
}
