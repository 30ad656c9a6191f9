import {
  type AppFunnelResponse,
  type AppInsightReportResponse,
  type AppInsightTableResponse,
  type AppLiveResponse,
  appFunnelPath,
  appInsightReportPath,
  appInsightTablePath,
  appLivePath,
} from '@quoin/contract/endpoints/running';
import type { InsightReportName, InsightTableName } from '@quoin/domain/analytics';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { load } from '../../app/api.ts';

type Pairs = Readonly<Record<string, string>>;

/** The path with the question after `?`, empty values included: an empty campaign is an answer. */
export function questionPath(path: string, pairs: Pairs): string {
  const query = new URLSearchParams(pairs).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** What was shown stays while another time of the same is loaded; never what another site or screen showed. */
function shownOf(site: string, kind: string, what: string) {
  return <Data>(shown: Data | undefined, earlier: { readonly queryKey: readonly unknown[] } | undefined) => {
    const [, ofSite, , ofKind, ofWhat] = earlier?.queryKey ?? [];
    return ofSite === site && ofKind === kind && ofWhat === what ? shown : undefined;
  };
}

export function reportQuery(site: string, report: InsightReportName, pairs: Pairs) {
  return queryOptions({
    queryKey: ['site', site, 'insight', 'report', report, pairs],
    queryFn: ({ signal }) =>
      load<AppInsightReportResponse>(questionPath(appInsightReportPath(site, report), pairs), signal),
    staleTime: 60_000,
    placeholderData: shownOf(site, 'report', report),
  });
}

export function tableQuery(site: string, table: InsightTableName, pairs: Pairs) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'insight', 'table', table, pairs],
    queryFn: ({ signal, pageParam }) => {
      const page: Pairs = pageParam === 0 ? {} : { offset: String(pageParam), limit: '50' };
      return load<AppInsightTableResponse>(
        questionPath(appInsightTablePath(site, table), { ...pairs, ...page }),
        signal,
      );
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextOffset,
    staleTime: 60_000,
    placeholderData: shownOf(site, 'table', table),
  });
}

export function funnelQuery(site: string, pairs: Pairs) {
  return queryOptions({
    queryKey: ['site', site, 'insight', 'funnel', 'all', pairs],
    queryFn: ({ signal }) => load<AppFunnelResponse>(questionPath(appFunnelPath(site), pairs), signal),
    staleTime: 60_000,
    placeholderData: shownOf(site, 'funnel', 'all'),
  });
}

const LIVE_EVERY_MS = 10_000;

export function liveQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'insight', 'live'],
    queryFn: ({ signal }) => load<AppLiveResponse>(appLivePath(site), signal),
    refetchInterval: LIVE_EVERY_MS,
    staleTime: 0,
  });
}
