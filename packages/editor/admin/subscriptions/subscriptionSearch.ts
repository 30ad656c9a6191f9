import {
  SUBSCRIPTION_FILTERS,
  type SubscriptionFilter,
  type WireSubscriptionStatus,
} from '@quoin/contract/endpoints/store';
import * as states from '@quoin/messages/app/subscriptionStates';
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

export const SUBSCRIPTION_STATES: Readonly<Record<WireSubscriptionStatus, string>> = states;
const TONES: Readonly<Record<WireSubscriptionStatus, Omit<BadgeLook, 'text'>>> = {
  active: { tone: 'good' },
  past_due: { tone: 'bad' },
  paused: { tone: 'warn', hollow: true },
  canceled: { tone: 'plain', hollow: true },
  completed: { tone: 'plain' },
};

export function subscriptionBadge(status: WireSubscriptionStatus): BadgeLook {
  return { text: SUBSCRIPTION_STATES[status], ...TONES[status] };
}
