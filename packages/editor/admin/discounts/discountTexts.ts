import type { WireDiscount, WireDiscountStatus } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/discountTexts';
import { rateText } from '../../app/formats.ts';
import type { BadgeLook } from '../../parts/badgeLook.ts';
import { moneyText } from '../settings/moneyText.ts';

export const STATUS_LOOKS: Readonly<Record<WireDiscountStatus, BadgeLook>> = {
  active: { text: texts.active, tone: 'good' },
  scheduled: { text: commonTexts.scheduled, tone: 'note', hollow: true },
  ended: { text: texts.ended, tone: 'plain' },
  usedUp: { text: texts.limitReached, tone: 'plain' },
  off: { text: texts.off, tone: 'plain', hollow: true },
};

const SCOPES = {
  order: texts.theEntireOrder,
  products: texts.selectedProducts,
  categories: texts.selectedCategories,
  collections: texts.selectedStorePages,
} as const;

/** `10% off the whole order`, `€5.00 off chosen products`, `Free shipping`. */
export function worthText(
  discount: Pick<WireDiscount, 'kind' | 'value' | 'scope' | 'items'>,
  currency: string,
): string {
  if (discount.kind === 'freeShipping') return texts.freeShipping;
  const amount = discount.kind === 'percent' ? rateText(discount.value) : moneyText(discount.value, currency);
  if (discount.items === 'all') return texts.off2(amount, SCOPES[discount.scope]);
  return texts.offTheItemOf(amount, discount.items, SCOPES[discount.scope]);
}

/** `12`, `3 of 100`. */
export function usesText({ timesUsed, totalLimit }: Pick<WireDiscount, 'timesUsed' | 'totalLimit'>): string {
  return totalLimit === null ? String(timesUsed) : texts.of(timesUsed, totalLimit);
}

export function newDiscount(): WireDiscount {
  return {
    id: '',
    name: '',
    code: '',
    kind: 'percent',
    value: '10',
    scope: 'order',
    scopeIds: [],
    items: 'all',
    minimumSubtotal: '',
    startsOn: '',
    endsOn: '',
    totalLimit: null,
    perCustomerLimit: null,
    combinesWith: [],
    isEnabled: true,
    timesUsed: 0,
    revision: 0,
  };
}

/** Nothing that is read wrong: no 0 and O, no 1, I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code of eight letters; `bytes` from a secure source. */
export function codeFrom(bytes: Uint8Array): string {
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
