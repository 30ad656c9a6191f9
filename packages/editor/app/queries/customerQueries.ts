import {
  type AppAbandonedCartsResponse,
  type AppCustomerResponse,
  type AppCustomersResponse,
  appAbandonedCartsPath,
  appCustomerPath,
  appCustomersPath,
} from '@quoin/contract/endpoints/store';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';
import { listPath } from './queries.ts';

/** `filter`: the filters in the list's address. The previous rows stay visible while other filters load. */
export function customersQuery(site: string, filter: Readonly<Record<string, string>>) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'customers', filter],
    queryFn: ({ signal, pageParam }) =>
      load<AppCustomersResponse>(listPath(appCustomersPath(site), { ...filter, offset: pageParam }), signal),
    placeholderData: keepPreviousData,
    initialPageParam: '',
    getNextPageParam: (page, pages) => {
      const shown = pages.reduce((sum, { customers }) => sum + customers.length, 0);
      return shown < page.total && page.customers.length > 0 ? String(shown) : null;
    },
  });
}

export function customerQuery(site: string, id: string) {
  return queryOptions({
    queryKey: ['site', site, 'customer', id],
    queryFn: ({ signal }) => load<AppCustomerResponse>(appCustomerPath(site, id), signal),
    // What is typed belongs to these values: they must not change below it.
    refetchOnWindowFocus: false,
  });
}

export function abandonedCartsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'abandonedCarts'],
    queryFn: ({ signal }) => load<AppAbandonedCartsResponse>(appAbandonedCartsPath(site), signal),
  });
}
