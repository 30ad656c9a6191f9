import {
  type CartPrice,
  type Destination,
  type PriceLine,
  type PriceQuestion,
  price,
  type ShippingMethod,
  STANDARD_TAX_CLASS,
} from '@quoin/domain/cart';
import { PRODUCT_TYPES, type WeightUnit, weightInGrams } from '@quoin/domain/catalog';
import type { CatalogCart, CatalogLine } from '../cart/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { customerKey } from './customerKey.ts';
import type { EnteredGiftCard, GiftCards } from './giftCardTenders.ts';
import type { PriceMemory } from './priceMemory.ts';
import { findSiteTerms, type SiteTerms } from './siteTerms.ts';
import { countUses, type DiscountUses, listDiscountsOfCodes, type StoredDiscount } from './storage/discounts.ts';
import type { PriceFacts } from './storage/priceFacts.ts';

export interface PricingDeps extends Pick<Deps, 'keyFor'> {
  readonly giftCards: GiftCards;
  readonly memory: PriceMemory;
}

/** What is known about the buyer and the shipping method, in addition to the cart's content. */
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

/** What is read from the database with each cart, because others change it or it changes with the cart. */
export interface AskedTerms {
  /** The site's pricing version; null where the site is gone. */
  readonly version: string | null;
  /** In the order of entry, like the gift cards. */
  readonly codes: readonly string[];
  readonly giftCardIds: readonly string[];
  /** Its owner is signed in and buys without taxes. A guest never does, whatever address is typed. */
  readonly isTaxExempt: boolean;
  /** Discounts that the cart's checkout holds. */
  readonly ownUses: readonly string[];
  /** Of limited discounts that apply by themselves, by id. */
  readonly timesUsed: Readonly<Record<string, number>>;
}

/** What determines the price of a cart in addition to the prices of its products. */
export interface PriceTerms {
  readonly asked: AskedTerms;
  readonly site: SiteTerms;
  readonly uses: DiscountUses;
  readonly discounts: readonly StoredDiscount[];
  readonly giftCards: readonly EnteredGiftCard[];
}

/** From memory and what was asked; more of the database where codes or gift cards are entered, or a discount counts buyers. */
export async function loadPriceTerms(
  deps: PricingDeps,
  trx: SiteTransaction,
  site: Site,
  asked: AskedTerms,
  { email, checkoutId }: PriceBasis,
): Promise<PriceTerms> {
  const { giftCardIds, codes, version, timesUsed } = asked;
  const [terms, coupons, giftCards] = await Promise.all([
    findSiteTerms(deps.memory, trx, site, version),
    listDiscountsOfCodes(trx, site.id, codes),
    giftCardIds.length === 0 ? [] : deps.giftCards.load(trx, site.id, giftCardIds, checkoutId),
  ]);
  const automatic = terms.discounts.map((one) => ({ ...one, timesUsed: timesUsed[one.id] ?? one.timesUsed }));
  const discounts = [...automatic, ...coupons];
  const isCounted = email !== null && discounts.some(({ perCustomerLimit }) => perCustomerLimit !== null);
  const buyer = { customerKey: isCounted ? customerKey(deps, site.id, email) : null, checkoutId };
  const uses = isCounted ? await countUses(trx, site.id, buyer) : { byDiscount: {}, own: new Set(asked.ownUses) };
  return { asked, site: terms, uses, discounts, giftCards };
}

/**
 * Returns the one question that cart, checkout and order pass to `price()`. Code that changes its `destination` or
 * `chosenShippingId` may ask again without loading anything.
 */
export function questionOf(
  site: Site,
  { lines }: CatalogCart,
  facts: ReadonlyMap<string, PriceFacts>,
  terms: PriceTerms,
  { basis, now }: { readonly basis: PriceBasis; readonly now: Date },
): LoadedQuestion {
  const { asked, uses, discounts, giftCards } = terms;
  const { store, weightUnit, taxRules, methods } = terms.site;
  const question: PriceQuestion = {
    currency: site.currency,
    language: site.language,
    lines: lines.map((line) => priceLine(line, facts.get(line.entry.itemId), weightUnit)),
    store,
    taxRules,
    shippingMethods: methods,
    chosenShippingId: basis.shippingMethodId,
    destination: basis.destination,
    customer: { isTaxExempt: asked.isTaxExempt, usesByDiscount: uses.byDiscount },
    // What this very checkout holds already is no reason to refuse it.
    discounts: discounts.map((one) => (uses.own.has(one.id) ? { ...one, timesUsed: one.timesUsed - 1 } : one)),
    couponCodes: asked.codes,
    giftCards,
    now: now.getTime(),
  };
  return { question, methods, giftCards };
}

function priceLine(
  { entry, weight, collectionId }: CatalogLine,
  facts: PriceFacts | undefined,
  unit: WeightUnit,
): PriceLine {
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
    weightGrams: weightInGrams(weight, unit),
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
