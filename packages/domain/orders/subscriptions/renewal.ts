import { addDays, dayInZone, type IsoDay, momentInZone } from '@quoin/domain/formats';
import { billingDay, lastPeriodUntil } from './billingDates.ts';
import { DEFAULT_DUNNING, type DunningPolicy, giveUpDay, nextRetryDay } from './dunning.ts';
import { nextBillingDay, type Subscription } from './subscription.ts';

/** The hour of the store's day from which charges are made: nobody's card is declined at night. */
export const BILLING_HOUR = 8;

/** What the renewal job does with a subscription now. */
export type RenewalDecision =
  /** Nothing will ever be due again by itself. */
  | { readonly kind: 'none' }
  /** Nothing yet; look again at that moment (milliseconds). A test clock may leap there. */
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'resume' }
  | {
      readonly kind: 'charge';
      /** Unique together with the subscription's id: one charge per period, however often it is requested (ORD-8). */
      readonly period: number;
      /** 1 for the first try of a period. */
      readonly attempt: number;
      /** Periods that began while nobody looked; they are passed over, never charged in a heap. */
      readonly missed: readonly number[];
    }
  | { readonly kind: 'giveUp'; readonly atLast: 'cancel' | 'pause' };

/** Decides by the store's calendar; `now` in milliseconds, from the real clock or a test clock. */
export function decideRenewal(
  subscription: Subscription,
  now: number,
  policy: DunningPolicy = DEFAULT_DUNNING,
): RenewalDecision {
  const dueAt = (day: IsoDay) => momentInZone(day, subscription.timeZone, BILLING_HOUR);
  const atOr = (day: IsoDay | null, decision: RenewalDecision): RenewalDecision => {
    if (day === null) return { kind: 'none' };
    return now >= dueAt(day) ? decision : { kind: 'wait', until: dueAt(day) };
  };
  if (subscription.status === 'paused') return atOr(subscription.pausedUntil, { kind: 'resume' });
  if (subscription.status === 'past_due') return decideRetry(subscription, policy, atOr);
  return atOr(nextBillingDay(subscription), dueCharge(subscription, now));
}

function decideRetry(
  subscription: Subscription,
  policy: DunningPolicy,
  atOr: (day: IsoDay | null, decision: RenewalDecision) => RenewalDecision,
): RenewalDecision {
  const retryDay = nextRetryDay(subscription, policy);
  if (retryDay !== null) return atOr(retryDay, retryNow(subscription));
  return atOr(giveUpDay(subscription, policy), { kind: 'giveUp', atLast: policy.atLast });
}

/** What is charged at once when the buyer has given a new card while past due. */
export function retryNow(subscription: Subscription): RenewalDecision & { readonly kind: 'charge' } {
  const { nextPeriod, failedAttempts } = subscription;
  return { kind: 'charge', period: nextPeriod, attempt: failedAttempts + 1, missed: [] };
}

function dueCharge(subscription: Subscription, now: number): RenewalDecision {
  const { startDay, plan, nextPeriod, timeZone } = subscription;
  const today = dayInZone(now - BILLING_HOUR * 3_600_000, timeZone);
  const newest = Math.max(nextPeriod, lastPeriodUntil(startDay, plan.billingPeriod, today));
  const missed = Array.from({ length: newest - nextPeriod }, (_, index) => nextPeriod + index);
  return { kind: 'charge', period: newest, attempt: 1, missed };
}

/** Days before a charge on which the buyer is notified. A yearly renewal comes as a surprise, a weekly one does not. */
export const REMINDER_DAYS = { week: 0, month: 3, year: 14 } as const;

/** The period that the buyer is to be reminded of now, once per period; null for none. */
export function decideReminder(subscription: Subscription, now: number): { readonly period: number } | null {
  const { status, startDay, plan, nextPeriod, timeZone } = subscription;
  const lead = REMINDER_DAYS[plan.billingPeriod.unit];
  if (status !== 'active' || lead === 0) return null;
  const due = billingDay(startDay, plan.billingPeriod, nextPeriod);
  const isTime = now >= momentInZone(addDays(due, -lead), timeZone, BILLING_HOUR);
  return isTime && now < momentInZone(due, timeZone, BILLING_HOUR) ? { period: nextPeriod } : null;
}
