import { money, toDecimalString, toWireNumber, zeroMoney } from '@quoin/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areTotalsWithinWireRange,
  hasDigital,
  isPurelyDigital,
  lineTotal,
  requiresShipping,
  totalQuantity,
  totalsOf,
} from './totals.ts';

const zero = zeroMoney('USD');

/** Whatever the amounts are: the laws of whole carts are tested with `price()`. */
const anyParts = fc
  .tuple(...Array.from({ length: 4 }, () => fc.bigInt({ min: 0n, max: 10n ** 17n })))
  .map(([subtotal = 0n, discount = 0n, shipping = 0n, tax = 0n]) => ({
    subtotal: money(subtotal, 'USD'),
    discount: money(discount, 'USD'),
    shipping: money(shipping, 'USD'),
    tax: money(tax, 'USD'),
    totalQuantity: 1,
  }));

describe('totals', () => {
  it('always agree: grandTotal = subtotal - discount + shipping + tax (MON-1)', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const { subtotal, discount, shipping, tax, grandTotal } = totalsOf(parts);
        expect(grandTotal.minor).toBe(subtotal.minor - discount.minor + shipping.minor + tax.minor);
      }),
      { numRuns: 1000 },
    );
  });

  it('beyond what the wire carries exactly are noticed, also when each line fits (MON-7)', () => {
    const of = (minor: bigint) =>
      totalsOf({ subtotal: money(minor, 'USD'), discount: zero, shipping: zero, tax: zero, totalQuantity: 1 });
    const most = BigInt(Number.MAX_SAFE_INTEGER);
    expect(areTotalsWithinWireRange(of(most))).toBe(true);
    expect(areTotalsWithinWireRange(of(2n * most))).toBe(false);
  });

  it('show a line from minor units by the currency’s own digits (CART-07)', () => {
    const total = (currency: 'USD' | 'JPY') => lineTotal({ unitPrice: money(12345, currency), quantity: 2 });
    expect([toWireNumber(total('USD')), toDecimalString(total('USD'))]).toEqual([24690, '246.90']);
    expect([toWireNumber(total('JPY')), toDecimalString(total('JPY'))]).toEqual([24690, '24690']);
  });
});

describe('what a cart holds (CART-01)', () => {
  const physical = { productType: 1, quantity: 2 } as const;
  const digital = { productType: 2, quantity: 1 } as const;

  it('is counted', () => {
    expect(totalQuantity([physical, digital])).toBe(3);
  });

  it('needs shipping only for physical things, and is purely digital or not', () => {
    expect([requiresShipping([physical, digital]), requiresShipping([digital]), requiresShipping([])]).toEqual([
      true,
      false,
      false,
    ]);
    expect([hasDigital([physical, digital]), hasDigital([physical])]).toEqual([true, false]);
    expect([isPurelyDigital([digital]), isPurelyDigital([physical, digital]), isPurelyDigital([])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
