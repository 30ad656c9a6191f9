import { inLanguage, type Translated } from '@quoin/domain/languages';
import { otherCatalogWords } from './otherWording.ts';
import type { Product, Variant } from './product.ts';
import { isLowStock } from './stock.ts';
import { storeWording } from './storeCreation.ts';
import { isSoldOnline, purchaseRoute } from './subscription.ts';

/** Default texts of product pages (TPL-10). */
export const catalogWording = {
  addToCart: 'Add To Cart',
  subscribe: 'Subscribe',
  quantity: 'Quantity',
  quickView: 'Quick View',
  soldOut: 'sold out',
  onSale: 'sale',
  selectValue: 'Select Value',
  selectOption: (optionName: string) => `Select ${optionName}`,
  notApplicable: 'N/A',
  priceUnavailable: 'Unavailable',
  onlyLeft: (count: number) => `Only ${count} left in stock`,
} as const;

/** In a modal over a list of products. */
export const quickViewWording = {
  more: 'See everything about it',
  close: 'Close',
  previous: 'Previous product',
  next: 'Next product',
} as const;

/** What a product page and the app say about stock. */
export const stockWording = { inStock: 'In stock', soldOut: 'Sold out', runningLow: 'Almost gone' } as const;

/** Read out before a price, where the eye sees a line through it. */
const priceWording = { original: 'Original price:', sale: 'Sale price:' } as const;

/** What the language of templates says by itself of prices, letter by letter. */
const priceMarkupWording = {
  original: 'Original Price:',
  sale: 'Sale Price:',
  from: (price: string) => `from ${price}`,
  /** The one option of gift cards. */
  giftCardOption: 'Value',
} as const;

/** Before the description of a picture among several. */
export const galleryWording = { picture: (number: number) => `Picture ${number}:` } as const;

/** Why a product has no way into the cart. */
export const purchaseWording = {
  notSoldOnlineYet: 'This can’t be bought online yet.',
  hasOwnPage: 'This is bought on a page of its own.',
} as const;

const ENGLISH = {
  product: catalogWording,
  quickView: quickViewWording,
  stock: stockWording,
  price: priceWording,
  priceMarkup: priceMarkupWording,
  gallery: galleryWording,
  purchase: purchaseWording,
  newStore: storeWording,
};

export type CatalogWords = Translated<typeof ENGLISH>;

/** All of these in the language of a page. */
export function catalogWords(language: string): CatalogWords {
  return inLanguage<CatalogWords>({ en: ENGLISH, ...otherCatalogWords }, language);
}

/** The button's text: the owner's own, else `Subscribe` or `Add To Cart`. */
export function addButtonText(
  product: Pick<Product, 'type' | 'isSubscribable' | 'customAddButtonText'>,
  language = 'en',
): string {
  const own = product.customAddButtonText?.trim() ?? '';
  if (own !== '') return own;
  const words = catalogWords(language).product;
  return purchaseRoute(product) === 'subscription' ? words.subscribe : words.addToCart;
}

/** What stands beside a button that nobody can press; empty for what can be bought. */
export function notSoldOnlineText(product: Pick<Product, 'type' | 'isSubscribable'>, language = 'en'): string {
  return isSoldOnline(product) ? '' : catalogWords(language).purchase.notSoldOnlineYet;
}

/** `Only 3 left in stock` for a variant that runs low; empty otherwise. */
export function scarcityText(variant: Pick<Variant, 'stock'>, threshold?: number | null, language = 'en'): string {
  const { stock } = variant;
  if (stock.unlimited || !isLowStock(variant, threshold ?? undefined)) return '';
  return catalogWords(language).product.onlyLeft(stock.quantity);
}
