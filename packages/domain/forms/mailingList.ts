import type { Outcome } from '@quoin/domain/problem';
import { accept, refuse } from '@quoin/domain/problem';
import type { Moves } from '@quoin/domain/states';

export const SUBSCRIBER_STATES = ['pending', 'subscribed', 'unsubscribed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** A subscriber is not asked again to confirm, and a person who left does not have to wait. */
export const SUBSCRIBER_MOVES: Moves<SubscriberState> = {
  pending: ['subscribed', 'unsubscribed'],
  subscribed: ['unsubscribed'],
  unsubscribed: ['subscribed'],
};

export type ListCode =
  | 'listNameMissing'
  | 'listNameTaken'
  | 'listChanged'
  | 'listGone'
  | 'listUsed'
  | 'subscriberEmailNotValid'
  | 'subscriberKnown'
  | 'subscriberRefused'
  | 'consentMissing'
  | 'fileWithoutAddresses'
  | 'fileTooLong';

/** Days a link of a confirmation lives, and how many such mails an address gets in a day (SC-44, reliability 3.12). */
export const OPT_IN = { linkDays: 7, mailsPerDay: 3 } as const;
const DAY_MS = 86_400_000;

export const LIST_LIMITS = { name: 100, description: 500, importRows: 50_000 } as const;

/** The state of a person on a list; null: never asked. */
export interface Subscription {
  readonly state: SubscriberState;
  /** Confirmation mails since `askedSince`. */
  readonly asks: number;
  /** Epoch milliseconds. */
  readonly askedSince: number;
}

export interface JoinDecision {
  readonly state: SubscriberState;
  readonly mail: 'none' | 'confirm' | 'welcome';
  readonly asks: number;
  readonly askedSince: number;
}

/**
 * Decides what a request to join leads to. The visitor gets the same answer in every case (SC-52). With double opt-in
 * nobody is on the list before they open the link. A person who left comes back the same way, even if the list requires
 * no confirmation.
 */
export function decideJoin(before: Subscription | null, isDoubleOptIn: boolean, now: number): JoinDecision {
  if (before?.state === 'subscribed') return { ...before, mail: 'none' };
  const isNewDay = before === null || now - before.askedSince >= DAY_MS;
  const asks = isNewDay ? 0 : before.asks;
  const askedSince = isNewDay ? now : before.askedSince;
  if (!isDoubleOptIn && before?.state !== 'unsubscribed') {
    return { state: 'subscribed', mail: 'welcome', asks, askedSince };
  }
  const state = before?.state ?? 'pending';
  if (asks >= OPT_IN.mailsPerDay) return { state, mail: 'none', asks, askedSince };
  return { state: state === 'unsubscribed' ? 'unsubscribed' : 'pending', mail: 'confirm', asks: asks + 1, askedSince };
}

/** Until when the link of a mail sent now can be used; epoch milliseconds. */
export function optInEnd(now: number): number {
  return now + OPT_IN.linkDays * DAY_MS;
}

/** Decides on adding by the owner's hand or file: with consent, never against a person's will. */
export function decideAdding(before: SubscriberState | null): Outcome<SubscriberState, ListCode> {
  if (before === 'subscribed') return refuse('subscriberKnown');
  if (before === 'unsubscribed') return refuse('subscriberRefused');
  return accept('subscribed');
}
