import type { AppHomeResponse } from '@quoin/contract/endpoints';
import {
  APP_SESSION_PATH,
  APP_SITES_PATH,
  type AppMailboxResponse,
  type AppMailResponse,
  type AppOrderResponse,
  type AppOrdersResponse,
  type AppProductsResponse,
  type AppSessionResponse,
  type AppSitesResponse,
  appHomePath,
  appMailboxPath,
  appMailPath,
  appOrderPath,
  appOrdersPath,
  appProductsPath,
  type StockFilter,
} from '@quoin/contract/endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { load } from './api.ts';

/** What the screens ask the server, each once: key, path, answer. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => load<AppSessionResponse>(APP_SESSION_PATH, signal),
  staleTime: 60_000,
});

export const sitesQuery = queryOptions({
  queryKey: ['sites'],
  queryFn: ({ signal }) => load<AppSitesResponse>(APP_SITES_PATH, signal),
  staleTime: 60_000,
});

export function homeQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'home'],
    queryFn: ({ signal }) => load<AppHomeResponse>(appHomePath(site), signal),
    refetchInterval: 30_000,
  });
}

export function ordersQuery(site: string, search: string) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'orders', search],
    queryFn: ({ signal, pageParam }) =>
      load<AppOrdersResponse>(listPath(appOrdersPath(site), { search, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function orderQuery(site: string, orderId: string) {
  return queryOptions({
    queryKey: ['site', site, 'order', orderId],
    queryFn: ({ signal }) => load<AppOrderResponse>(appOrderPath(site, orderId), signal),
  });
}

export function productsQuery(site: string, filter: { readonly search: string; readonly stock: StockFilter }) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'products', filter],
    queryFn: ({ signal, pageParam }) =>
      load<AppProductsResponse>(listPath(appProductsPath(site), { ...filter, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function mailboxQuery(site: string, search: string) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'mailbox', search],
    queryFn: ({ signal, pageParam }) =>
      load<AppMailboxResponse>(listPath(appMailboxPath(site), { search, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function mailQuery(site: string, mailId: string) {
  return queryOptions({
    queryKey: ['site', site, 'mail', mailId],
    queryFn: ({ signal }) => load<AppMailResponse>(appMailPath(site, mailId), signal),
  });
}

/** A path with the filters that say something. */
export function listPath(path: string, filters: Readonly<Record<string, string>>): string {
  const given = Object.entries(filters).filter(([, value]) => value !== '' && value !== 'all');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
