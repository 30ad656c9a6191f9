import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { money } from '@quoin/domain/money';
import type { CartPrice, PricedLine } from '../pricing/cartPrice.ts';
import type { Discount } from '../pricing/discounts/discount.ts';
import { emptyQuestion, type PriceLine, type PriceQuestion, type StorePricing } from '../pricing/priceQuestion.ts';
import type { ShippingMethod } from '../pricing/shippingMethods.ts';
import { STANDARD_TAX_CLASS, type TaxRule } from '../pricing/taxes/taxRules.ts';

export const NOW = Date.UTC(2026, 10, 21);
export const BERLIN = { countryCode: 'DE', region: '', postalCode: '10115' } as const;
export const MANHATTAN = { countryCode: 'US', region: 'NY', postalCode: '10001-1234' } as const;
export const GERMANY = { countryCode: 'DE', regions: [], postalCodes: [] } as const;

export function euros(minor: number | bigint) {
  return money(minor, 'EUR');
}

export function line(unitCents: number, quantity = 1, parts: Partial<PriceLine> = {}): PriceLine {
  return {
    id: `${unitCents}x${quantity}`,
    productId: 'print',
    variantId: 'print-m',
    unitPrice: euros(unitCents),
    quantity,
    productType: PRODUCT_TYPES.physical,
    taxClass: 'standard',
    collectionId: 'shop',
    categoryPaths: [],
    weightGrams: 0,
    requiresShipping: true,
    ...parts,
  };
}

export function giftCardLine(cents: number): PriceLine {
  return line(cents, 1, { id: 'gift', productType: PRODUCT_TYPES.giftCard, requiresShipping: false });
}

export function tax(ratePpm: number, parts: Partial<TaxRule> = {}): TaxRule {
  const basics = { id: `tax-${ratePpm}`, name: 'VAT', jurisdiction: 'Germany', ratePpm, places: [GERMANY] };
  return { ...basics, taxClasses: [], isOnShipping: true, isCompound: false, ...parts };
}

export function percentOff(percent: number, parts: Partial<Discount> = {}): Discount {
  return {
    id: `${percent}-percent`,
    name: `${percent} % off`,
    code: null,
    value: { kind: 'percent', ppm: percent * 10_000 },
    scope: { kind: 'order' },
    items: 'all',
    minimumSubtotal: null,
    startsAt: null,
    endsAt: null,
    totalLimit: null,
    perCustomerLimit: null,
    timesUsed: 0,
    combinesWith: [],
    ...parts,
  };
}

export function amountOff(cents: number, parts: Partial<Discount> = {}): Discount {
  const value = { kind: 'amount', amount: euros(cents) } as const;
  return percentOff(0, { id: `${cents}-cents`, name: `${cents} cents off`, value, ...parts });
}

export function freeShipping(parts: Partial<Discount> = {}): Discount {
  return percentOff(0, { id: 'free-shipping', name: 'Free shipping', value: { kind: 'freeShipping' }, ...parts });
}

export function flat(cents: number, parts: Partial<ShippingMethod> = {}): ShippingMethod {
  const rate = { kind: 'flat', price: euros(cents) } as const;
  const basics = { id: 'flat', name: 'Post', description: '', places: [], minDays: 1, maxDays: 3 };
  return { ...basics, rate, freeFrom: null, ...parts };
}

/** A store that has decided nothing yet but where it is. */
export function newStorePricing(location: StorePricing['location']): StorePricing {
  return {
    priceTaxInterpretation: 'EXCLUSIVE',
    rounding: { per: 'line', mode: 'halfUp' },
    location,
    shippingTaxClass: STANDARD_TAX_CLASS,
  };
}

export type QuestionParts = Partial<Omit<PriceQuestion, 'store'>> & {
  readonly store?: Partial<PriceQuestion['store']>;
};

/** A cart sent to Berlin from Berlin, in euros. */
export function ask(lines: readonly PriceLine[], { store = {}, ...parts }: QuestionParts = {}): PriceQuestion {
  const empty = emptyQuestion('EUR', newStorePricing(BERLIN), NOW);
  return { ...empty, lines, destination: BERLIN, ...parts, store: { ...empty.store, ...store } };
}

/** The totals as plain numbers, in the order of MON-1. */
export function totalsIn(answer: CartPrice): readonly number[] {
  const { subtotal, discount, shipping, tax: added, grandTotal } = answer;
  return [subtotal, discount, shipping, added, grandTotal].map(({ minor }) => Number(minor));
}

export function eachLine(answer: CartPrice, read: (line: PricedLine) => { readonly minor: bigint }): readonly number[] {
  return answer.lines.map((one) => Number(read(one).minor));
}
