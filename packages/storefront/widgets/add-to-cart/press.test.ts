import { alertTitle, decideAddToCart, sentence } from '@quoin/domain/cart';
import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { describe, expect, it } from 'vitest';
import type { PageContext } from '../../page/pageContext.ts';
import { answered, wireCart, wireEntry } from '../../testing/carts.ts';
import { PRINT } from '../../testing/products.ts';
import { priceLine, stockLine } from './offer.ts';
import { judgeAgain } from './press.ts';
import { productOf, quantityInCart } from './product.ts';

const STOCK = [
  { variantId: '1', sku: 'TIDE-1', unlimited: false, qtyInStock: 3 },
  { variantId: '2', sku: 'TIDE-2', unlimited: false, qtyInStock: 0 },
  { variantId: '3', sku: 'TIDE-3', unlimited: true, qtyInStock: 0 },
];
const product = productOf(PRINT, STOCK);
const three = { ...product, optionNames: ['Size', 'Frame', 'Paper'] };
const small = { Size: 'Small', Frame: 'None' };

describe('pressing the button', () => {
  it.each([
    ['one option (ATC-03)', product, { Size: 'Small' }, '1', 'Please select the Frame option.'],
    ['two options (ATC-03)', product, {}, '1', 'Please select the Size and Frame options.'],
    ['many options (ATC-03)', three, {}, '1', 'Please select the Size, Frame and Paper options.'],
    [
      'no such variant (ATC-04)',
      product,
      { Size: 'Large', Frame: 'Oak' },
      '1',
      'Sorry, that item variant is unavailable. Please select another variant.',
    ],
    ['not enough stock (ATC-05)', product, small, '4', 'Sorry, we do not have enough of that item available.'],
    ['a quantity of words (ATC-06)', product, small, 'two', 'Quantity must be a number.'],
    ['no quantity (ATC-06)', product, small, '', 'Quantity must be a number.'],
    ['half a piece (ATC-06)', product, small, '1.5', 'Quantity must be a whole number.'],
  ])('names %s', (_, asked, choice, quantity, expected) => {
    const decision = decideAddToCart(asked, { choice }, quantity, 0);
    expect(decision.ok ? '' : sentence(decision.problem)).toBe(expected);
  });

  it('counts what the cart already holds of the variant (ATC-05)', () => {
    const cart = wireCart({
      entries: [wireEntry({ quantity: 2, chosenVariant: { ...wireEntry().chosenVariant, id: '1' } })],
    });
    const held = quantityInCart(cart, '1');
    expect(held).toBe(2);
    expect(decideAddToCart(product, { choice: small }, '1', held).ok).toBe(true);
    expect(decideAddToCart(product, { choice: small }, '2', held).ok).toBe(false);
  });

  it('of what asks its buyer something is judged by the stock of now (ATC-07)', async () => {
    const page = (qtyInStock: number, inCart: number) => {
      const entries = [wireEntry({ quantity: inCart, chosenVariant: { ...wireEntry().chosenVariant, id: '1' } })];
      const results = [{ variantId: '1', sku: 'TIDE-1', unlimited: false, qtyInStock }];
      return {
        client: { stock: { load: async () => answered({ results }) } },
        cart: { getState: () => ({ status: 'loaded', cart: wireCart({ entries }) }) },
      } as unknown as PageContext;
    };
    const wanted = { choice: small, quantity: '1' };
    expect(await judgeAgain(PRINT, page(3, 2), wanted)).toBeNull();
    expect(await judgeAgain(PRINT, page(2, 2), wanted)).toBe('Sorry, we do not have enough of that item available.');
  });

  it('lets the server decide while the stock is unknown (CART-10)', () => {
    expect(decideAddToCart(productOf(PRINT, []), { choice: small }, '400', 0).ok).toBe(true);
  });

  it.each([
    [PRODUCT_TYPES.physical, false, 'Unable to Add Item'],
    [PRODUCT_TYPES.physical, true, 'Unable to Purchase Item'],
    [PRODUCT_TYPES.giftCard, false, 'Unable to purchase Gift Card'],
  ])('titles the alert of type %i, express %s (ATC-08)', (productType, expressCheckout, title) => {
    expect(alertTitle({ productType, expressCheckout })).toBe(title);
  });
});

describe('what the form shows of a choice', () => {
  const served = { now: '€42.00', was: '', isOnSale: true, from: 'from', billing: '' };

  it('keeps the page’s own line until a variant is chosen', () => {
    expect(priceLine(null, served)).toBe(served);
  });

  it('shows the sale price and the price before (ATC-12)', () => {
    const chosen = PRINT.variants[1] ?? null;
    expect(priceLine(chosen, served)).toMatchObject({ now: '€54.00', was: '€60.00', isOnSale: true, from: '' });
  });

  it.each([
    ['1', { key: 'low', text: 'Only 3 left in stock' }],
    ['2', { key: 'out', text: 'Back in spring' }],
    ['3', { key: 'none', text: '' }],
  ])('tells the stock of variant %s', (id, expected) => {
    const variant = product.variants.find((one) => one.id === id) ?? null;
    expect(stockLine(variant, { key: 'in', text: 'In stock' }, true, { soldOutText: 'Back in spring' })).toEqual(
      expected,
    );
  });
});
