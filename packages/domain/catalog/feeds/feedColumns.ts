import type { FeedEntry } from './productFeed.ts';

type Column = readonly [name: string, value: (entry: FeedEntry) => string];

const SHARED: readonly Column[] = [
  ['id', ({ id }) => id],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['link', ({ link }) => link],
  ['image_link', ({ imageLink }) => imageLink],
  ['additional_image_link', ({ additionalImageLinks }) => additionalImageLinks.join(',')],
];
const KIND: readonly Column[] = [
  ['price', ({ price }) => price],
  ['sale_price', ({ salePrice }) => salePrice],
  ['brand', ({ brand }) => brand],
  ['condition', () => 'new'],
  ['item_group_id', ({ itemGroupId }) => itemGroupId],
  ['product_type', ({ productType }) => productType],
  ['color', ({ color }) => color],
  ['size', ({ size }) => size],
];

const GTIN: Column = ['gtin', ({ gtin }) => gtin];

/** Columns of each list, in order. Google and Meta write one state of stock differently. */
export const FEED_COLUMNS = {
  /** Google Merchant Center, which must be notified of a missing trade number. */
  google: [
    ...SHARED,
    ['availability', ({ availability }) => availability],
    ...KIND,
    GTIN,
    ['identifier_exists', ({ gtin }) => (gtin === '' ? 'no' : '')],
  ],
  /** Meta's catalogue. */
  meta: [...SHARED, ['availability', ({ availability }) => availability.replaceAll('_', ' ')], ...KIND, GTIN],
  /** Google Ads, dynamic remarketing: ids are those of the shop's events. */
  ads: [
    ['ID', ({ id }) => id],
    ['ID2', ({ itemGroupId }) => itemGroupId],
    ['Item title', ({ title }) => title],
    ['Final URL', ({ link }) => link],
    ['Image URL', ({ imageLink }) => imageLink],
    ['Item description', ({ description }) => description],
    ['Item category', ({ productType }) => productType],
    ['Price', ({ price }) => price],
    ['Sale price', ({ salePrice }) => salePrice],
  ],
} as const satisfies Readonly<Record<string, readonly Column[]>>;

/** Files by name, below `/feeds/`. */
export const FEED_FILES = {
  'products.xml': { columns: 'google', format: 'xml' },
  'products.tsv': { columns: 'google', format: 'tsv' },
  'products.csv': { columns: 'meta', format: 'csv' },
  'dynamic-ads.csv': { columns: 'ads', format: 'csv' },
  'dynamic-ads.xml': { columns: 'google', format: 'xml' },
} as const satisfies Readonly<
  Record<string, { readonly columns: keyof typeof FEED_COLUMNS; readonly format: 'xml' | 'tsv' | 'csv' }>
>;

export type FeedFileName = keyof typeof FEED_FILES;

export function isFeedFile(name: string): name is FeedFileName {
  return Object.hasOwn(FEED_FILES, name);
}
