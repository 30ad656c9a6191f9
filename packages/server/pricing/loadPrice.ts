import {
  type CartPrice,
  type Destination,
  type PriceLine,
  type PriceQuestion,
  price,
  type ShippingMethod,
  STANDARD_TAX_CLASS,
} from '@quoin/domain/cart';
import { PRODUCT_TYPES, weightInGrams } from '@quoin/domain/catalog';
import type { CatalogCart, CatalogLine } from '../cart/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { customerKey } from './customerKey.ts';
import type { EnteredGiftCard, GiftCards } from './giftCardTenders.ts';
import { loadCartTerms } from './storage/cartCoupons.ts';
import { countUses, listDiscountsFor } from './storage/discounts.ts';
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

/**
 * The one question that cart, checkout and order ask `price()`, from what the database holds now. Whoever changes
 * `destination` or `chosenShippingId` of it may ask again without loading anything.
 */
export async function loadQuestion(
  deps: PricingDeps,
  trx: SiteTransaction,
  site: Site,
  { cart, lines }: CatalogCart,
  basis: PriceBasis,
): Promise<LoadedQuestion> {
  const { codes, giftCardIds, isTaxExempt } = await loadCartTerms(trx, site.id, cart.id);
  const facts = await loadPriceFacts(
    trx,
    site.id,
    lines.map(({ entry }) => entry.itemId),
  );
  const key = basis.email === null ? null : customerKey(deps, site.id, basis.email);
  const uses = await countUses(trx, site.id, { customerKey: key, checkoutId: basis.checkoutId });
  const found = await listDiscountsFor(trx, site.id, codes);
  const giftCards =
    giftCardIds.length === 0 ? [] : await deps.giftCards.load(trx, site.id, giftCardIds, basis.checkoutId);
  const methods = await listShippingMethods(trx, site.id, site.currency);
  const question: PriceQuestion = {
    currency: site.currency,
    language: site.language,
    lines: lines.map((line) => priceLine(line, facts.get(line.entry.itemId), site)),
    store: storePricing(site),
    taxRules: await listTaxRules(trx, site.id),
    shippingMethods: methods,
    chosenShippingId: basis.shippingMethodId,
    destination: basis.destination,
    customer: { isTaxExempt, usesByDiscount: uses.byDiscount },
    // What this very checkout holds already is no reason to refuse it.
    discounts: found.map((one) => (uses.own.has(one.id) ? { ...one, timesUsed: one.timesUsed - 1 } : one)),
    couponCodes: codes,
    giftCards,
    now: trx.now().getTime(),
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
