import {
  type AppProductResponse,
  type AppProductsResponse,
  type AppStorePagesResponse,
  type AppViewsResponse,
  appProductPath,
  appProductsPath,
  appStorePagesPath,
  appViewsPath,
} from '@quoin/contract/endpoints/store';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';
import { listPath } from './queries.ts';

/** What the screens of the catalogue ask the server. */
export function productListQuery(site: string, filters: Readonly<Record<string, string>>) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'products', filters],
    queryFn: ({ signal, pageParam }) =>
      load<AppProductsResponse>(listPath(appProductsPath(site), { ...filters, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function productQuery(site: string, productId: string) {
  return queryOptions({
    queryKey: ['site', site, 'product', productId],
    queryFn: ({ signal }) => load<AppProductResponse>(appProductPath(site, productId), signal),
    // What is typed belongs to this state: it must not change below it. Others' edits show when saving.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function storePagesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'storePages'],
    queryFn: ({ signal }) => load<AppStorePagesResponse>(appStorePagesPath(site), signal),
  });
}

export function viewsQuery(site: string, screen: string) {
  return queryOptions({
    queryKey: ['site', site, 'views', screen],
    queryFn: ({ signal }) => load<AppViewsResponse>(appViewsPath(site, screen), signal),
  });
}
