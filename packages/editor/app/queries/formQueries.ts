import {
  type AppFormResponse,
  type AppFormsResponse,
  type AppMailingListsResponse,
  type AppSubmissionsResponse,
  type AppSubscribersResponse,
  appFormPath,
  appFormsPath,
  appMailingListsPath,
  appSubmissionsPath,
  appSubscribersPath,
  type WireSubmission,
} from '@quoin/contract/endpoints/content';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';
import { listPath } from './queries.ts';

export function formsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'forms'],
    queryFn: ({ signal }) => load<AppFormsResponse>(appFormsPath(site), signal),
  });
}

export function formQuery(site: string, formId: string) {
  return queryOptions({
    queryKey: ['site', site, 'form', formId],
    queryFn: ({ signal }) => load<AppFormResponse>(appFormPath(site, formId), signal),
    // What is typed belongs to these values: they must not change below it.
    refetchOnWindowFocus: false,
  });
}

/** `filter`: the filters in the inbox's address. The previous rows stay visible while other filters load. */
export function submissionsQuery(site: string, filter: Readonly<Record<string, string>>) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'submissions', filter],
    queryFn: ({ signal, pageParam }) =>
      load<AppSubmissionsResponse>(listPath(appSubmissionsPath(site), { ...filter, cursor: pageParam }), signal),
    placeholderData: keepPreviousData,
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: 60_000,
  });
}

export function submissionQuery(site: string, id: string) {
  return queryOptions({
    queryKey: ['site', site, 'submission', id],
    queryFn: ({ signal }) => load<WireSubmission>(`${appSubmissionsPath(site)}/${encodeURIComponent(id)}`, signal),
  });
}

export function mailingListsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'mailingLists'],
    queryFn: ({ signal }) => load<AppMailingListsResponse>(appMailingListsPath(site), signal),
  });
}

export function subscribersQuery(site: string, listId: string, filter: Readonly<Record<string, string>>) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'subscribers', listId, filter],
    queryFn: ({ signal, pageParam }) =>
      load<AppSubscribersResponse>(
        listPath(appSubscribersPath(site, listId), { ...filter, cursor: pageParam }),
        signal,
      ),
    placeholderData: keepPreviousData,
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}
