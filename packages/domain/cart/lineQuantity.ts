import { allowsQuantity, type Product, QUANTITY, type QuantitySettings, type Stock } from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { parseLineQuantity, type QuantityCode } from './quantity.ts';

/** The most one line may hold: 1 where no quantity applies, else what is in stock, never above 9999. */
export function maxQuantity(
  product: Pick<Product, 'type' | 'isSubscribable'>,
  stock: Stock,
  settings: QuantitySettings,
): number {
  if (!allowsQuantity(product, settings)) return 1;
  return stock.unlimited ? QUANTITY.max : Math.min(QUANTITY.max, Math.max(0, stock.quantity));
}

/**
 * A new quantity for a cart line (CART-10): 0 removes it, more than the line may hold is out of stock. Other lines of
 * the same variant count (STK-6): they pass how many they hold.
 */
export function decideLineQuantity(
  raw: unknown,
  limits: { readonly maxQuantity: number; readonly inOtherLines: number },
): Outcome<number, QuantityCode | 'outOfStock'> {
  const parsed = parseLineQuantity(raw);
  if (!parsed.ok || parsed.value === 0) return parsed;
  if (parsed.value + limits.inOtherLines > limits.maxQuantity) return refuse('outOfStock', { field: 'quantity' });
  return accept(parsed.value);
}
