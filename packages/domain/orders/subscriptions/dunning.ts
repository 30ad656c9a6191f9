import { addDays, daysBetween, type IsoDay } from '@quoin/domain/formats';
import { billingDay } from './billingDates.ts';
import type { Subscription } from './subscription.ts';

/** What happens after a payment failed. */
export interface DunningPolicy {
  /** Days after the first failure on which it is tried again, growing. */
  readonly retryDays: readonly number[];
  /** Days between the last refusal and the end, to mend the card in. */
  readonly graceDays: number;
  readonly atLast: 'cancel' | 'pause';
}

export const DEFAULT_DUNNING: DunningPolicy = { retryDays: [1, 3, 5, 7], graceDays: 2, atLast: 'cancel' };

/** The retries that fit before the next period begins: two periods are never owed at once. */
export function retryDaysFor(subscription: Subscription, policy: DunningPolicy): readonly number[] {
  const { startDay, plan, nextPeriod } = subscription;
  const begins = billingDay(startDay, plan.billingPeriod, nextPeriod);
  const length = daysBetween(begins, billingDay(startDay, plan.billingPeriod, nextPeriod + 1));
  return policy.retryDays.filter((day) => day > 0 && day < length);
}

/**
 * When it is tried again; null after the last retry. Counted from the attempt before, so that a server that slept through
 * several retries makes them one by one and not all at once.
 */
export function nextRetryDay(subscription: Subscription, policy: DunningPolicy): IsoDay | null {
  const { failedAttempts, lastAttemptDay } = subscription;
  const days = retryDaysFor(subscription, policy);
  const next = days[failedAttempts - 1];
  if (next === undefined || lastAttemptDay === null) return null;
  return addDays(lastAttemptDay, next - (days[failedAttempts - 2] ?? 0));
}

/** When it ends if nobody pays: some days of grace after the last refusal; null while there are retries. */
export function giveUpDay(subscription: Subscription, policy: DunningPolicy): IsoDay | null {
  if (subscription.lastAttemptDay === null || nextRetryDay(subscription, policy) !== null) return null;
  return addDays(subscription.lastAttemptDay, policy.graceDays);
}
