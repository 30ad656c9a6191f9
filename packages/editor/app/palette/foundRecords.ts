import {
  type AppCustomersResponse,
  type AppOrdersResponse,
  appCustomersPath,
  appOrdersPath,
} from '@quoin/contract/endpoints/store';
import { isAllowed, type Member } from '@quoin/domain/access';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';
import { listPath } from '../queries/queries.ts';

const MIN_LENGTH = 2;
/** Of each kind: a palette is for going to one that is known. */
const SHOWN = 8;

function wanted(member: Member, typed: string) {
  const search = typed.trim().replace(/^#/, '');
  // A number of an order may be short.
  const isLongEnough = search.length >= MIN_LENGTH || /^\d+$/.test(search);
  return {
    search,
    options: {
      enabled: isLongEnough && isAllowed(member, 'orders.read'),
      placeholderData: keepPreviousData,
      retry: false,
    },
  };
}

/** Orders whose number, name or address holds what was typed, newest first. */
export function orderChoicesQuery(site: string, member: Member, typed: string) {
  const { search, options } = wanted(member, typed);
  return queryOptions({
    queryKey: ['site', site, 'paletteOrders', search],
    queryFn: async ({ signal }) =>
      (await load<AppOrdersResponse>(listPath(appOrdersPath(site), { search }), signal)).orders.slice(0, SHOWN),
    ...options,
  });
}

export function customerChoicesQuery(site: string, member: Member, typed: string) {
  const { search, options } = wanted(member, typed);
  return queryOptions({
    queryKey: ['site', site, 'paletteCustomers', search],
    queryFn: async ({ signal }) =>
      (await load<AppCustomersResponse>(listPath(appCustomersPath(site), { search }), signal)).customers.slice(
        0,
        SHOWN,
      ),
    ...options,
  });
}
