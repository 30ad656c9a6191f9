/** The columns of the bulk editor, in the order in which they are offered. */
export const BULK_FIELDS = [
  'title',
  'sku',
  'price',
  'salePrice',
  'onSale',
  'stock',
  'visible',
  'featured',
  'tags',
  'categories',
  'taxClass',
  'weight',
  'length',
  'width',
  'height',
  'seoTitle',
  'seoDescription',
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

/** How a column is read and written. */
export type BulkKind = 'text' | 'money' | 'yesNo' | 'stock' | 'measure' | 'list' | 'paths';

export interface BulkColumn {
  readonly field: BulkField;
  readonly title: string;
  readonly kind: BulkKind;
  /** What it belongs to. Columns of the product are only on the row of its first variant. */
  readonly of: 'product' | 'variant';
}

const COLUMNS: Readonly<Record<BulkField, Omit<BulkColumn, 'field'>>> = {
  title: { title: 'Title', kind: 'text', of: 'product' },
  sku: { title: 'SKU', kind: 'text', of: 'variant' },
  price: { title: 'Price', kind: 'money', of: 'variant' },
  salePrice: { title: 'Sale price', kind: 'money', of: 'variant' },
  onSale: { title: 'On sale', kind: 'yesNo', of: 'variant' },
  stock: { title: 'Stock', kind: 'stock', of: 'variant' },
  visible: { title: 'Visible', kind: 'yesNo', of: 'product' },
  featured: { title: 'Featured', kind: 'yesNo', of: 'product' },
  tags: { title: 'Tags', kind: 'list', of: 'product' },
  categories: { title: 'Categories', kind: 'paths', of: 'product' },
  taxClass: { title: 'Tax class', kind: 'text', of: 'product' },
  weight: { title: 'Weight', kind: 'measure', of: 'variant' },
  length: { title: 'Length', kind: 'measure', of: 'variant' },
  width: { title: 'Width', kind: 'measure', of: 'variant' },
  height: { title: 'Height', kind: 'measure', of: 'variant' },
  seoTitle: { title: 'SEO title', kind: 'text', of: 'product' },
  seoDescription: { title: 'SEO description', kind: 'text', of: 'product' },
};

export function bulkColumn(field: BulkField): BulkColumn {
  return { field, ...COLUMNS[field] };
}

export function isBulkField(text: string): text is BulkField {
  return (BULK_FIELDS as readonly string[]).includes(text);
}
