import {
  SUBSCRIPTION_FILTERS,
  type SubscriptionFilter,
  type WireSubscriptionStatus,
} from '@quoin/contract/endpoints/store';
import { en as orderPageEnglish } from '@quoin/messages/orderPage';
import { searchText } from '../../app/searchParams.ts';
import type { BadgeLook } from '../../parts/badgeLook.ts';

export interface SubscriptionSearch {
  readonly search?: string;
  readonly status?: Exclude<SubscriptionFilter, 'all'>;
}

export function subscriptionSearch(search: Readonly<Record<string, unknown>>): SubscriptionSearch {
  const status = SUBSCRIPTION_FILTERS.find((each) => each === search.status);
  return { ...searchText(search), ...(status === undefined || status === 'all' ? {} : { status }) };
}

const TONES: Readonly<Record<WireSubscriptionStatus, Omit<BadgeLook, 'text'>>> = {
  active: { tone: 'good' },
  past_due: { tone: 'bad' },
  paused: { tone: 'warn', hollow: true },
  canceled: { tone: 'plain', hollow: true },
  completed: { tone: 'plain' },
};

export function subscriptionBadge(status: WireSubscriptionStatus): BadgeLook {
  return { text: orderPageEnglish.subscriptionStates[status], ...TONES[status] };
}
