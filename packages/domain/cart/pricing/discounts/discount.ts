import { foldCode } from '@quoin/domain/formats';
import type { Money } from '@quoin/domain/money';

/** How much: a share in millionths, an amount once, or what the shipping costs. */
export type DiscountValue =
  | { readonly kind: 'percent'; readonly ppm: number }
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'freeShipping' };

/** Of what; categories take in those below them. Gift cards are never discounted: they are money already. */
export type DiscountScope =
  | { readonly kind: 'order' }
  | { readonly kind: 'products'; readonly productIds: readonly string[] }
  | { readonly kind: 'categories'; readonly categoryIds: readonly string[] }
  | { readonly kind: 'collections'; readonly collectionIds: readonly string[] };

/** Discounts combine by class: of chosen products or single items, of the whole order, of shipping. */
export type DiscountClass = 'product' | 'order' | 'shipping';

export interface Discount {
  readonly id: string;
  /** What the buyer reads. */
  readonly name: string;
  /** The coupon code in any spelling; null: it applies by itself. */
  readonly code: string | null;
  readonly value: DiscountValue;
  readonly scope: DiscountScope;
  /** One item only: the cheapest or most expensive in the scope. Has no effect on free shipping. */
  readonly items: 'all' | 'cheapest' | 'dearest';
  /** What the goods in scope must cost before any discount. */
  readonly minimumSubtotal: Money | null;
  /** Milliseconds; from the start on, until before the end. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly totalLimit: number | null;
  readonly perCustomerLimit: number | null;
  /** Orders that have used it so far. */
  readonly timesUsed: number;
  /** The classes it may be combined with. Both sides must agree. Empty: alone. */
  readonly combinesWith: readonly DiscountClass[];
}

export type CouponCode =
  | 'couponUnknown'
  | 'couponNotYet'
  | 'couponExpired'
  | 'couponMinimumNotReached'
  | 'couponNotApplicable'
  | 'couponUsedUp'
  | 'couponUsedByCustomer'
  | 'couponNotCombinable'
  | 'couponNothingLeft'
  | 'couponAlreadyApplied';

/** The longest code a shop can make. */
export const MAX_COUPON_CODE_LENGTH = 40;
/** That many codes of one cart are looked at; more are refused where they are entered. */
export const MAX_COUPONS_PER_CART = 20;

/** How codes compare. Long ones are cut: nobody made them. */
export function tidyCouponCode(text: string): string {
  return foldCode(text.slice(0, 4 * MAX_COUPON_CODE_LENGTH));
}

export function discountClass(discount: Pick<Discount, 'value' | 'scope' | 'items'>): DiscountClass {
  if (discount.value.kind === 'freeShipping') return 'shipping';
  return discount.scope.kind === 'order' && discount.items === 'all' ? 'order' : 'product';
}

/** Whether two discounts may both apply. */
export function doCombine(one: Discount, other: Discount): boolean {
  return one.combinesWith.includes(discountClass(other)) && other.combinesWith.includes(discountClass(one));
}
