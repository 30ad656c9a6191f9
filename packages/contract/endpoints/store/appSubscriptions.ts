import { appSitePath } from '../running/appSites.ts';
import type { WireAddress } from '../site/checkout.ts';
import type { WireMoney } from '../site/shoppingCart.ts';

/** Subscriptions as the people of a site see them. Times are milliseconds since 1970, days `2026-12-24`. */
export type WireSubscriptionStatus = 'active' | 'paused' | 'past_due' | 'canceled' | 'completed';

export const SUBSCRIPTION_FILTERS = ['all', 'active', 'past_due', 'paused', 'canceled', 'completed'] as const;
export type SubscriptionFilter = (typeof SUBSCRIPTION_FILTERS)[number];

export interface WireSubscriptionSummary {
  readonly id: string;
  readonly title: string;
  readonly status: WireSubscriptionStatus;
  readonly email: string;
  readonly customerName: string;
  readonly amount: WireMoney;
  /** `$20.00 every month`. */
  readonly phrase: string;
  /** Null: none will come by itself. */
  readonly nextDay: string | null;
  readonly isTest: boolean;
  readonly createdAt: number;
}

/** GET `?search=&status=&cursor=`: newest first; `search` finds parts of names, addresses and titles. */
export interface AppSubscriptionsResponse {
  readonly subscriptions: readonly WireSubscriptionSummary[];
  readonly nextCursor: string | null;
}

export interface WireSubscriptionCharge {
  readonly period: number;
  readonly state: 'begun' | 'paid' | 'failed';
  readonly attempts: number;
  readonly errorCode: string | null;
  readonly at: number;
  readonly order: { readonly id: string; readonly number: number } | null;
}

export interface WireSubscriptionEvent {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly actor: string;
  readonly at: number;
}

export type SubscriptionActKind = 'skip' | 'pause' | 'resume' | 'cancel' | 'advance';

export interface WireSubscriptionDetail extends WireSubscriptionSummary {
  readonly upcomingDays: readonly string[];
  readonly pausedUntil: string | null;
  /** When a failed payment is tried again, or when it ends without one. */
  readonly retryDay: string | null;
  readonly endsDay: string | null;
  readonly paidUntil: string;
  /** Null for an indefinite plan. */
  readonly cyclesLeft: number | null;
  readonly quantity: number;
  readonly productId: string;
  readonly card: string;
  readonly shippingAddress: WireAddress | null;
  /** The customer's own page. */
  readonly customerUrl: string;
  readonly charges: readonly WireSubscriptionCharge[];
  readonly events: readonly WireSubscriptionEvent[];
  readonly acts: readonly SubscriptionActKind[];
  /** The subscription's own day, ahead of today in a test. */
  readonly clockDay: string;
}

export interface AppSubscriptionResponse {
  readonly subscription: WireSubscriptionDetail;
}

/** POST of a subscription's address. `advance`: the clock of a test subscription, to what is due next. */
export interface SubscriptionActRequest {
  readonly act: SubscriptionActKind;
  /** Of a pause; null: until it is resumed. */
  readonly until: string | null;
}

export function appSubscriptionsPath(site: string): string {
  return appSitePath(site, '/subscriptions');
}

export function appSubscriptionPath(site: string, id: string): string {
  return appSitePath(site, `/subscriptions/${encodeURIComponent(id)}`);
}
