import { compareMoney, type Money, toDecimalString } from '@quoin/domain/money';
import type { Product, Variant } from '../product.ts';
import { PRODUCT_TYPES } from '../productTypes.ts';
import { isVariantSoldOut } from '../variants/stock.ts';

/** What a feed needs in addition to the product itself. Plain texts, whole addresses. */
export interface FeedSource {
  readonly product: Pick<Product, 'id' | 'title' | 'type' | 'variants' | 'images' | 'optionNames'>;
  readonly description: string;
  readonly url: string;
  /** The first one is the product's own. */
  readonly images: readonly { readonly id: string; readonly url: string }[];
  /** From the outermost one: `Prints > Large`. */
  readonly category: string;
  readonly brand: string;
}

/** One variant as other people's machines read it. The names are Google's, which Meta reads, too. */
export interface FeedEntry {
  /** The SKU, which events of the shop call an item by. */
  readonly id: string;
  /** Joins the variants of a product; '' for the only one. */
  readonly itemGroupId: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly imageLink: string;
  readonly additionalImageLinks: readonly string[];
  readonly availability: 'in_stock' | 'out_of_stock';
  /** `49.00 EUR`. */
  readonly price: string;
  /** '' while it is not on sale. */
  readonly salePrice: string;
  /** Number of the trade; '' for none. */
  readonly gtin: string;
  readonly brand: string;
  readonly productType: string;
  readonly color: string;
  readonly size: string;
}

/** Google's bounds. */
export const FEED_LIMITS = { title: 150, description: 5000, images: 10, productType: 750 } as const;

/** What may be advertised as goods: no cards worth money, and nothing that is sold as access alone. */
export function isInFeeds({ type }: Pick<Product, 'type'>): boolean {
  return type !== PRODUCT_TYPES.giftCard && type !== PRODUCT_TYPES.paywall;
}

/** A line for each variant, in the product's own order. */
export function feedEntries(source: FeedSource): readonly FeedEntry[] {
  return source.product.variants.map((variant) => toEntry(source, variant));
}

function toEntry(source: FeedSource, variant: Variant): FeedEntry {
  const { product, url, images } = source;
  const isOneOfMany = product.variants.length > 1;
  const own = images.find(({ id }) => id === variant.mainImageId) ?? images[0];
  const further = images.filter((image) => image !== own).map((image) => image.url);
  const values = variant.optionValues.map(({ value }) => value).join(', ');
  const isReduced = variant.onSale && compareMoney(variant.salePrice, variant.price) < 0;
  return {
    id: itemIdOf(variant),
    itemGroupId: isOneOfMany ? product.id : '',
    title: cut(isOneOfMany && values !== '' ? `${product.title} – ${values}` : product.title, FEED_LIMITS.title),
    description: cut(source.description, FEED_LIMITS.description),
    link: isOneOfMany ? `${url}?variant=${encodeURIComponent(variant.sku)}` : url,
    imageLink: own?.url ?? '',
    additionalImageLinks: further.slice(0, FEED_LIMITS.images),
    availability: isVariantSoldOut(variant) ? 'out_of_stock' : 'in_stock',
    price: amount(variant.price),
    salePrice: isReduced ? amount(variant.salePrice) : '',
    gtin: variant.gtin ?? '',
    brand: source.brand,
    productType: cut(source.category, FEED_LIMITS.productType),
    color: optionOf(variant, COLOR),
    size: optionOf(variant, SIZE),
  };
}

/** What events and feeds alike call a variant by. */
export function itemIdOf({ sku, id }: Pick<Variant, 'sku' | 'id'>): string {
  return sku === '' ? id : sku;
}

/**
 * Returns the id for a product that has one variant; '' if there is a choice and the product's id represents all
 * variants.
 */
export function onlyItemId({ variants }: Pick<Product, 'variants'>): string {
  const [only, ...others] = variants;
  return only === undefined || others.length > 0 ? '' : itemIdOf(only);
}

const COLOR = /^(?:colou?r|farbe|couleur|kleur|cor|colore)$/i;
const SIZE = /^(?:size|gr(?:ö|oe)(?:ß|ss)e|taille|maat|talla|taglia|tamanho)$/i;

function optionOf({ optionValues }: Variant, named: RegExp): string {
  return optionValues.find(({ optionName }) => named.test(optionName.trim()))?.value ?? '';
}

function amount(money: Money): string {
  return `${toDecimalString(money)} ${money.currency}`;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
