import type { CurrencyCode, Money } from '@quoin/domain/money';
import type { Problem } from '@quoin/domain/problem';
import type { Totals } from '../cart.ts';
import type { CouponCode } from './discounts/discount.ts';
import type { GiftCardCode } from './giftCards.ts';
import type { PriceTaxInterpretation } from './priceQuestion.ts';
import type { ShippingQuote, ShippingStatus } from './shippingMethods.ts';

/** What one discount takes off one line or the shipping. */
export interface DiscountShare {
  readonly discountId: string;
  readonly amount: Money;
}

/** What one tax rule takes of one line or the shipping; `tax` of CART-01 in its parts. */
export interface TaxShare {
  readonly ruleId: string;
  readonly amount: Money;
}

/**
 * The amounts of a line or of shipping. `tax` is added to the price, `taxIncluded` is within it: one of the two is
 * always zero (decision 0012). gross = price - discount + tax; net = gross - tax - taxIncluded.
 */
export interface PricedAmounts {
  readonly discounts: readonly DiscountShare[];
  readonly discount: Money;
  readonly taxes: readonly TaxShare[];
  readonly tax: Money;
  readonly taxIncluded: Money;
  readonly net: Money;
  /** What is paid for it. */
  readonly gross: Money;
}

export interface PricedLine extends PricedAmounts {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  /** What one costs this buyer, before discounts: for an exempt one without the included tax. */
  readonly unitPrice: Money;
  /** unitPrice times quantity. */
  readonly subtotal: Money;
}

export interface PricedShipping extends PricedAmounts {
  readonly status: ShippingStatus;
  readonly chosen: ShippingQuote | null;
  /** Every way that this cart can travel, with its price. */
  readonly options: readonly ShippingQuote[];
  readonly price: Money;
}

/** A tax rule that applies to this cart (CART-01 applicableTaxRules, taxLineItems). */
export interface AppliedTax {
  readonly ruleId: string;
  readonly name: string;
  readonly jurisdiction: string;
  readonly ratePpm: number;
  readonly isCompound: boolean;
  readonly amount: Money;
}

export interface AppliedDiscount {
  readonly id: string;
  readonly name: string;
  /** Null: it applied by itself. */
  readonly code: string | null;
  readonly amount: Money;
}

export interface ValidCoupon {
  readonly code: string;
  readonly discountId: string;
  readonly name: string;
  readonly amount: Money;
}

export interface InvalidCoupon {
  /** As entered, tidied. */
  readonly code: string;
  readonly problem: Problem<CouponCode>;
}

export interface AppliedGiftCard {
  readonly id: string;
  readonly amount: Money;
  readonly balanceLeft: Money;
}

export interface RefusedGiftCard {
  readonly id: string;
  readonly problem: Problem<GiftCardCode>;
}

/** A cart, checkout or order priced. grandTotal = subtotal - discount + shipping + tax, to the minor unit (MON-1). */
export interface CartPrice extends Totals {
  readonly currency: CurrencyCode;
  readonly priceTaxInterpretation: PriceTaxInterpretation;
  /** Tax that the prices contain: shown, never added. */
  readonly taxIncluded: Money;
  /** Taxes are those of the store's own place, since nobody knows the destination yet. */
  readonly isTaxEstimated: boolean;
  readonly lines: readonly PricedLine[];
  readonly shippingLine: PricedShipping;
  readonly appliedTaxes: readonly AppliedTax[];
  readonly appliedDiscounts: readonly AppliedDiscount[];
  /** Every code entered, once, tidied. */
  readonly coupons: readonly string[];
  readonly validCoupons: readonly ValidCoupon[];
  readonly invalidCoupons: readonly InvalidCoupon[];
  readonly giftCards: readonly AppliedGiftCard[];
  readonly refusedGiftCards: readonly RefusedGiftCard[];
  readonly giftCardTotal: Money;
  /** What is left for the payment provider: grandTotal - giftCardTotal (MON-5). */
  readonly amountDue: Money;
}
