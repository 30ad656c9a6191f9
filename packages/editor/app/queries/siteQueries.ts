import {
  APP_SEEN_PATH,
  APP_SITES_OVERVIEW_PATH,
  type AppSeenResponse,
  type AppSitesOverviewResponse,
} from '@quoin/contract/endpoints/content';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';

const WHILE_COPYING_MS = 1_500;

/** Copies under way, deleted sites, whether one may make more; asked again and again while something is copied. */
export const sitesOverviewQuery = queryOptions({
  queryKey: ['siteDesk'],
  queryFn: ({ signal }) => load<AppSitesOverviewResponse>(APP_SITES_OVERVIEW_PATH, signal),
  refetchInterval: ({ state }) =>
    state.data?.copies.some((copy) => copy.state === 'running') ? WHILE_COPYING_MS : false,
});

export const seenQuery = queryOptions({
  queryKey: ['seen'],
  queryFn: ({ signal }) => load<AppSeenResponse>(APP_SEEN_PATH, signal),
  staleTime: Number.POSITIVE_INFINITY,
});
