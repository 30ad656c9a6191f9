import { PRODUCT_TYPES, type ProductType } from '@quoin/domain/catalog';
import { asNumber, isTruthy, member } from '@quoin/template';
import { entriesOf } from '../read.ts';
import { comparePrices, extreme, NO_PRICE, type Price, priceOf } from './price.ts';
import { contentOf, variantNodes } from './productItem.ts';

/** What the prices of an item depend on, read from its page JSON once. */
export interface PricedItem {
  /** undefined for what is no product. */
  readonly type: ProductType | undefined;
  readonly content: unknown;
  readonly variants: readonly unknown[];
}

export function pricedItem(item: unknown): PricedItem {
  const content = contentOf(item);
  return { type: typeOf(content), content, variants: variantNodes(content) };
}

/** undefined for an item that is no product. */
export function productTypeOf(item: unknown): ProductType | undefined {
  return typeOf(contentOf(item));
}

/** Templates know these four (ENUM-02). */
const KNOWN_TYPES: ReadonlyMap<number, ProductType> = new Map(
  [PRODUCT_TYPES.physical, PRODUCT_TYPES.digital, PRODUCT_TYPES.service, PRODUCT_TYPES.giftCard].map((type) => [
    type,
    type,
  ]),
);

function typeOf(content: unknown): ProductType | undefined {
  return KNOWN_TYPES.get(asNumber(member(content, 'productType')));
}

/** Physical products and services: what has variants that can be on sale. */
function canBeOnSale({ type }: PricedItem): boolean {
  return type === PRODUCT_TYPES.physical || type === PRODUCT_TYPES.service;
}

/** What a variant, or an offer to subscribe to it, costs now. */
export function currentPrice(variant: unknown): Price {
  return priceOf(member(variant, isTruthy(member(variant, 'onSale')) ? 'salePriceMoney' : 'priceMoney'));
}

function fullPrice(variant: unknown): Price {
  return priceOf(member(variant, 'priceMoney'));
}

/** What the cheapest choice costs now; a digital product has one price only. */
export function fromPrice({ type, content, variants }: PricedItem): Price {
  if (type === undefined) return NO_PRICE;
  return type === PRODUCT_TYPES.digital ? fullPrice(content) : extreme(variants, currentPrice, 'lowest');
}

/** The highest price without sales. */
export function normalPrice({ type, content, variants }: PricedItem): Price {
  if (type === undefined) return NO_PRICE;
  return type === PRODUCT_TYPES.digital ? fullPrice(content) : extreme(variants, fullPrice, 'highest');
}

/** The lowest sale price of what is on sale; gift cards never are (DISP-03). */
export function salePrice(item: PricedItem): Price {
  if (item.type === PRODUCT_TYPES.digital) return priceOf(member(item.content, 'salePriceMoney'));
  return canBeOnSale(item) ? extreme(item.variants.filter(isOnSale), currentPrice, 'lowest') : NO_PRICE;
}

function isOnSale(variant: unknown): boolean {
  return isTruthy(member(variant, 'onSale'));
}

/** DISP-03, as page JSON has it. */
export function isOnSaleNow(item: PricedItem): boolean {
  if (item.type === PRODUCT_TYPES.digital) return isOnSale(item.content);
  return canBeOnSale(item) && item.variants.some(isOnSale);
}

/**
 * DISP-05 as page JSON has it: any variant differs from the first in being on sale, in its price, or, when the first is
 * on sale, in its sale price.
 */
export function hasVaried({ type, variants }: PricedItem): boolean {
  if (variants.length < 2 || type === undefined || type === PRODUCT_TYPES.digital) return false;
  const [first] = variants;
  const isFirstOnSale = isOnSale(first);
  return variants.some(
    (variant) =>
      differs(variant, first, 'onSale') ||
      differs(variant, first, 'price') ||
      (isFirstOnSale && differs(variant, first, 'salePrice')),
  );
}

function differs(left: unknown, right: unknown, name: string): boolean {
  return member(left, name) !== member(right, name);
}

/** The first offer of the variant that costs least now; undefined when it has none, null for one that says nothing. */
export function cheapestOffer(item: PricedItem): unknown {
  if (!canBeOnSale(item)) return undefined;
  const [first, ...others] = item.variants;
  const cheapest = others.reduce(
    (best, variant) => (comparePrices(currentPrice(variant), currentPrice(best)) < 0 ? variant : best),
    first,
  );
  const offers = entriesOf(member(cheapest, 'pricingOptions'));
  return offers.length === 0 ? undefined : (offers[0] ?? null);
}
