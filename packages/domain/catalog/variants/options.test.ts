import { money } from '@quoin/domain/money';
import { describe, expect, it } from 'vitest';
import type { Variant } from '../product.ts';
import {
  choiceControl,
  findVariantByOptions,
  findVariantBySku,
  isOptionValueAvailable,
  missingOptions,
  productOptions,
  variantDescription,
} from './options.ts';

function variant(sku: string, values: Readonly<Record<string, string>>, quantity = 1): Variant {
  const optionValues = Object.entries(values).map(([optionName, value]) => ({ optionName, value }));
  const price = money(1, 'USD');
  const stock = { unlimited: false, quantity } as const;
  return { id: sku, sku, price, salePrice: price, onSale: false, stock, optionValues, mainImageId: null };
}

const shirt = {
  optionNames: ['Size', 'Color'],
  variants: [
    variant('S-RED', { Size: 'S', Color: 'Red' }),
    variant('S-BLUE', { Size: 'S', Color: 'Blue' }, 0),
    variant('M-RED', { Size: 'M', Color: 'Red' }),
  ],
};

describe('options', () => {
  it('are listed in order, values once', () => {
    expect(productOptions(shirt)).toEqual([
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Color', values: ['Red', 'Blue'] },
    ]);
  });

  it('not chosen yet are named in display order (ATC-03)', () => {
    expect(missingOptions(shirt, {})).toEqual(['Size', 'Color']);
    expect(missingOptions(shirt, { Color: 'Red', Size: '' })).toEqual(['Size']);
    expect(missingOptions({ optionNames: ['constructor'] }, {})).toEqual(['constructor']);
  });

  it('together mean one variant or none (ATC-04)', () => {
    expect(findVariantByOptions(shirt, { Size: 'M', Color: 'Red' })?.sku).toBe('M-RED');
    expect(findVariantByOptions(shirt, { Size: 'M', Color: 'Blue' })).toBeNull();
    expect(findVariantByOptions(shirt, { Size: 'M' })).toBeNull();
    expect(findVariantBySku(shirt, 'S-BLUE')?.id).toBe('S-BLUE');
    expect(findVariantBySku(shirt, '')).toBeNull();
  });

  it('mark combinations that nobody can buy (CX-24)', () => {
    expect(isOptionValueAvailable(shirt, {}, 'Color', 'Blue')).toBe(false); // sold out
    expect(isOptionValueAvailable(shirt, { Size: 'M' }, 'Color', 'Blue')).toBe(false); // not made
    expect(isOptionValueAvailable(shirt, { Size: 'M' }, 'Color', 'Red')).toBe(true);
    expect(isOptionValueAvailable(shirt, { Size: 'M', Color: 'Blue' }, 'Size', 'S')).toBe(false);
    expect(isOptionValueAvailable(shirt, { Color: 'Red' }, 'Size', 'S')).toBe(true);
  });

  it('are radio buttons up to 8 values, a select beyond (CX-24)', () => {
    const values = (count: number) => ({ values: Array.from({ length: count }, String) });
    expect(choiceControl(values(8))).toBe('radio');
    expect(choiceControl(values(9))).toBe('select');
  });

  it('describe a variant', () => {
    expect(variantDescription(variant('x', { Size: 'M', Color: 'Rust' }))).toBe('M / Rust');
    expect(variantDescription({ optionValues: [] })).toBe('');
  });
});
