import type { ProductType } from '@quoin/domain/catalog';
import type { CurrencyCode, Money, RoundingMode } from '@quoin/domain/money';
import type { Discount } from './discounts/discount.ts';
import type { GiftCardTender } from './giftCards.ts';
import type { Destination } from './places.ts';
import type { ShippingMethod } from './shippingMethods.ts';
import type { TaxRule } from './taxes/taxRules.ts';

/** One line to be priced: what it costs and what decides about its taxes, shipping and discounts. */
export interface PriceLine {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  /** What one costs now, the sale price while on sale; with or without tax as the store says. */
  readonly unitPrice: Money;
  /** 1 to 9999. */
  readonly quantity: number;
  readonly productType: ProductType;
  readonly taxClass: string;
  /** The store page (product collection) it is sold on. */
  readonly collectionId: string;
  /** Ids from the root category down, joined by `/`, one path for each category the product is in. */
  readonly categoryPaths: readonly string[];
  /** Of one, in whole grams. */
  readonly weightGrams: number;
  readonly requiresShipping: boolean;
}

export type PriceTaxInterpretation = 'INCLUSIVE' | 'EXCLUSIVE';

/** The store's one rounding rule: where taxes are rounded, and which way a half goes. */
export interface RoundingRule {
  readonly per: 'line' | 'total';
  readonly mode: RoundingMode;
}

/** What a store has decided once about its prices. */
export interface StorePricing {
  readonly priceTaxInterpretation: PriceTaxInterpretation;
  readonly rounding: RoundingRule;
  /** Where the store is: taxes are estimated for it while nobody knows the destination, and pickup is there. */
  readonly location: Destination;
  /** The class whose rules tax shipping. */
  readonly shippingTaxClass: string;
}

export interface PriceCustomer {
  readonly isTaxExempt: boolean;
  /** Earlier orders of this customer, by discount id (per-customer limits). */
  readonly usesByDiscount: Readonly<Record<string, number>>;
}

/** Everything a price depends on; the same question has the same answer, always and everywhere. */
export interface PriceQuestion {
  readonly currency: CurrencyCode;
  readonly lines: readonly PriceLine[];
  readonly store: StorePricing;
  readonly taxRules: readonly TaxRule[];
  readonly shippingMethods: readonly ShippingMethod[];
  readonly chosenShippingId: string | null;
  /** Null while unknown. */
  readonly destination: Destination | null;
  readonly customer: PriceCustomer;
  /** Automatic ones and those whose code is among `couponCodes`; others do no harm. */
  readonly discounts: readonly Discount[];
  /** As entered, in any spelling and order. */
  readonly couponCodes: readonly string[];
  /** Applied after the totals, in this order. */
  readonly giftCards: readonly GiftCardTender[];
  /** BCP 47: how amounts within refusals are written; without it as their currency does. */
  readonly language?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** An empty cart in a store without taxes, shipping or discounts: spread it and add what there is. */
export function emptyQuestion(currency: CurrencyCode, store: StorePricing, now: number): PriceQuestion {
  return {
    currency,
    lines: [],
    store,
    taxRules: [],
    shippingMethods: [],
    chosenShippingId: null,
    destination: null,
    customer: { isTaxExempt: false, usesByDiscount: {} },
    discounts: [],
    couponCodes: [],
    giftCards: [],
    now,
  };
}
