import { addDays, addMonths, dayInZone, type IsoDay, isIsoDay, laterDay } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { move } from '../states/stateMachine.ts';
import { firstPeriodFrom } from './billingDates.ts';
import { cyclesLeft, type Subscription } from './subscription.ts';
import { SUBSCRIPTION_MACHINE, type SubscriptionEvent } from './subscriptionStates.ts';

/** Periods that may be passed over before the next one must be paid. */
export const MAX_SKIPS_IN_A_ROW = 3;
/** The longest pause with an end. */
export const MAX_PAUSE_MONTHS = 12;

export type SubscriptionActor = 'customer' | 'owner';
export type SubscriptionChange = 'skip' | 'pause' | 'resume' | 'cancel';
export type SubscriptionChangeCode =
  | 'moveNotAllowed'
  | 'subscriptionChangeNotOffered'
  | 'skippedTooOften'
  | 'pauseDayInvalid';

/** What the store lets its customers do by themselves. Canceling and resuming are never kept from them. */
export interface SubscriptionSettings {
  readonly customersMaySkip: boolean;
  readonly customersMayPause: boolean;
}

export function mayChangeSubscription(
  actor: SubscriptionActor,
  change: SubscriptionChange,
  settings: SubscriptionSettings,
): boolean {
  if (actor === 'owner' || change === 'cancel' || change === 'resume') return true;
  return change === 'skip' ? settings.customersMaySkip : settings.customersMayPause;
}

/** `subscriptionChangeNotOffered` unless the actor may; called before any of the four decisions. */
export function requireSubscriptionChange(
  actor: SubscriptionActor,
  change: SubscriptionChange,
  settings: SubscriptionSettings,
): Outcome<SubscriptionChange, SubscriptionChangeCode> {
  return mayChangeSubscription(actor, change, settings) ? accept(change) : refuse('subscriptionChangeNotOffered');
}

type Change = Outcome<Subscription, SubscriptionChangeCode>;

/** Passes over the next period: nothing is sent or charged for it; a fixed plan ends one period later. */
export function skipNextPeriod(subscription: Subscription): Change {
  const skipped = subscription.nextPeriod - subscription.lastChargedPeriod - 1;
  if (skipped >= MAX_SKIPS_IN_A_ROW) return refuse('skippedTooOften', { values: { max: MAX_SKIPS_IN_A_ROW } });
  return changed(subscription, 'skip', { nextPeriod: subscription.nextPeriod + 1 });
}

/** Stops charging until a given day or until it is resumed manually. */
export function pauseSubscription(subscription: Subscription, pausedUntil: IsoDay | null, now: number): Change {
  if (pausedUntil !== null && !isPauseDay(pausedUntil, dayInZone(now, subscription.timeZone))) {
    return refuse('pauseDayInvalid', { field: 'pausedUntil', values: { max: MAX_PAUSE_MONTHS } });
  }
  return changed(subscription, 'pause', { pausedUntil });
}

function isPauseDay(day: IsoDay, today: IsoDay): boolean {
  return isIsoDay(day) && day > today && day <= addMonths(today, MAX_PAUSE_MONTHS);
}

/**
 * Goes on with the first period that begins today or later, on the old days of the calendar: what passed meanwhile is
 * neither charged nor sent.
 */
export function resumeSubscription(subscription: Subscription, now: number): Change {
  const { startDay, plan, timeZone, nextPeriod } = subscription;
  const first = firstPeriodFrom(startDay, plan.billingPeriod, dayInZone(now, timeZone));
  return changed(subscription, 'resume', { nextPeriod: Math.max(nextPeriod, first) });
}

/** Ends it. What was paid stays owed until `paidUntil`; nothing is charged any more. */
export function cancelSubscription(subscription: Subscription): Change {
  return changed(subscription, 'cancel', {});
}

/** After a payment: the period is done, and the subscription too when it was the last one of a fixed plan. */
export function recordCharge(subscription: Subscription, period: number): Change {
  const left = cyclesLeft(subscription);
  return changed(subscription, left !== null && left <= 1 ? 'lastChargeSucceeded' : 'chargeSucceeded', {
    nextPeriod: period + 1,
    lastChargedPeriod: period,
    cyclesCharged: subscription.cyclesCharged + 1,
  });
}

/** After a refusal: the period stays open and is tried again (see `decideRenewal`). */
export function recordFailedCharge(subscription: Subscription, period: number, now: number): Change {
  return changed(subscription, 'chargeFailed', {
    nextPeriod: period,
    failedAttempts: subscription.failedAttempts + 1,
    lastAttemptDay: laterDay(subscription.lastAttemptDay ?? '', dayInZone(now, subscription.timeZone)),
  });
}

/** After the last retry, by the store's setting. */
export function giveUpSubscription(subscription: Subscription, atLast: 'cancel' | 'pause'): Change {
  return changed(subscription, atLast === 'cancel' ? 'cancel' : 'giveUp', {});
}

/** Moves, and forgets what belongs to the state left: pause ends and failed attempts. */
function changed(subscription: Subscription, event: SubscriptionEvent, parts: Partial<Subscription>): Change {
  const moved = move(SUBSCRIPTION_MACHINE, { status: subscription.status }, event);
  if (!moved.ok) return moved;
  const fresh = { pausedUntil: null, failedAttempts: 0, lastAttemptDay: null };
  return accept({ ...subscription, ...fresh, ...parts, status: moved.value.status });
}

/** Days a customer may choose to pause until: tomorrow up to a year from today. */
export function pauseDayRange(now: number, timeZone: string): { readonly min: IsoDay; readonly max: IsoDay } {
  const today = dayInZone(now, timeZone);
  return { min: addDays(today, 1), max: addMonths(today, MAX_PAUSE_MONTHS) };
}
