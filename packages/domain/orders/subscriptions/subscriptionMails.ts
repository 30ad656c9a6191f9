import type { IsoDay } from '@quoin/domain/formats';
import { DEFAULT_DUNNING, type DunningPolicy, giveUpDay, nextRetryDay } from './dunning.ts';
import type { Subscription } from './subscription.ts';

export type SubscriptionMailKind =
  | 'subscriptionStarted'
  | 'subscriptionReminder'
  | 'subscriptionRenewed'
  | 'subscriptionCompleted'
  | 'subscriptionPaymentFailed'
  | 'subscriptionLastWarning'
  | 'subscriptionSkipped'
  | 'subscriptionPaused'
  | 'subscriptionResumed'
  | 'subscriptionCanceled';

export type SubscriptionStep =
  | 'started'
  | 'reminded'
  | 'charged'
  | 'chargeFailed'
  | 'skipped'
  | 'paused'
  | 'gaveUp'
  | 'resumed'
  | 'canceled';

/** A mail that is owed to the buyer, or to the owner. */
export interface SubscriptionMail {
  readonly kind: SubscriptionMailKind;
  readonly to: 'customer' | 'owner';
  /** When it is tried again or, at the last warning, when it ends; else null. */
  readonly day: IsoDay | null;
}

/** The mails due after a step, from the subscription as it is then (SUBS-05: failures are visible to both sides). */
export function mailsAfter(
  step: SubscriptionStep,
  subscription: Subscription,
  policy: DunningPolicy = DEFAULT_DUNNING,
): readonly SubscriptionMail[] {
  if (step === 'chargeFailed') return failureMails(subscription, policy);
  const customer = { kind: kindOf(step, subscription), to: 'customer', day: null } as const;
  const notifiesOwner = step === 'gaveUp' || step === 'canceled' || step === 'started';
  return notifiesOwner ? [customer, { ...customer, to: 'owner' }] : [customer];
}

function failureMails(subscription: Subscription, policy: DunningPolicy): readonly SubscriptionMail[] {
  const retry = nextRetryDay(subscription, policy);
  const kind = retry === null ? 'subscriptionLastWarning' : 'subscriptionPaymentFailed';
  const mail = { kind, to: 'customer', day: retry ?? giveUpDay(subscription, policy) } as const;
  // The owner is notified of the first and the last failure, not of every retry.
  const notifiesOwner = subscription.failedAttempts === 1 || retry === null;
  return notifiesOwner ? [mail, { ...mail, to: 'owner' }] : [mail];
}

const KINDS: Readonly<Record<Exclude<SubscriptionStep, 'chargeFailed' | 'charged' | 'gaveUp'>, SubscriptionMailKind>> =
  {
    started: 'subscriptionStarted',
    reminded: 'subscriptionReminder',
    skipped: 'subscriptionSkipped',
    paused: 'subscriptionPaused',
    resumed: 'subscriptionResumed',
    canceled: 'subscriptionCanceled',
  };

function kindOf(step: Exclude<SubscriptionStep, 'chargeFailed'>, { status }: Subscription): SubscriptionMailKind {
  if (step === 'charged') return status === 'completed' ? 'subscriptionCompleted' : 'subscriptionRenewed';
  if (step === 'gaveUp') return status === 'paused' ? 'subscriptionPaused' : 'subscriptionCanceled';
  return KINDS[step];
}
