import type { Product } from '../product.ts';
import { PRODUCT_TYPES } from '../productTypes.ts';
import { totalStock } from './stock.ts';

/** The quantity input's attributes (ATC-11). */
export const QUANTITY = { min: 1, max: 9999, step: 1, default: 1, size: 4 } as const;

export interface QuantitySettings {
  /** `storeSettings.multipleQuantityAllowedForServices`, on by default (DISP-11). */
  readonly multipleQuantityAllowedForServices: boolean;
}

/** Whether more than one of a kind can be asked for at all: type and setting, whatever the stock. */
export function allowsQuantity(product: Pick<Product, 'type' | 'isSubscribable'>, settings: QuantitySettings): boolean {
  if (product.isSubscribable) return false;
  if (product.type === PRODUCT_TYPES.physical) return true;
  return product.type === PRODUCT_TYPES.service && settings.multipleQuantityAllowedForServices;
}

/** Physical products, services by setting, never subscribable ones, and only when there is more than one (ATC-11). */
export function isQuantityInputShown(
  product: Pick<Product, 'type' | 'isSubscribable' | 'variants'>,
  settings: QuantitySettings,
): boolean {
  if (!allowsQuantity(product, settings)) return false;
  const stock = totalStock(product);
  return stock.unlimited || stock.quantity > 1;
}
