import type { Product, Variant } from './product.ts';
import { isLowStock } from './stock.ts';
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

/** What a product page and the app say about stock. */
export const stockWording = { inStock: 'In stock', soldOut: 'Sold out' } as const;

/** Read out before a price, where the eye sees a line through it. */
export const priceWording = { original: 'Original price:', sale: 'Sale price:' } as const;

/** Before the description of a picture among several. */
export const galleryWording = { picture: (number: number) => `Picture ${number}:` } as const;

/** Why a product has no way into the cart. */
export const purchaseWording = { notSoldOnlineYet: 'This can’t be bought online yet.' } as const;

/** The button's text: the owner's own, else `Subscribe` or `Add To Cart`. */
export function addButtonText(product: Pick<Product, 'type' | 'isSubscribable' | 'customAddButtonText'>): string {
  const own = product.customAddButtonText?.trim() ?? '';
  if (own !== '') return own;
  return purchaseRoute(product) === 'subscription' ? catalogWording.subscribe : catalogWording.addToCart;
}

/** What stands beside a button that nobody can press; empty for what can be bought. */
export function notSoldOnlineText(product: Pick<Product, 'type' | 'isSubscribable'>): string {
  return isSoldOnline(product) ? '' : purchaseWording.notSoldOnlineYet;
}

/** `Only 3 left in stock` for a variant that runs low; empty otherwise. */
export function scarcityText(variant: Pick<Variant, 'stock'>, threshold?: number): string {
  const { stock } = variant;
  return !stock.unlimited && isLowStock(variant, threshold) ? catalogWording.onlyLeft(stock.quantity) : '';
}
