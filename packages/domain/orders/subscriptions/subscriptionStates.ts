import type { Machine } from '../states/stateMachine.ts';

export type SubscriptionStatus = 'active' | 'paused' | 'past_due' | 'canceled' | 'completed';
export type SubscriptionEvent =
  | 'chargeSucceeded'
  | 'lastChargeSucceeded'
  | 'chargeFailed'
  | 'skip'
  | 'pause'
  | 'giveUp'
  | 'resume'
  | 'cancel';

type SubscriptionState = { readonly status: SubscriptionStatus };

const RUNNING: readonly SubscriptionStatus[] = ['active', 'past_due'];

/** The life of a subscription (SUBS-05). `giveUp` pauses after the last retry, where the store does not cancel instead. */
export const SUBSCRIPTION_MACHINE: Machine<SubscriptionState, SubscriptionEvent> = {
  name: 'subscription',
  values: { status: ['active', 'paused', 'past_due', 'canceled', 'completed'] },
  // Completed at once: a plan of one cycle.
  starts: [{ status: 'active' }, { status: 'completed' }],
  moves: {
    chargeSucceeded: [{ from: { status: RUNNING }, to: { status: 'active' } }],
    lastChargeSucceeded: [{ from: { status: RUNNING }, to: { status: 'completed' } }],
    chargeFailed: [{ from: { status: RUNNING }, to: { status: 'past_due' } }],
    skip: [{ from: { status: ['active'] }, to: { status: 'active' } }],
    pause: [{ from: { status: ['active'] }, to: { status: 'paused' } }],
    giveUp: [{ from: { status: ['past_due'] }, to: { status: 'paused' } }],
    resume: [{ from: { status: ['paused'] }, to: { status: 'active' } }],
    cancel: [{ from: { status: ['active', 'paused', 'past_due'] }, to: { status: 'canceled' } }],
  },
  impossible: [],
  ends: [{ status: ['canceled', 'completed'] }],
};
