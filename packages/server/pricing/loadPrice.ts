import {
  type CartPrice,
  type Destination,
  type PriceLine,
  type PriceQuestion,
  price,
  type ShippingMethod,
  STANDARD_TAX_CLASS,
  type TaxRule,
} from '@quoin/domain/cart';
import { PRODUCT_TYPES, weightInGrams } from '@quoin/domain/catalog';
import type { CatalogCart, CatalogLine } from '../cart/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { customerKey } from './customerKey.ts';
import type { EnteredGiftCard, GiftCards } from './giftCardTenders.ts';
import { type CartTerms, loadCartTerms } from './storage/cartCoupons.ts';
import { countUses, type DiscountUses, listDiscountsFor, type StoredDiscount } from './storage/discounts.ts';
import { loadPriceFacts, type PriceFacts } from './storage/priceFacts.ts';
import { listShippingMethods } from './storage/shippingMethods.ts';
import { listTaxRules } from './storage/taxRules.ts';
import { storePricing, weightUnit } from './storePricing.ts';

export interface PricingDeps extends Pick<Deps, 'keyFor'> {
  readonly giftCards: GiftCards;
}

/** What is known of the buyer and the way, beside what lies in the cart. */
export interface PriceBasis {
  /** Null while nothing but the cart is known. */
  readonly checkoutId: string | null;
  readonly email: string | null;
  readonly destination: Destination | null;
  readonly shippingMethodId: string | null;
}

export interface LoadedQuestion {
  readonly question: PriceQuestion;
  readonly methods: readonly ShippingMethod[];
  readonly giftCards: readonly EnteredGiftCard[];
}

/** What decides about the price of a cart beside what its products cost. */
export interface PriceTerms {
  readonly cart: CartTerms;
  readonly facts: ReadonlyMap<string, PriceFacts>;
  readonly uses: DiscountUses;
  readonly discounts: readonly StoredDiscount[];
  readonly giftCards: readonly EnteredGiftCard[];
  readonly methods: readonly ShippingMethod[];
  readonly taxRules: readonly TaxRule[];
}

/** What lies in the cart, as far as its terms depend on it; `id` empty: there is no cart yet. */
export interface CartToPrice {
  readonly id: string;
  readonly productIds: readonly string[];
}

/** From what the database holds now, in one round trip, and one more where gift cards are entered. */
export async function loadPriceTerms(
  deps: PricingDeps,
  trx: SiteTransaction,
  site: Site,
  { id, productIds }: CartToPrice,
  { email, checkoutId }: PriceBasis,
): Promise<PriceTerms> {
  const buyer = { customerKey: email === null ? null : customerKey(deps, site.id, email), checkoutId };
  const [cart, facts, uses, discounts, methods, taxRules] = await Promise.all([
    loadCartTerms(trx, site.id, id),
    loadPriceFacts(trx, site.id, productIds),
    countUses(trx, site.id, buyer),
    listDiscountsFor(trx, site.id, id),
    listShippingMethods(trx, site.id, site.currency),
    listTaxRules(trx, site.id),
  ]);
  const { giftCardIds } = cart;
  const giftCards = giftCardIds.length === 0 ? [] : await deps.giftCards.load(trx, site.id, giftCardIds, checkoutId);
  return { cart, facts, uses, discounts, giftCards, methods, taxRules };
}

/**
 * The one question that cart, checkout and order ask `price()`. Whoever changes `destination` or `chosenShippingId` of it may
 * ask again without loading anything.
 */
export function questionOf(
  site: Site,
  { lines }: CatalogCart,
  terms: PriceTerms,
  basis: PriceBasis,
  now: Date,
): LoadedQuestion {
  const { cart, facts, uses, discounts, giftCards, methods, taxRules } = terms;
  const question: PriceQuestion = {
    currency: site.currency,
    language: site.language,
    lines: lines.map((line) => priceLine(line, facts.get(line.entry.itemId), site)),
    store: storePricing(site),
    taxRules,
    shippingMethods: methods,
    chosenShippingId: basis.shippingMethodId,
    destination: basis.destination,
    customer: { isTaxExempt: cart.isTaxExempt, usesByDiscount: uses.byDiscount },
    // What this very checkout holds already is no reason to refuse it.
    discounts: discounts.map((one) => (uses.own.has(one.id) ? { ...one, timesUsed: one.timesUsed - 1 } : one)),
    couponCodes: cart.codes,
    giftCards,
    now: now.getTime(),
  };
  return { question, methods, giftCards };
}

function priceLine({ entry, weight, collectionId }: CatalogLine, facts: PriceFacts | undefined, site: Site): PriceLine {
  return {
    id: entry.id,
    productId: entry.itemId,
    variantId: entry.variantId,
    unitPrice: entry.unitPrice,
    quantity: entry.quantity,
    productType: entry.productType,
    taxClass: facts?.taxClass ?? STANDARD_TAX_CLASS,
    collectionId,
    categoryPaths: facts?.categoryPaths ?? [],
    weightGrams: weightInGrams(weight, weightUnit(site)),
    requiresShipping: entry.productType === PRODUCT_TYPES.physical,
  };
}

/** The price with the way chosen, or with the cheapest as an estimate where none is or it has gone (CX-01). */
export function estimatedPrice(question: PriceQuestion): CartPrice {
  const asked = price(question);
  const { status, options } = asked.shippingLine;
  if (status === 'chosen' || status === 'notNeeded') return asked;
  const [first, ...rest] = options;
  if (first === undefined) return asked;
  const cheapest = rest.reduce((best, one) => (one.price.minor < best.price.minor ? one : best), first);
  return price({ ...question, chosenShippingId: cheapest.id });
}
