import type { Product, Stock, Variant } from '../product.ts';
import { PRODUCT_TYPES } from '../productTypes.ts';

/** A limited variant with that many or fewer left is low (the store's scarcity threshold, its default). */
export const LOW_STOCK_THRESHOLD = 10;

const UNLIMITED: Stock = { unlimited: true };

/** Physical and service products sell out when every variant is limited with nothing left; others never (DISP-02). */
export function isSoldOut(product: Pick<Product, 'type' | 'variants'>): boolean {
  if (product.type !== PRODUCT_TYPES.physical && product.type !== PRODUCT_TYPES.service) return false;
  return product.variants.every(isVariantSoldOut);
}

export function isVariantSoldOut(variant: Pick<Variant, 'stock'>): boolean {
  return !variant.stock.unlimited && variant.stock.quantity <= 0;
}

/** All variants together (DISP-04): digital and gift cards without limit, and so is a product with one such variant. */
export function totalStock(product: Pick<Product, 'type' | 'variants'>): Stock {
  if (product.type === PRODUCT_TYPES.digital || product.type === PRODUCT_TYPES.giftCard) return UNLIMITED;
  let quantity = 0;
  for (const { stock } of product.variants) {
    if (stock.unlimited) return UNLIMITED;
    quantity += Math.max(0, stock.quantity);
  }
  return { unlimited: false, quantity };
}

/** Reports whether that many more can be sold in addition to those already in the cart (ATC-05, ATC-07). */
export function isAvailable(variant: Pick<Variant, 'stock'>, quantity: number, alreadyInCart: number): boolean {
  return variant.stock.unlimited || variant.stock.quantity >= quantity + alreadyInCart;
}

export function isLowStock(variant: Pick<Variant, 'stock'>, threshold: number = LOW_STOCK_THRESHOLD): boolean {
  const { stock } = variant;
  return !stock.unlimited && stock.quantity > 0 && stock.quantity <= threshold;
}

/** All that is left of a limited product is little: what a list says, where a number would soon be an old one. */
export function isRunningLow(product: Pick<Product, 'type' | 'variants'>, threshold: number): boolean {
  return isLowStock({ stock: totalStock(product) }, threshold);
}
