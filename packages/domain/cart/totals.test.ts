import { CURRENCY_CODES, type Money, money, toDecimalString, toWireNumber } from '@quoin/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areTotalsWithinWireRange,
  calculateTotals,
  hasDigital,
  isPurelyDigital,
  lineTotal,
  requiresShipping,
  totalQuantity,
} from './totals.ts';

interface Entry {
  readonly unitPrice: Money;
  readonly quantity: number;
}

const anyCurrency = fc.constantFrom(...CURRENCY_CODES);
const anyMinor = fc.bigInt({ min: 0n, max: 10n ** 17n - 1n });
const anyQuantity = fc.integer({ min: 1, max: 9999 });

/** A cart of one currency with charges in the same. */
const anyCart = fc
  .record({
    currency: anyCurrency,
    lines: fc.array(fc.tuple(anyMinor, anyQuantity), { maxLength: 30 }),
    charges: fc.tuple(anyMinor, anyMinor, anyMinor),
  })
  .map(({ currency, lines, charges: [shipping, tax, discount] }) => ({
    cart: {
      currency,
      entries: lines.map(([minor, quantity]): Entry => ({ unitPrice: money(minor, currency), quantity })),
    },
    charges: {
      shipping: money(shipping, currency),
      tax: money(tax, currency),
      discount: money(discount, currency),
    },
  }));

describe('totals', () => {
  it('of a cart with shipping, tax and discount', () => {
    const entries = [
      { unitPrice: money(1999, 'USD'), quantity: 3 },
      { unitPrice: money(100, 'USD'), quantity: 1 },
    ];
    const charges = { shipping: money(500, 'USD'), tax: money(123, 'USD'), discount: money(1000, 'USD') };
    const totals = calculateTotals({ currency: 'USD', entries }, charges);
    expect(lineTotal({ unitPrice: money(1999, 'USD'), quantity: 3 }).minor).toBe(5997n);
    expect(totals).toMatchObject({ subtotal: money(6097, 'USD'), grandTotal: money(5720, 'USD'), totalQuantity: 4 });
  });

  it('of an empty cart are zero in its currency', () => {
    expect(calculateTotals({ currency: 'JPY', entries: [] }).grandTotal).toEqual(money(0, 'JPY'));
  });

  it('always agree: grandTotal = subtotal - discount + shipping + tax (MON-1)', () => {
    fc.assert(
      fc.property(anyCart, ({ cart, charges }) => {
        const { subtotal, discount, shipping, tax, grandTotal } = calculateTotals(cart, charges);
        expect(grandTotal.minor).toBe(subtotal.minor - discount.minor + shipping.minor + tax.minor);
      }),
      { numRuns: 1000 },
    );
  });

  it('are never negative, and a discount never exceeds subtotal and shipping (MON-2)', () => {
    fc.assert(
      fc.property(anyCart, ({ cart, charges }) => {
        const { subtotal, discount, shipping, grandTotal } = calculateTotals(cart, charges);
        expect(grandTotal.minor >= 0n).toBe(true);
        expect(discount.minor >= 0n && discount.minor <= subtotal.minor + shipping.minor).toBe(true);
      }),
    );
    expect(() => calculateTotals({ currency: 'USD', entries: [] }, { tax: money(-1, 'USD') })).toThrow(RangeError);
  });

  it('beyond what the wire carries exactly are noticed, also when each line fits (MON-7)', () => {
    const half = { unitPrice: money(Number.MAX_SAFE_INTEGER, 'USD'), quantity: 1 };
    expect(areTotalsWithinWireRange(calculateTotals({ currency: 'USD', entries: [half] }))).toBe(true);
    expect(areTotalsWithinWireRange(calculateTotals({ currency: 'USD', entries: [half, half] }))).toBe(false);
  });

  it('never fall when a quantity rises', () => {
    fc.assert(
      fc.property(anyCart, anyMinor, anyQuantity, ({ cart, charges }, minor, quantity) => {
        const unitPrice = money(minor, cart.currency);
        const with_ = (count: number) => ({ ...cart, entries: [...cart.entries, { unitPrice, quantity: count }] });
        const less = calculateTotals(with_(quantity), charges).grandTotal.minor;
        const more = calculateTotals(with_(quantity + 1), charges).grandTotal.minor;
        expect(more >= less).toBe(true);
      }),
    );
  });

  it('are restored by adding a line and removing it again', () => {
    fc.assert(
      fc.property(anyCart, anyMinor, anyQuantity, ({ cart, charges }, minor, quantity) => {
        const before = calculateTotals(cart, charges);
        const added = [...cart.entries, { unitPrice: money(minor, cart.currency), quantity }];
        calculateTotals({ ...cart, entries: added }, charges);
        expect(calculateTotals({ ...cart, entries: added.slice(0, -1) }, charges)).toEqual(before);
      }),
    );
  });

  it('show the subtotal from minor units by the currency’s own digits (CART-07)', () => {
    const subtotal = (currency: 'USD' | 'JPY') =>
      calculateTotals({ currency, entries: [{ unitPrice: money(12345, currency), quantity: 2 }] }).subtotal;
    expect([toWireNumber(subtotal('USD')), toDecimalString(subtotal('USD'))]).toEqual([24690, '246.90']);
    expect([toWireNumber(subtotal('JPY')), toDecimalString(subtotal('JPY'))]).toEqual([24690, '24690']);
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
