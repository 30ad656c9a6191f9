import { isOnSale } from './price.ts';
import type { Product } from './product.ts';
import { PRODUCT_TYPES } from './productTypes.ts';
import { isSoldOut } from './variants/stock.ts';

export type ProductStatus = 'sold-out' | 'on-sale' | null;

/** The mark on a product: sold out first, else on sale, else none (DISP-01). */
export function productStatus(product: Pick<Product, 'type' | 'variants'>): ProductStatus {
  if (isSoldOut(product)) return 'sold-out';
  return isOnSale(product) ? 'on-sale' : null;
}

/** More than one variant, and never a digital product (DISP-05). */
export function hasVariants(product: Pick<Product, 'type' | 'variants'>): boolean {
  return product.type !== PRODUCT_TYPES.digital && product.variants.length > 1;
}
