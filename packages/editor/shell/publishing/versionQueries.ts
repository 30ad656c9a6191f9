import {
  appPlannedPublicationPath,
  appPublicationPath,
  appVersionPath,
  appVersionsPath,
  type PublicationPlanResponse,
  type PublishRequest,
  type PublishResponse,
  type VersionResponse,
  type VersionsResponse,
} from '@quoin/contract/endpoints/content';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { act, load } from '../../app/api.ts';

/** Query for what publishing would change now. Always refetched, because others work too. */
export function publicationQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'publication'],
    queryFn: ({ signal }) => load<PublicationPlanResponse>(appPublicationPath(site), signal),
    staleTime: 0,
    gcTime: 0,
  });
}

export const publish = (site: string, request: PublishRequest) =>
  act<PublishResponse>('POST', appPublicationPath(site), request);

export const callOff = (site: string, version: number) => act<void>('DELETE', appPlannedPublicationPath(site, version));

export function versionsQuery(site: string) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'versions'],
    queryFn: ({ signal, pageParam }) =>
      load<VersionsResponse>(`${appVersionsPath(site)}${pageParam === 0 ? '' : `?before=${pageParam}`}`, signal),
    initialPageParam: 0,
    getNextPageParam: ({ versions, hasMore }) => (hasMore ? versions.at(-1)?.number : undefined),
    staleTime: 0,
  });
}

export const loadVersion = (site: string, version: number) => load<VersionResponse>(appVersionPath(site, version));

export const keepVersion = (site: string, name: string) =>
  act<PublishResponse>('POST', appVersionsPath(site), { name });
