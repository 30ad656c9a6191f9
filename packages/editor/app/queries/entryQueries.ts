import {
  type AppEntriesResponse,
  type AppEntryResponse,
  type AppJournalsResponse,
  appEntriesPath,
  appEntryPath,
  appJournalsPath,
} from '@quoin/contract/endpoints/content';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';
import { listPath } from './queries.ts';

/** What the screens of posts and events ask the server. */
export function journalsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'journals'],
    queryFn: ({ signal }) => load<AppJournalsResponse>(appJournalsPath(site), signal),
  });
}

export function entriesQuery(site: string, journal: string, filters: Readonly<Record<string, string>>) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'entries', journal, filters],
    queryFn: ({ signal, pageParam }) =>
      load<AppEntriesResponse>(listPath(appEntriesPath(site), { ...filters, journal, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function entryQuery(site: string, entryId: string) {
  return queryOptions({
    queryKey: ['site', site, 'entry', entryId],
    queryFn: ({ signal }) => load<AppEntryResponse>(appEntryPath(site, entryId), signal),
    // What is typed belongs to this state: it must not change below it. Others' edits show when saving.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
