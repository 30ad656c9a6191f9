import { type CurrencyCode, money } from '@quoin/domain/money';
import { catalog } from '@quoin/messages/catalog';
import { describe, expect, it } from 'vitest';
import { hasVariedPrices, isOnSale, priceBefore, priceRange, unitPrice } from './price.ts';
import type { Product, Stock, Variant } from './product.ts';
import { hasVariants, productStatus } from './productStatus.ts';
import { isProductType, PRODUCT_TYPES } from './productTypes.ts';
import { isAvailable, isLowStock, isSoldOut, totalStock } from './variants/stock.ts';
import { variantImage } from './variants/variantImage.ts';
import { addButtonText, scarcityText } from './wording.ts';

const limited = (quantity: number): Stock => ({ unlimited: false, quantity });
const UNLIMITED: Stock = { unlimited: true };

function variant(parts: Partial<Variant> = {}): Variant {
  const price = money(2000, 'USD');
  const basics = { id: 'v', sku: 'SKU', price, salePrice: price, onSale: false, stock: limited(5) };
  return { ...basics, optionValues: [], mainImageId: null, ...parts };
}

function product(parts: Partial<Product> = {}): Product {
  return {
    id: 'p',
    title: 'Print',
    type: PRODUCT_TYPES.physical,
    isSubscribable: false,
    subscriptionPlan: null,
    optionNames: [],
    variants: [variant()],
    images: [],
    customAddButtonText: null,
    ...parts,
  };
}

const { physical, digital, service, giftCard, paywall } = PRODUCT_TYPES;
const onSale = (minor: number, currency: CurrencyCode = 'USD') =>
  variant({ onSale: true, salePrice: money(minor, currency) });

describe('product types', () => {
  it('are physical 1, digital 2, service 3, gift card 4, paywall 5 (ENUM-02)', () => {
    expect(PRODUCT_TYPES).toEqual({ physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 });
    expect([0, 1, 5, 6, '1'].map(isProductType)).toEqual([false, true, true, false, false]);
  });
});

describe('sold out', () => {
  it.each([
    ['physical with nothing left', physical, [limited(0), limited(-2)], true],
    ['service with nothing left', service, [limited(0)], true],
    ['physical with one left somewhere', physical, [limited(0), limited(1)], false],
    ['physical with an unlimited variant', physical, [limited(0), UNLIMITED], false],
    ['digital, never', digital, [limited(0)], false],
    ['gift card, never', giftCard, [limited(0)], false],
    ['paywall, never', paywall, [limited(0)], false],
  ] as const)('%s (DISP-02)', (_, type, stocks, expected) => {
    const variants = stocks.map((stock) => variant({ stock }));
    expect(isSoldOut(product({ type, variants }))).toBe(expected);
  });
});

describe('status', () => {
  it('is sold out first, else on sale, else nothing (DISP-01)', () => {
    const gone = { ...onSale(1000), stock: limited(0) };
    expect(productStatus(product({ variants: [gone] }))).toBe('sold-out');
    expect(productStatus(product({ variants: [onSale(1000)] }))).toBe('on-sale');
    expect(productStatus(product())).toBeNull();
  });

  it('is on sale with any variant on sale, a gift card never (DISP-03)', () => {
    const variants = [variant(), onSale(1000)];
    expect(isOnSale(product({ variants }))).toBe(true);
    expect(isOnSale(product({ type: digital, variants }))).toBe(true);
    expect(isOnSale(product({ type: giftCard, variants }))).toBe(false);
  });
});

describe('stock', () => {
  it('adds up; digital, gift cards and one unlimited variant are without limit (DISP-04)', () => {
    const variants = [variant({ stock: limited(2) }), variant({ stock: limited(3) }), variant({ stock: limited(-4) })];
    expect(totalStock(product({ variants }))).toEqual(limited(5));
    expect(totalStock(product({ type: digital, variants }))).toEqual(UNLIMITED);
    expect(totalStock(product({ type: giftCard, variants }))).toEqual(UNLIMITED);
    expect(totalStock(product({ variants: [...variants, variant({ stock: UNLIMITED })] }))).toEqual(UNLIMITED);
  });

  it('is available when unlimited or when it exceeds what is in the cart (ATC-07)', () => {
    expect(isAvailable({ stock: limited(3) }, 1, 2)).toBe(true);
    expect(isAvailable({ stock: limited(3) }, 1, 3)).toBe(false);
    expect(isAvailable({ stock: limited(3) }, 3, 1)).toBe(false);
    expect(isAvailable({ stock: UNLIMITED }, 9999, 9999)).toBe(true);
  });

  it('is low from 1 to 10 and says how many', () => {
    expect([0, 1, 10, 11].map((left) => isLowStock({ stock: limited(left) }))).toEqual([false, true, true, false]);
    expect(isLowStock({ stock: UNLIMITED })).toBe(false);
    expect(scarcityText({ stock: limited(3) })).toBe('Only 3 left in stock');
    expect(scarcityText({ stock: limited(3) }, 2)).toBe('');
  });
});

describe('variants', () => {
  it('are more than one, and never a digital product’s (DISP-05)', () => {
    const variants = [variant(), variant()];
    expect(hasVariants(product({ variants }))).toBe(true);
    expect(hasVariants(product({ type: digital, variants }))).toBe(false);
    expect(hasVariants(product())).toBe(false);
  });

  it('vary in price, in sale state or in sale price while on sale (DISP-05)', () => {
    const varied = (...variants: Variant[]) => hasVariedPrices(product({ variants }));
    expect(varied(variant(), variant())).toBe(false);
    expect(varied(variant(), variant({ price: money(1, 'USD') }))).toBe(true);
    expect(varied(variant(), onSale(2000))).toBe(true);
    expect(varied(onSale(100), onSale(200))).toBe(true);
    expect(varied(variant(), variant({ salePrice: money(1, 'USD') }))).toBe(false);
    expect(varied()).toBe(false);
  });

  it('cost their sale price while on sale', () => {
    expect(unitPrice(onSale(1500)).minor).toBe(1500n);
    expect(unitPrice(variant()).minor).toBe(2000n);
    const range = priceRange(product({ variants: [variant(), onSale(1500)] }));
    expect([range?.min.minor, range?.max.minor]).toEqual([1500n, 2000n]);
    expect(priceRange(product({ variants: [] }))).toBeNull();
  });

  it('say of the cheapest what it cost before, where that one is on sale', () => {
    const before = (...variants: Variant[]) => priceBefore(product({ variants }))?.minor;
    expect(before(variant(), onSale(1500))).toBe(2000n);
    expect(before(variant({ price: money(1000, 'USD') }), onSale(1500))).toBeUndefined();
    expect(before(variant(), variant())).toBeUndefined();
    expect(before()).toBeUndefined();
  });

  it('show their own picture, else the first of the product (ATC-12, CX-02)', () => {
    const focalPoint = { x: 0.5, y: 0.5 };
    const images = ['a', 'b'].map((id) => ({
      id,
      assetUrl: `/s/images/${id}/x.jpg`,
      altText: '',
      originalWidth: 10,
      originalHeight: 10,
      focalPoint,
    }));
    expect(variantImage({ images }, { mainImageId: 'b' })?.id).toBe('b');
    expect(variantImage({ images }, { mainImageId: 'gone' })?.id).toBe('a');
    expect(variantImage({ images }, null)?.id).toBe('a');
    expect(variantImage({ images: [] }, null)).toBeNull();
  });
});

describe('default texts (TPL-10)', () => {
  it('are the specified ones', () => {
    expect(Object.values(catalog.en.product).filter((text) => typeof text === 'string')).toEqual([
      'Add To Cart',
      'Subscribe',
      'Quantity',
      'Quick View',
      'sold out',
      'sale',
      'Select Value',
      'N/A',
      'Unavailable',
    ]);
    expect(catalog.en.product.selectOption('Size')).toBe('Select Size');
  });

  it('name the button: the owner’s text, Subscribe, or Add To Cart', () => {
    expect(addButtonText(product({ customAddButtonText: ' Take it ' }))).toBe('Take it');
    expect(addButtonText(product({ isSubscribable: true }))).toBe('Subscribe');
    expect(addButtonText(product({ customAddButtonText: ' ' }))).toBe('Add To Cart');
  });
});
