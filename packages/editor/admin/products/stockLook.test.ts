import type { WireAppVariant } from '@quoin/contract/endpoints/store';
import { describe, expect, it } from 'vitest';
import { priceText } from './priceText.ts';
import { productStock, scarceVariants, stockBadge, typeName } from './stockLook.ts';

function variant(stock: number | null, price = '20.00', salePrice?: string): WireAppVariant {
  return {
    id: `${stock}-${price}`,
    sku: 'X',
    description: '',
    price: { currency: 'USD', value: price },
    salePrice: { currency: 'USD', value: salePrice ?? '0.00' },
    onSale: salePrice !== undefined,
    stock: { unlimited: stock === null, quantity: stock ?? 0, reserved: 0 },
  };
}

describe('stock', () => {
  it.each([
    [null, 'Unlimited', 'plain'],
    [0, 'Sold out', 'bad'],
    [-1, 'Sold out', 'bad'],
    [1, '1 left', 'warn'],
    [10, '10 left', 'warn'],
    [1200, '1,200 in stock', 'good'],
  ])('%s is shown as %s', (stock, text, tone) => {
    expect(stockBadge(variant(stock).stock, 10)).toEqual({ text, tone });
  });

  it('of a product is that of its variants together, unlimited as soon as one is', () => {
    expect(productStock({ variants: [variant(3), variant(-2), variant(40)] })).toMatchObject({ quantity: 43 });
    expect(productStock({ variants: [variant(3), variant(null)] }).unlimited).toBe(true);
  });

  it('names how many variants run out, unless there is just one', () => {
    const variants = [variant(3), variant(0), variant(40)];
    expect(scarceVariants({ variants, lowAt: 10 })).toBe(2);
    expect(scarceVariants({ variants: [variant(3)], lowAt: 10 })).toBe(0);
  });

  it('is low from the number of the store or the product on', () => {
    expect(stockBadge(variant(11).stock, 12).tone).toBe('warn');
    expect(stockBadge(variant(3).stock, 2).tone).toBe('good');
    expect(scarceVariants({ variants: [variant(3), variant(40)], lowAt: 40 })).toBe(2);
  });
});

describe('a product', () => {
  it('costs what is charged now, as a range where variants differ', () => {
    expect(priceText([variant(1)])).toBe('$20.00');
    expect(priceText([variant(1, '48.00'), variant(1, '20.00', '15.00')])).toBe('$15.00 – $48.00');
    expect(priceText([])).toBe('');
  });

  it('says its type, a subscription first', () => {
    expect(typeName({ productType: 4, isSubscribable: false })).toBe('Gift card');
    expect(typeName({ productType: 1, isSubscribable: true })).toBe('Subscription');
  });
});
