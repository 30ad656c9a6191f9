import type { CheckoutView, WireAddress, WireMoney, WireShippingOption } from '@quoin/contract/endpoints/site';
import { wireCart, wireEntry } from './carts.ts';

export function euros(minorUnits: number): WireMoney {
  const text = String(minorUnits).padStart(3, '0');
  return { currency: 'EUR', value: `${text.slice(0, -2)}.${text.slice(-2)}` };
}

export const BERLIN: WireAddress = {
  fullName: 'Ada Example',
  line1: 'Torstraße 1',
  line2: '',
  city: 'Berlin',
  region: '',
  postalCode: '10115',
  countryCode: 'DE',
  phone: '',
};

export const POST: WireShippingOption = {
  id: 'post',
  name: 'Flat parcel',
  description: 'In a tube',
  computedCost: euros(490),
  costCents: 490,
  deliveryFrom: '2026-11-24',
  deliveryTo: '2026-11-27',
};

/** A fresh checkout of one print for €42.00. */
export function checkoutView(part: Partial<CheckoutView> = {}): CheckoutView {
  return {
    id: 'checkout-1',
    step: 'contact',
    email: '',
    shippingAddress: null,
    shippingOptions: [],
    shippingOptionId: '',
    note: '',
    questions: [],
    requiresShipping: true,
    renewalText: '',
    sellerCountry: 'GB',
    totals: {
      subtotal: euros(4200),
      discount: euros(0),
      shipping: null,
      tax: euros(0),
      grandTotal: euros(4200),
      grandTotalCents: 4200,
      amountDue: euros(4200),
      amountDueCents: 4200,
    },
    cart: wireCart({ entries: [wireEntry()], totalQuantity: 1, subtotalCents: 4200, requiresShipping: true }),
    idempotencyKey: 'key-1',
    payment: {
      provider: 'test',
      testMode: true,
      methods: [{ id: 'test', way: 'card', title: '', instructions: '' }],
    },
    ...part,
  };
}

/** The same with shipping known: €46.90. */
export function shippedView(part: Partial<CheckoutView> = {}): CheckoutView {
  return checkoutView({
    step: 'payment',
    email: 'ada@example.com',
    shippingAddress: BERLIN,
    shippingOptions: [POST],
    shippingOptionId: 'post',
    totals: {
      subtotal: euros(4200),
      discount: euros(0),
      shipping: euros(490),
      tax: euros(0),
      grandTotal: euros(4690),
      grandTotalCents: 4690,
      amountDue: euros(4690),
      amountDueCents: 4690,
    },
    ...part,
  });
}
