import { money } from '@quoin/domain/money';
import { describe, expect, it } from 'vitest';
import type { Stock, Variant } from '../product.ts';
import { PRODUCT_TYPES } from '../productTypes.ts';
import { isQuantityInputShown, QUANTITY } from './quantityInput.ts';

const { physical, digital, service, giftCard, paywall } = PRODUCT_TYPES;

function variantWith(stock: Stock): Variant {
  const price = money(1, 'USD');
  return { id: 'v', sku: 's', price, salePrice: price, onSale: false, stock, optionValues: [], mainImageId: null };
}

describe('quantity input (ATC-11)', () => {
  it('goes from 1 to 9999 by 1, starts at 1, is 4 wide', () => {
    expect(QUANTITY).toEqual({ min: 1, max: 9999, step: 1, default: 1, size: 4 });
  });

  it.each([
    ['physical with two left', physical, false, 2, true, true],
    ['physical with one left', physical, false, 1, true, false],
    ['subscribable physical', physical, true, 9, true, false],
    ['service, several allowed', service, false, 9, true, true],
    ['service, one at a time', service, false, 9, false, false],
    ['digital', digital, false, 9, true, false],
    ['gift card', giftCard, false, 9, true, false],
    ['paywall', paywall, false, 9, true, false],
  ] as const)('%s', (_, type, isSubscribable, quantity, multipleQuantityAllowedForServices, shown) => {
    const product = { type, isSubscribable, variants: [variantWith({ unlimited: false, quantity })] };
    expect(isQuantityInputShown(product, { multipleQuantityAllowedForServices })).toBe(shown);
  });

  it('counts all variants together, and an unlimited one as many', () => {
    const one = variantWith({ unlimited: false, quantity: 1 });
    const settings = { multipleQuantityAllowedForServices: true };
    const shown = (...variants: Variant[]) =>
      isQuantityInputShown({ type: physical, isSubscribable: false, variants }, settings);
    expect(shown(one, one)).toBe(true);
    expect(shown(variantWith({ unlimited: true }))).toBe(true);
  });
});
