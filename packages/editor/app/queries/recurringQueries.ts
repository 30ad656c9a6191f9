import {
  type AppGiftCardResponse,
  type AppGiftCardsResponse,
  type AppSubscriptionResponse,
  type AppSubscriptionsResponse,
  appGiftCardPath,
  appGiftCardsPath,
  appSubscriptionPath,
  appSubscriptionsPath,
} from '@quoin/contract/endpoints/store';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';
import { listPath } from './queries.ts';

type Filters = Readonly<Record<string, string>>;

export function giftCardsQuery(site: string, filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'giftCards', filters],
    queryFn: ({ signal, pageParam }) =>
      load<AppGiftCardsResponse>(listPath(appGiftCardsPath(site), { ...filters, cursor: pageParam }), signal),
    placeholderData: keepPreviousData,
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function giftCardQuery(site: string, id: string) {
  return queryOptions({
    queryKey: ['site', site, 'giftCard', id],
    queryFn: ({ signal }) => load<AppGiftCardResponse>(appGiftCardPath(site, id), signal),
  });
}

export function subscriptionsQuery(site: string, filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'subscriptions', filters],
    queryFn: ({ signal, pageParam }) =>
      load<AppSubscriptionsResponse>(listPath(appSubscriptionsPath(site), { ...filters, cursor: pageParam }), signal),
    placeholderData: keepPreviousData,
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** A test clock that was moved is worked off in the background: it is looked at again for a moment. */
export function subscriptionQuery(site: string, id: string, isMoving = false) {
  return queryOptions({
    queryKey: ['site', site, 'subscription', id],
    queryFn: ({ signal }) => load<AppSubscriptionResponse>(appSubscriptionPath(site, id), signal),
    refetchInterval: isMoving ? 700 : false,
  });
}
