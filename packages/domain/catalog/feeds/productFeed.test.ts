import { money } from '@quoin/domain/money';
import { describe, expect, it } from 'vitest';
import type { Variant } from '../product.ts';
import { PRODUCT_TYPES } from '../productTypes.ts';
import { FEED_COLUMNS } from './feedColumns.ts';
import { feedProblems } from './feedProblems.ts';
import { type FeedSource, feedEntries, isInFeeds, itemIdOf, onlyItemId } from './productFeed.ts';

const variant = (sku: string, more: Partial<Variant> = {}): Variant => ({
  ...{ id: `id-${sku}`, sku, price: money(4900, 'EUR'), salePrice: money(0, 'EUR'), onSale: false },
  ...{ stock: { unlimited: true }, optionValues: [{ optionName: 'Size', value: sku }], mainImageId: null },
  ...more,
});
const source = (variants: readonly Variant[], more: Partial<FeedSource> = {}): FeedSource => ({
  product: { id: 'p1', title: 'Tide', type: PRODUCT_TYPES.physical, variants, images: [], optionNames: ['Size'] },
  ...{ description: 'A print.', url: 'https://salt.example/shop/tide', category: 'Prints > Large', brand: 'Salt' },
  images: [
    { id: 'a', url: 'https://salt.example/a.jpg' },
    { id: 'b', url: 'https://salt.example/b.jpg' },
  ],
  ...more,
});

describe('a line of a product feed', () => {
  it('stands for one variant: its own id, picture, price and stock', () => {
    const reduced = { onSale: true, salePrice: money(3900, 'EUR'), mainImageId: 'b' };
    const [medium, large] = feedEntries(
      source([variant('M', reduced), variant('L', { stock: { unlimited: false, quantity: 0 } })]),
    );
    expect(medium).toEqual({
      ...{ id: 'M', itemGroupId: 'p1', title: 'Tide – M', description: 'A print.', brand: 'Salt', gtin: '' },
      ...{ link: 'https://salt.example/shop/tide?variant=M', imageLink: 'https://salt.example/b.jpg' },
      ...{ additionalImageLinks: ['https://salt.example/a.jpg'], availability: 'in_stock' },
      ...{ price: '49.00 EUR', salePrice: '39.00 EUR', productType: 'Prints > Large', color: '', size: 'M' },
    });
    expect(large).toMatchObject({ availability: 'out_of_stock', salePrice: '' });
  });

  it('of the only variant has the product’s own address and belongs to no group', () => {
    const [only] = feedEntries(source([variant('T', { price: money(900, 'JPY') })]));
    expect(only).toMatchObject({ title: 'Tide', itemGroupId: '', link: 'https://salt.example/shop/tide' });
    expect(only?.price).toBe('900 JPY');
  });

  it('says no sale that is none', () => {
    const dear = { onSale: true, salePrice: money(5900, 'EUR') };
    expect(feedEntries(source([variant('M', dear)]))[0]?.salePrice).toBe('');
  });

  it('is called by the SKU, as events of the shop are', () => {
    expect([itemIdOf({ sku: 'S', id: 'i' }), itemIdOf({ sku: '', id: 'i' })]).toEqual(['S', 'i']);
  });

  it('has the id that a page says of its product: that of the only variant, else that of the group', () => {
    const entriesOf = (variants: readonly Variant[]) => feedEntries(source(variants));
    const [one, two] = [[variant('M')], [variant('M'), variant('L')]];
    expect([onlyItemId({ variants: one }), onlyItemId({ variants: two })]).toEqual(['M', '']);
    expect(entriesOf(one).map(({ id, itemGroupId }) => [id, itemGroupId])).toEqual([['M', '']]);
    expect(entriesOf(two).every(({ itemGroupId }) => itemGroupId === 'p1')).toBe(true);
  });

  it('is written for goods alone', () => {
    const types = Object.entries(PRODUCT_TYPES).filter(([, type]) => isInFeeds({ type }));
    expect(types.map(([name]) => name)).toEqual(['physical', 'digital', 'service']);
  });

  it.each([
    ['nothing', [variant('M')], {}, []],
    ['no picture', [variant('M')], { images: [] }, ['feedPictureMissing']],
    ['no description', [variant('M')], { description: '' }, ['feedDescriptionMissing']],
    ['no price', [variant('M', { price: money(0, 'EUR') })], {}, ['feedPriceMissing']],
    ['a SKU twice', [variant('M'), variant('M')], {}, ['feedSkuTwice']],
  ])('is told of %s', (_, variants, more, expected) => {
    expect(feedProblems(feedEntries(source(variants, more)), new Set()).map(({ code }) => code)).toEqual(expected);
  });

  it('stands in the words of those who read it', () => {
    const [entry] = feedEntries(source([variant('M', { stock: { unlimited: false, quantity: 0 } })]));
    const said = (name: keyof typeof FEED_COLUMNS) =>
      Object.fromEntries(FEED_COLUMNS[name].map(([column, value]) => [column, value(entry!)]));
    expect(said('google')).toMatchObject({ availability: 'out_of_stock', identifier_exists: 'no', condition: 'new' });
    expect(said('meta')).toMatchObject({ availability: 'out of stock', id: 'M' });
    const numbered = { ...entry!, gtin: '4006381333931' };
    const cell = (name: 'google' | 'meta', wanted: string) =>
      FEED_COLUMNS[name].find(([column]) => column === wanted)?.[1](numbered);
    expect([cell('google', 'gtin'), cell('google', 'identifier_exists'), cell('meta', 'gtin')]).toEqual([
      ...['4006381333931', '', '4006381333931'],
    ]);
    expect(said('ads')).toMatchObject({ ID: 'M', Price: '49.00 EUR', 'Final URL': entry!.link });
  });
});
