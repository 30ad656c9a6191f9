import { BLANK_VARIANT, PRODUCT_TYPES } from '@quoin/domain/catalog';
import { describe, expect, it } from 'vitest';
import { cellParts, cellText, columnGroups } from './variantColumns.ts';

describe('the columns of variants', () => {
  it.each([
    [PRODUCT_TYPES.physical, ['prices', 'codes', 'sizes']],
    [PRODUCT_TYPES.service, ['prices', 'codes']],
    [PRODUCT_TYPES.giftCard, ['prices', 'codes']],
  ])('of type %i come in groups', (type, groups) => {
    expect(columnGroups(type).map(({ value }) => value)).toEqual(groups);
  });

  it.each([
    ['price', '1.299,50', 'de', { price: '1299.50' }, '1299,50'],
    ['price', '12.50', 'en', { price: '12.50' }, '12.50'],
    ['weight', '0,25', 'fr', { weight: 0.25 }, '0,25'],
    ['stock', '', 'de', { stock: { unlimited: true } }, ''],
    ['sku', 'A.1,2', 'de', { sku: 'A.1,2' }, 'A.1,2'],
  ] as const)('%s takes %s in %s', (name, text, language, parts, shown) => {
    expect(cellParts(name, text, language)).toEqual(parts);
    expect(cellText({ ...BLANK_VARIANT, ...cellParts(name, text, language) }, name, language)).toBe(shown);
  });
});
