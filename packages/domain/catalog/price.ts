import { compareMoney, type Money } from '@quoin/domain/money';
import type { Product, Variant } from './product.ts';
import { PRODUCT_TYPES } from './productTypes.ts';

/** What one of it costs now: the sale price while on sale. */
export function unitPrice(variant: Pick<Variant, 'onSale' | 'price' | 'salePrice'>): Money {
  return variant.onSale ? variant.salePrice : variant.price;
}

/** Any variant on sale; gift cards never (DISP-03). */
export function isOnSale(product: Pick<Product, 'type' | 'variants'>): boolean {
  return product.type !== PRODUCT_TYPES.giftCard && product.variants.some((variant) => variant.onSale);
}

/** Variants differ in sale state, in sale price while on sale, or in price (DISP-05). */
export function hasVariedPrices(product: Pick<Product, 'variants'>): boolean {
  const [first, ...rest] = product.variants;
  if (first === undefined) return false;
  return rest.some((variant) => {
    if (variant.onSale !== first.onSale || compareMoney(variant.price, first.price) !== 0) return true;
    return variant.onSale && compareMoney(variant.salePrice, first.salePrice) !== 0;
  });
}

/** What the cheapest variant cost before; null where that one is not on sale. */
export function priceBefore(product: Pick<Product, 'type' | 'variants'>): Money | null {
  const [least] = [...product.variants].sort((left, right) => compareMoney(unitPrice(left), unitPrice(right)));
  return least?.onSale && isOnSale(product) ? least.price : null;
}

/** The lowest and highest unit price; null for a product without variants. */
export function priceRange(product: Pick<Product, 'variants'>): { readonly min: Money; readonly max: Money } | null {
  const prices = product.variants.map(unitPrice).sort(compareMoney);
  const min = prices[0];
  const max = prices.at(-1);
  return min === undefined || max === undefined ? null : { min, max };
}
