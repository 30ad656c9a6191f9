import { type CartEntry, lineTotal, totalQuantity, totalsOf } from '@quoin/domain/cart';
import { addMoney, money } from '@quoin/domain/money';
import { describe, expect, it } from 'vitest';
import type { Address, CheckoutState } from './checkout.ts';
import { dueLine, orderNumberText, payButtonLabel } from './labels.ts';
import { decidePlaceOrder, type PlaceOrderQuestion } from './placeOrder.ts';
import { deliveryWindow } from './shipping.ts';
import { isStepOpen, stepOf } from './steps.ts';
import { validateContact } from './validateContact.ts';
import { sentence } from './wording.ts';
import { arrivalText } from './words/pageWords.ts';

const address: Address = {
  fullName: 'Ida Berg',
  line1: '1 Long Street',
  line2: '',
  city: 'Town',
  region: '',
  postalCode: '10115',
  countryCode: 'DE',
  phone: '',
};

function entry(parts: Partial<CartEntry> = {}): CartEntry {
  const price = money(1000, 'EUR');
  const basics = { id: 'e', itemId: 'p', variantId: 'v', sku: 'S', title: 'Print', fullUrl: '/shop/p/print' } as const;
  const prices = { unitPrice: price, nonSaleUnitPrice: price, unitPriceSeen: price };
  const rest = { productType: 1, optionValues: [], image: null, additionalFields: '{}' } as const;
  return { ...basics, ...prices, ...rest, quantity: 2, stock: { unlimited: false, quantity: 5 }, ...parts };
}

function checkoutWith(entries: readonly CartEntry[], parts: Partial<CheckoutState> = {}): CheckoutState {
  const subtotal = entries.map(lineTotal).reduce(addMoney, money(0, 'EUR'));
  const charges = { discount: money(0, 'EUR'), shipping: money(490, 'EUR'), tax: money(0, 'EUR') };
  const totals = totalsOf({ subtotal, ...charges, totalQuantity: totalQuantity(entries) });
  const filled = { email: 'ida@example.com', shippingAddress: address, shippingOptionId: 'flat', note: '' };
  return { id: 'c', ...filled, requiresShipping: true, totals, ...parts };
}

function place(entries: readonly CartEntry[], parts: Partial<PlaceOrderQuestion> = {}, accepted = 2490): string {
  const cart = { entries, isPurchased: false };
  const checkout = checkoutWith(entries);
  const decision = decidePlaceOrder({ cart, checkout, acceptedTotal: money(accepted, 'EUR'), ...parts });
  return decision.ok ? `order for ${decision.value.total.minor}` : sentence(decision.problem);
}

describe('steps of a checkout', () => {
  it('open one after the other', () => {
    const empty = { email: null, requiresShipping: true, shippingAddress: null, shippingOptionId: null };
    expect(stepOf(empty)).toBe('contact');
    expect(stepOf({ ...empty, email: 'a@b' })).toBe('shipping');
    expect(stepOf({ ...empty, email: 'a@b', shippingAddress: address })).toBe('shipping');
    expect(stepOf({ ...empty, email: 'a@b', shippingAddress: address, shippingOptionId: 'flat' })).toBe('payment');
    expect(stepOf({ ...empty, email: 'a@b', requiresShipping: false })).toBe('payment');
    expect(isStepOpen(stepOf(empty), 'shipping')).toBe(false);
    expect(isStepOpen(stepOf({ ...empty, email: 'a@b' }), 'contact')).toBe(true);
  });

  it('take an email address or say what to do (CX-10)', () => {
    const answer = (email: string) => validateContact({ email }).map((problem) => sentence(problem));
    expect(answer(' ida@example.com ')).toEqual([]);
    expect(answer(' ')).toEqual(['Enter your email address.']);
    expect(answer('ida@')).toEqual(['Enter an email address such as name@example.com.']);
  });
});

describe('placing an order', () => {
  it('works for what the buyer agreed to', () => {
    expect(place([entry()])).toBe('order for 2490');
  });

  it('never changes the total silently (MON-8)', () => {
    expect(place([entry()], {}, 2000)).toBe('The total changed from €20.00 to €24.90. Please check it and pay again.');
    const decision = decidePlaceOrder({
      cart: { entries: [entry()], isPurchased: false },
      checkout: checkoutWith([entry()]),
      acceptedTotal: money(2490, 'USD'),
    });
    expect(decision).toMatchObject({ ok: false, problem: { code: 'priceChanged' } });
  });

  it('buys a cart once (ORD-5)', () => {
    expect(place([entry()], { cart: { entries: [entry()], isPurchased: true } })).toBe(
      'This cart has already been ordered.',
    );
  });

  it('needs something in the cart and every step complete', () => {
    expect(place([])).toBe('Your cart is empty.');
    const checkout = checkoutWith([entry()], { shippingOptionId: null });
    expect(place([entry()], { checkout })).toBe('Please complete the steps above first.');
  });

  it('counts all lines that draw on the same stock (STK-6)', () => {
    const text = 'Sorry, there is not enough left of Print. Please change your cart.';
    expect(place([entry({ quantity: 6 })])).toBe(text);
    const twice = [entry({ quantity: 3 }), entry({ id: 'f', quantity: 3, additionalFields: '{"engraving":"I"}' })];
    expect(place(twice)).toBe(text);
  });

  it('refuses a total that no wire could carry exactly (MON-7)', () => {
    const dear = entry({ unitPrice: money(10n ** 16n, 'EUR') });
    expect(place([dear])).toBe('That amount is too large to be paid in one order.');
  });
});

describe('shipping', () => {
  it('promises days, not a number of them (CX-14)', () => {
    const friday = Date.UTC(2026, 10, 20, 15);
    const window = deliveryWindow({ minDays: 3, maxDays: 5 }, friday);
    expect(window).toEqual({ from: '2026-11-25', to: '2026-11-27' });
    expect(arrivalText(window)).toBe('Arrives Nov 25 – 27');
    expect(deliveryWindow({ minDays: 2, maxDays: 1 }, friday)).toEqual({ from: '2026-11-24', to: '2026-11-24' });
  });
});

describe('labels', () => {
  it.each([
    ['US', 'US', 'en', 'Pay €42.00'],
    ['GB', 'GB', 'en-GB', 'Pay €42.00'],
    ['US', null, 'en', 'Pay €42.00'],
    [null, '', 'en', 'Pay €42.00'],
    ['DE', 'DE', 'en-GB', 'Order with obligation to pay'],
    ['DE', 'US', 'en', 'Order with obligation to pay'],
    ['US', 'FR', 'en', 'Order with obligation to pay'],
    ['DE', null, 'en', 'Order with obligation to pay'],
    ['GB', 'no', 'en', 'Order with obligation to pay'],
    ['US', 'RE', 'en', 'Order with obligation to pay'],
    ['CH', 'CH', 'de', '42,00\u00a0€ bezahlen'],
    ['CH', 'DE', 'de', 'Zahlungspflichtig bestellen'],
    ['MX', 'MX', 'es', 'Pagar 42,00\u00a0€'],
    ['BR', 'PT', 'pt-BR', 'Encomenda com obrigação de pagar'],
    ['JP', 'IT', 'ja', '支払い義務を伴う注文を確定する'],
    ['AE', 'SE', 'ar', 'طلب مع الالتزام بالدفع'],
  ])(
    'the pay button of a shop in %s for a buyer in %s, in %s, says what the law wants or act and amount (CX-19)',
    (seller, buyer, language, label) => {
      expect(payButtonLabel(money(4200, 'EUR'), { seller, buyer }, language)).toBe(label);
    },
  );

  it('the amount stands above a button that may not name it, and only there (CX-19)', () => {
    const line = (seller: string, minor: number, language: string) =>
      dueLine(money(minor, 'EUR'), { seller, buyer: null }, language);
    expect([line('DE', 4200, 'en'), line('DE', 4200, 'de')]).toEqual(['To pay: €42.00', 'Zu zahlen: 42,00\u00a0€']);
    expect([line('US', 4200, 'en'), line('DE', 0, 'en')]).toEqual(['', '']);
  });

  it('an order with nothing to pay is placed, not paid (CX-19)', () => {
    const labels = ['US', 'DE'].map((seller) => payButtonLabel(money(0, 'EUR'), { seller, buyer: null }, 'en'));
    expect(labels).toEqual(['Place order', 'Place order']);
  });

  it('orders have numbers that people can say', () => {
    expect(orderNumberText(1001)).toBe('#1001');
  });
});
