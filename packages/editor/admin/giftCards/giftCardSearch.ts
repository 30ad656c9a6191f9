import { GIFT_CARD_FILTERS, type GiftCardFilter, type WireGiftCardStatus } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/giftCardSearch';
import { searchText } from '../../app/searchParams.ts';
import type { BadgeLook } from '../../parts/badgeLook.ts';

export interface GiftCardSearch {
  readonly search?: string;
  readonly state?: Exclude<GiftCardFilter, 'all'>;
}

export function giftCardSearch(search: Readonly<Record<string, unknown>>): GiftCardSearch {
  const state = GIFT_CARD_FILTERS.find((each) => each === search.state);
  return { ...searchText(search), ...(state === undefined || state === 'all' ? {} : { state }) };
}

const STATUS: Readonly<Record<WireGiftCardStatus, BadgeLook>> = {
  pending: { text: texts.awaitingPayment, tone: 'warn', hollow: true },
  active: { text: texts.active, tone: 'good' },
  disabled: { text: texts.disabled, tone: 'bad' },
  spent: { text: texts.used, tone: 'plain', hollow: true },
  expired: { text: texts.expired, tone: 'plain', hollow: true },
};

export function giftCardBadge(status: WireGiftCardStatus): BadgeLook {
  return STATUS[status];
}

export const MOVEMENT_TEXTS = {
  issue: texts.issued,
  redeem: texts.redeemed,
  return: texts.refunded,
  adjust: texts.adjusted,
  expire: texts.expired,
} as const;
