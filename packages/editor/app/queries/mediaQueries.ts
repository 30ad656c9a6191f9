import {
  type AppAssetDetailResponse,
  type AppMediaFoldersResponse,
  type AppMediaResponse,
  appAssetPath,
  appMediaFoldersPath,
  appMediaPath,
} from '@quoin/contract/endpoints/content';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';
import { listPath } from './queries.ts';

/** Filters of the library. Their names are those of its address. */
export type MediaFilters = Readonly<
  Partial<Record<'search' | 'kinds' | 'folder' | 'use' | 'alt' | 'trash' | 'sort', string>>
>;

/** How often files whose sizes are being made are looked at again. */
const LOOK_AGAIN_MS = 2_000;

export function mediaQuery(site: string, filters: MediaFilters) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'media', 'list', filters],
    queryFn: ({ signal, pageParam }) =>
      load<AppMediaResponse>(listPath(appMediaPath(site), { ...filters, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // Each look asks for all pages there are: of thousands of files, the rarer.
    refetchInterval: ({ state }) => {
      const pages = state.data?.pages ?? [];
      const isBusy = pages.some(({ assets }) => assets.some((each) => each.state === 'processing'));
      return isBusy ? LOOK_AGAIN_MS * pages.length : false;
    },
  });
}

export function mediaFoldersQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'media', 'folders'],
    queryFn: ({ signal }) => load<AppMediaFoldersResponse>(appMediaFoldersPath(site), signal),
  });
}

export function assetQuery(site: string, id: string) {
  return queryOptions({
    queryKey: ['site', site, 'media', 'one', id],
    queryFn: ({ signal }) => load<AppAssetDetailResponse>(appAssetPath(site, id), signal),
    refetchInterval: ({ state }) => (state.data?.asset.state === 'processing' ? LOOK_AGAIN_MS : false),
  });
}

/** Reloads the library wherever it is shown, after a change to it. */
export function refreshMedia(client: QueryClient, site: string): void {
  void client.invalidateQueries({ queryKey: ['site', site, 'media'] });
}
