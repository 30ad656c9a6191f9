import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { addMoney, isWithinWireRange, type Money, multiplyMoney, subtractMoney } from '@quoin/domain/money';
import type { CartEntry, Totals } from './cart.ts';

type PricedEntry = Pick<CartEntry, 'unitPrice' | 'quantity'>;

export function lineTotal(entry: PricedEntry): Money {
  return multiplyMoney(entry.unitPrice, entry.quantity);
}

/** The one place where a grand total is made: subtotal - discount + shipping + tax (MON-1). */
export function totalsOf(parts: Omit<Totals, 'grandTotal'>): Totals {
  const { subtotal, discount, shipping, tax } = parts;
  return { ...parts, grandTotal: addMoney(subtractMoney(addMoney(subtotal, shipping), discount), tax) };
}

/** How many of each variant all lines ask for together: stock is checked and held by these sums (STK-6). */
export function quantityByVariant(
  entries: readonly Pick<CartEntry, 'variantId' | 'quantity'>[],
): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  for (const { variantId, quantity } of entries) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  return wanted;
}

export function totalQuantity(entries: readonly Pick<CartEntry, 'quantity'>[]): number {
  return entries.reduce((sum, entry) => sum + entry.quantity, 0);
}

/**
 * Reports whether every amount can be stated exactly on the wire. A change that leads beyond is refused:
 * `amountTooLarge` (MON-7).
 */
export function areTotalsWithinWireRange(totals: Totals): boolean {
  const { subtotal, discount, shipping, tax, grandTotal } = totals;
  return [subtotal, discount, shipping, tax, grandTotal].every(isWithinWireRange);
}

type TypedEntry = Pick<CartEntry, 'productType'>;

/** Only physical things travel. */
export function requiresShipping(entries: readonly TypedEntry[]): boolean {
  return entries.some((entry) => entry.productType === PRODUCT_TYPES.physical);
}

export function hasDigital(entries: readonly TypedEntry[]): boolean {
  return entries.some((entry) => entry.productType === PRODUCT_TYPES.digital);
}

/** Something in it, and all of it digital. */
export function isPurelyDigital(entries: readonly TypedEntry[]): boolean {
  return entries.length > 0 && entries.every((entry) => entry.productType === PRODUCT_TYPES.digital);
}
