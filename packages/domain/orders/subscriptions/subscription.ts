import type { SubscriptionPlan } from '@quoin/domain/catalog';
import { dayInZone, type IsoDay } from '@quoin/domain/formats';
import { billingDay } from './billingDates.ts';
import type { SubscriptionStatus } from './subscriptionStates.ts';

/** What the rules know of a subscription. Days are days of the store's time zone. */
export interface Subscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly plan: SubscriptionPlan;
  /** IANA name, copied from the store at purchase: moving the store moves no billing day. */
  readonly timeZone: string;
  readonly startDay: IsoDay;
  /** Period that is charged next. Skipped and paused periods are passed over; the numbers stay on the calendar (ORD-8). */
  readonly nextPeriod: number;
  readonly lastChargedPeriod: number;
  /** Charges that succeeded, the purchase among them; a fixed plan ends at `numBillingCycles`. */
  readonly cyclesCharged: number;
  /** While paused: the day on which it resumes by itself. Null: until it is resumed manually. */
  readonly pausedUntil: IsoDay | null;
  /** While past due: attempts for `nextPeriod` that failed, and the day of the last one. */
  readonly failedAttempts: number;
  readonly lastAttemptDay: IsoDay | null;
}

/** A subscription whose first period has just been paid. A plan of one cycle is complete at once. */
export function startSubscription(start: {
  readonly id: string;
  readonly plan: SubscriptionPlan;
  readonly timeZone: string;
  readonly now: number;
}): Subscription {
  const { id, plan, timeZone } = start;
  return {
    ...{ id, plan, timeZone, startDay: dayInZone(start.now, timeZone) },
    status: plan.numBillingCycles === 1 ? 'completed' : 'active',
    ...{ nextPeriod: 1, lastChargedPeriod: 0, cyclesCharged: 1 },
    ...{ pausedUntil: null, failedAttempts: 0, lastAttemptDay: null },
  };
}

/** The day of the next charge; null when none will come, or nobody knows when (paused without an end). */
export function nextBillingDay(subscription: Subscription): IsoDay | null {
  const { status, startDay, plan, nextPeriod } = subscription;
  if (status === 'canceled' || status === 'completed' || status === 'paused') return null;
  return billingDay(startDay, plan.billingPeriod, nextPeriod);
}

/** The first day that is not paid for: until then goods and services are owed, canceled or not. */
export function paidUntil(subscription: Subscription): IsoDay {
  return billingDay(subscription.startDay, subscription.plan.billingPeriod, subscription.lastChargedPeriod + 1);
}

/** How many charges are still to come; null for an indefinite plan. */
export function cyclesLeft(subscription: Pick<Subscription, 'plan' | 'cyclesCharged'>): number | null {
  const { numBillingCycles } = subscription.plan;
  return numBillingCycles === 0 ? null : Math.max(0, numBillingCycles - subscription.cyclesCharged);
}

/** The next few charges, for the page of a subscription; fewer where the plan ends. */
export function upcomingDays(subscription: Subscription, count: number): readonly IsoDay[] {
  if (nextBillingDay(subscription) === null) return [];
  const { startDay, plan, nextPeriod } = subscription;
  const shown = Math.min(count, cyclesLeft(subscription) ?? count);
  return Array.from({ length: shown }, (_, index) => billingDay(startDay, plan.billingPeriod, nextPeriod + index));
}
