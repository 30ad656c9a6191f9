import {
  type AppExperimentsResponse,
  type AppInsightSettings,
  type AppRecordingResponse,
  type AppRecordingsResponse,
  type AppSpeedResponse,
  appExperimentsPath,
  appInsightSettingsPath,
  appRecordingPath,
  appRecordingsPath,
  appSpeedPath,
  type RecordingMarkFilter,
} from '@quoin/contract/endpoints/running';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';
import { listPath } from './queries.ts';

type Pairs = Readonly<Record<string, string>>;

export function speedQuery(site: string, pairs: Pairs) {
  return queryOptions({
    queryKey: ['site', site, 'speed', pairs],
    queryFn: ({ signal }) => load<AppSpeedResponse>(listPath(appSpeedPath(site), pairs), signal),
    placeholderData: keepPreviousData,
  });
}

export function recordingsQuery(site: string, pairs: Pairs, mark: RecordingMarkFilter) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'recordings', pairs, mark],
    queryFn: ({ signal, pageParam }) =>
      load<AppRecordingsResponse>(listPath(appRecordingsPath(site), { ...pairs, mark, cursor: pageParam }), signal),
    placeholderData: keepPreviousData,
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function recordingQuery(site: string, id: string) {
  return queryOptions({
    queryKey: ['site', site, 'recording', id],
    queryFn: ({ signal }) => load<AppRecordingResponse>(appRecordingPath(site, id), signal),
    // Each look is noted: coming back to the window is none.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export function insightSettingsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'insightSettings'],
    queryFn: ({ signal }) => load<AppInsightSettings>(appInsightSettingsPath(site), signal),
  });
}

export function experimentsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'experiments'],
    queryFn: ({ signal }) => load<AppExperimentsResponse>(appExperimentsPath(site), signal),
  });
}
