import { PRODUCT_TYPES, type Product, type Stock, type Variant } from '@quoin/domain/catalog';
import { money } from '@quoin/domain/money';
import { describe, expect, it } from 'vitest';
import { type AlreadyInCart, decideAddToCart, type WantedVariant } from './addToCart.ts';
import { alertTitle } from './buttonWording.ts';
import { sentence } from './cartWording.ts';

const UNLIMITED: Stock = { unlimited: true };

function variant(sku: string, values: readonly string[], stock: Stock, minor = 1000n): Variant {
  const optionValues = values.map((value, index) => ({ optionName: OPTIONS[index] ?? '', value }));
  const price = money(minor, 'USD');
  return { id: sku, sku, price, salePrice: price, onSale: false, stock, optionValues, mainImageId: null };
}

const OPTIONS = ['Size', 'Color', 'Fabric', 'Cut'];

function product(optionNames: readonly string[], variants: readonly Variant[], parts: Partial<Product> = {}): Product {
  return {
    id: 'p',
    title: 'Shirt',
    type: PRODUCT_TYPES.physical,
    isSubscribable: false,
    subscriptionPlan: null,
    optionNames,
    variants,
    images: [],
    customAddButtonText: null,
    ...parts,
  };
}

function answer(of: Product, wanted: WantedVariant, quantity: unknown = 1, already: AlreadyInCart = 0): string {
  const decision = decideAddToCart(of, wanted, quantity, already);
  return decision.ok ? `${decision.value.quantity} × ${decision.value.variant.sku}` : sentence(decision.problem);
}

const simple = product([], [variant('ONE', [], { unlimited: false, quantity: 5 })]);
const sized = (count: number) =>
  product(OPTIONS.slice(0, count), [variant('A', ['S', 'Red', 'Linen', 'Slim'].slice(0, count), UNLIMITED)]);

describe('adding to the cart', () => {
  it('takes what is there', () => {
    expect(answer(simple, { sku: 'ONE' }, '5')).toBe('5 × ONE');
    expect(answer(simple, { choice: {} }, 1)).toBe('1 × ONE');
    expect(answer(sized(2), { choice: { Size: 'S', Color: 'Red' } })).toBe('1 × A');
  });

  it.each([
    [1, 'Please select the Size option.'],
    [2, 'Please select the Size and Color options.'],
    [3, 'Please select the Size, Color and Fabric options.'],
    [4, 'Please select the Size, Color, Fabric and Cut options.'],
  ])('names the %d missing options (ATC-03)', (count, text) => {
    expect(answer(sized(count), { choice: {} })).toBe(text);
  });

  it('names only those that are missing (ATC-03)', () => {
    expect(answer(sized(2), { choice: { Size: 'S' } })).toBe('Please select the Color option.');
  });

  it('asks for another variant when nobody sells this one (ATC-04)', () => {
    const text = 'Sorry, that item variant is unavailable. Please select another variant.';
    expect(answer(sized(1), { choice: { Size: 'XL' } })).toBe(text);
    expect(answer(simple, { sku: 'GONE' })).toBe(text);
  });

  it('is sorry when there is not enough, counting what is in the cart (ATC-05, ATC-07)', () => {
    const text = 'Sorry, we do not have enough of that item available.';
    expect(answer(simple, { sku: 'ONE' }, 6)).toBe(text);
    expect(answer(simple, { sku: 'ONE' }, 1, 5)).toBe(text);
    expect(answer(simple, { sku: 'ONE' }, 2, (found) => (found.sku === 'ONE' ? 4 : 0))).toBe(text);
    expect(answer(simple, { sku: 'ONE' }, 1, 4)).toBe('1 × ONE');
  });

  it.each([
    ['two', 'Quantity must be a number.'],
    ['', 'Quantity must be a number.'],
    [null, 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number.'],
    [2.25, 'Quantity must be a whole number.'],
    [0, 'Quantity must be between 1 and 9999.'],
    ['10000', 'Quantity must be between 1 and 9999.'],
  ])('quantity %j: %s (ATC-06)', (quantity, text) => {
    expect(answer(sized(1), { choice: { Size: 'S' } }, quantity)).toBe(text);
  });

  it('never lets a line grow above 9999 (ATC-11)', () => {
    expect(answer(sized(0), { sku: 'A' }, 1, 9998)).toBe('1 × A');
    expect(answer(sized(0), { sku: 'A' }, 1, 9999)).toBe('Quantity must be between 1 and 9999.');
  });

  it('asks for the denomination of a gift card (GIFT-01)', () => {
    const card = product(['Size'], [variant('A', ['S'], UNLIMITED)], { type: PRODUCT_TYPES.giftCard });
    expect(answer(card, { choice: {} })).toBe('Select a denomination for the Gift Card.');
    expect(answer(card, { choice: { Size: 'S' } })).toBe('1 × A');
  });

  it('refuses an amount that no wire could carry exactly (MON-7)', () => {
    const dear = product([], [variant('DEAR', [], UNLIMITED, 99999999999999999n)]);
    expect(answer(dear, { sku: 'DEAR' }, 9999)).toBe('That amount is too large. Please choose a smaller quantity.');
  });
});

describe('failure alert', () => {
  it.each([
    [PRODUCT_TYPES.physical, false, 'Unable to Add Item'],
    [PRODUCT_TYPES.physical, true, 'Unable to Purchase Item'],
    [PRODUCT_TYPES.giftCard, false, 'Unable to purchase Gift Card'],
    [PRODUCT_TYPES.giftCard, true, 'Unable to purchase Gift Card'],
  ] as const)('type %d, express %s: %s (ATC-08)', (productType, expressCheckout, title) => {
    expect(alertTitle({ productType, expressCheckout })).toBe(title);
  });
});
