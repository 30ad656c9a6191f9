import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import {
  addMoney,
  compareMoney,
  isWithinWireRange,
  type Money,
  multiplyMoney,
  subtractMoney,
  zeroMoney,
} from '@quoin/domain/money';
import type { Cart, CartEntry, Totals } from './cart.ts';

type PricedEntry = Pick<CartEntry, 'unitPrice' | 'quantity'>;

export interface Charges {
  readonly shipping?: Money | undefined;
  readonly tax?: Money | undefined;
  readonly discount?: Money | undefined;
}

export function lineTotal(entry: PricedEntry): Money {
  return multiplyMoney(entry.unitPrice, entry.quantity);
}

/**
 * The amounts of a cart: grandTotal = subtotal - discount + shipping + tax, exactly (MON-1). A discount never exceeds
 * subtotal and shipping together (MON-2). Negative charges are a bug: a Fault.
 */
export function calculateTotals(
  cart: Pick<Cart, 'currency'> & { readonly entries: readonly PricedEntry[] },
  charges: Charges = {},
): Totals {
  const zero = zeroMoney(cart.currency);
  const { shipping = zero, tax = zero, discount: asked = zero } = charges;
  if ([shipping, tax, asked].some((charge) => charge.minor < 0n)) throw new RangeError('A charge is negative');
  const subtotal = cart.entries.map(lineTotal).reduce(addMoney, zero);
  const beforeDiscount = addMoney(subtotal, shipping);
  const discount = compareMoney(asked, beforeDiscount) > 0 ? beforeDiscount : asked;
  const grandTotal = addMoney(subtractMoney(beforeDiscount, discount), tax);
  return { subtotal, discount, shipping, tax, grandTotal, totalQuantity: totalQuantity(cart.entries) };
}

export function totalQuantity(entries: readonly Pick<CartEntry, 'quantity'>[]): number {
  return entries.reduce((sum, entry) => sum + entry.quantity, 0);
}

/** Whether every amount can be told exactly on the wire; a change that leads beyond is refused: `amountTooLarge` (MON-7). */
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
