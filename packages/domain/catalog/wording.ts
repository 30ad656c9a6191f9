import { inLanguage } from '@quoin/domain/languages';
import { catalog } from '@quoin/messages/catalog';
import type { Product, Variant } from './product.ts';
import { isSoldOnline, purchaseRoute } from './subscription.ts';
import { isLowStock } from './variants/stock.ts';
export type CatalogWords = typeof catalog.en;

/** All of these in the language of a page. */
export function catalogWords(language: string): CatalogWords {
  return inLanguage(catalog, language);
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

/** Returns the text next to a button that cannot be pressed; empty for what can be bought. */
export function notSoldOnlineText(product: Pick<Product, 'type' | 'isSubscribable'>, language = 'en'): string {
  return isSoldOnline(product) ? '' : catalogWords(language).purchase.notSoldOnlineYet;
}

/** `Only 3 left in stock` for a variant that runs low; empty otherwise. */
export function scarcityText(variant: Pick<Variant, 'stock'>, threshold?: number | null, language = 'en'): string {
  const { stock } = variant;
  if (stock.unlimited || !isLowStock(variant, threshold ?? undefined)) return '';
  return catalogWords(language).product.onlyLeft(stock.quantity);
}
