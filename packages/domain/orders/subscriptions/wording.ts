import { formatDay, type IsoDay } from '@quoin/domain/formats';
import { valueText, type Wording } from '@quoin/domain/languages';
import type { SubscriptionChangeCode } from './subscriptionChanges.ts';
import type { SubscriptionMailKind } from './subscriptionMails.ts';
import type { SubscriptionStatus } from './subscriptionStates.ts';

export const subscriptionWording: Wording<Exclude<SubscriptionChangeCode, 'moveNotAllowed'>> = {
  subscriptionChangeNotOffered: 'This shop does not offer that. Please write to the shop.',
  skippedTooOften: (values) => `At most ${valueText(values, 'max')} deliveries in a row can be skipped.`,
  pauseDayInvalid: (values) => `Choose a day from tomorrow on, at most ${valueText(values, 'max')} months ahead.`,
};

export const SUBSCRIPTION_STATUS_LABELS: Readonly<Record<SubscriptionStatus, string>> = {
  active: 'Active',
  paused: 'Paused',
  past_due: 'Payment failed',
  canceled: 'Canceled',
  completed: 'Completed',
};

export const SUBSCRIPTION_MAIL_SUBJECTS: Readonly<Record<SubscriptionMailKind, string>> = {
  subscriptionStarted: 'Your subscription has started',
  subscriptionReminder: 'Your subscription renews soon',
  subscriptionRenewed: 'Your subscription was renewed',
  subscriptionCompleted: 'The last payment of your subscription',
  subscriptionPaymentFailed: 'We could not charge your card',
  subscriptionLastWarning: 'Your subscription is about to end',
  subscriptionSkipped: 'Your next delivery is skipped',
  subscriptionPaused: 'Your subscription is paused',
  subscriptionResumed: 'Your subscription goes on',
  subscriptionCanceled: 'Your subscription is canceled',
};

export const subscriptionPageWording = {
  renews: (today: string, phrase: string) => `${today} today, then ${phrase} until you cancel`,
  untilCanceled: (phrase: string) => `${phrase} until you cancel`,
  inAll: (today: string, phrase: string, count: number) => `${phrase}: ${today} today, ${count} payments in all`,
  next: (day: IsoDay) => `Next payment on ${formatDay(day)}`,
  pausedUntil: (day: IsoDay | null) => (day === null ? 'Paused until you resume it' : `Paused until ${formatDay(day)}`),
  paidUntil: (day: IsoDay) => `Paid until ${formatDay(day)}`,
  retry: (day: IsoDay) => `We will try again on ${formatDay(day)}.`,
  ends: (day: IsoDay) => `Without a payment the subscription ends on ${formatDay(day)}.`,
  updateCard: 'Use another card',
  skip: 'Skip the next delivery',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel subscription',
} as const;

/** What a mail about a subscription says, after its heading. `day` is finished text; empty where there is none. */
export const SUBSCRIPTION_MAIL_TEXTS: Readonly<Record<SubscriptionMailKind, (what: string, day: string) => string>> = {
  subscriptionStarted: (what, day) =>
    `Thank you. Your subscription: ${what}.${day === '' ? '' : ` The next payment is on ${day}.`}`,
  subscriptionReminder: (what, day) =>
    `${what} renews on ${day}. You need not do anything. To skip or stop, use the link below.`,
  subscriptionRenewed: (what, day) => `We have charged ${what}.${day === '' ? '' : ` The next payment is on ${day}.`}`,
  subscriptionCompleted: (what) => `This was the last payment of ${what}. Nothing more will be charged.`,
  subscriptionPaymentFailed: (what, day) =>
    `The payment for ${what} did not go through. We will try again on ${day}. You can use another card at any time.`,
  subscriptionLastWarning: (what, day) =>
    `The payment for ${what} did not go through again. Without a payment the subscription ends on ${day}.`,
  subscriptionSkipped: (what, day) =>
    `The next delivery of ${what} is skipped.${day === '' ? '' : ` The next payment is on ${day}.`}`,
  subscriptionPaused: (what, day) =>
    `${what} is paused${day === '' ? ' until you resume it' : ` until ${day}`}. Nothing is charged meanwhile.`,
  subscriptionResumed: (what, day) => `${what} goes on.${day === '' ? '' : ` The next payment is on ${day}.`}`,
  subscriptionCanceled: (what, day) =>
    `${what} is canceled. Nothing more will be charged.${day === '' ? '' : ` What you have paid for counts until ${day}.`}`,
};

export const subscriptionMailWording = {
  manage: 'Manage the subscription',
  outOfStock: 'The product is out of stock at the moment.',
  bankAsks: 'Your bank wants you to confirm this payment yourself. Please pay it by the link below; it takes a minute.',
} as const;

/** Under what the owner is told of a subscription, in the language of the app. */
export const subscriptionNoticeWording = { ownerCopy: (email: string) => `Customer: ${email}` } as const;

export const SUBSCRIPTION_EVENT_LABELS: Readonly<Record<string, string>> = {
  started: 'Started',
  reminded: 'Reminder sent',
  charged: 'Renewed',
  chargeFailed: 'Payment failed',
  skipped: 'Next delivery skipped',
  missed: 'Periods passed over',
  paused: 'Paused',
  gaveUp: 'Given up after the last retry',
  resumed: 'Resumed',
  canceled: 'Canceled',
  cardChanged: 'Card changed',
  clockMoved: 'Test clock moved',
};
